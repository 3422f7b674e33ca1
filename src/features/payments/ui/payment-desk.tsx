import { takeRefundAction } from '../actions/refund-steps'
import type { DeskPaymentPage } from '../domain/desk'
import '@/design/desk.css'
import { DeskFacts } from '@/design/desk-facts'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { type DeskWords, deskWords } from './desk-words'

interface PaymentDeskProps {
  language: StaffLanguage
  page: DeskPaymentPage & { mayAsk: boolean; mayDecide: boolean }
  /** What was refused just now, with what was typed. */
  refused: { fault: string; amount: string; reason: string }
}

type Refund = DeskPaymentPage['refunds'][number]

/** One payment: its facts, its refunds with the next step of each, and its lines in the ledger. */
export function PaymentDesk({ language, page, refused }: PaymentDeskProps) {
  const t = deskWords(language)
  const { payment, refunds, entries, left } = page
  return (
    <div className="desk">
      <p>
        <a href="/admin/finance">{t.back}</a>
      </p>
      <h1>{payment.invoice}</h1>
      {payment.isLive ? null : <p className="desk-note">{t.trial}</p>}
      {payment.exception === null ? null : <p className="desk-note desk-late">{t.mismatched}</p>}
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.unknown}
        </p>
      ) : null}
      <DeskFacts
        facts={[
          [t.paymentColumns[1], `${payment.description} · ${payment.reference.toUpperCase()}`],
          [t.paymentColumns[2], staffMoney(payment.amount)],
          [t.paymentColumns[3], `${t.methods[payment.method]} · ${t.accountName(payment.provider)}`],
          [t.paymentColumns[4], t.states[payment.state]],
          [t.paymentColumns[5], payment.receiptNumber ?? '–'],
          [t.paymentColumns[6], staffTime(language, payment.paidAt)],
        ]}
      />
      {refunds.length > 0 ? <h2>{t.refunds}</h2> : null}
      {refunds.map((one) => (
        <RefundCard key={one.number} t={t} language={language} refund={one} mayDecide={page.mayDecide} />
      ))}
      {page.mayAsk && left > 0 ? <AskForm t={t} invoice={payment.invoice} left={left} refused={refused} /> : null}
      <h2>{t.ledger}</h2>
      <Entries t={t} language={language} entries={entries} />
    </div>
  )
}

function AskForm({
  t,
  invoice,
  left,
  refused,
}: { t: DeskWords; invoice: string; left: number } & Pick<PaymentDeskProps, 'refused'>) {
  return (
    <section aria-labelledby="ask-refund">
      <h2 id="ask-refund">{t.askTitle}</h2>
      <p>
        {t.left} {staffMoney(left)}. {t.askNote}
      </p>
      <form action={takeRefundAction}>
        <input type="hidden" name="step" value="ask" />
        <input type="hidden" name="invoice" value={invoice} />
        <label>
          {t.amount}
          <input name="amount" inputMode="decimal" required defaultValue={refused.amount || (left / 100).toFixed(2)} />
        </label>
        <label>
          {t.reason}
          <input name="reason" required maxLength={500} size={40} defaultValue={refused.reason} />
        </label>
        <button type="submit">{t.ask}</button>
      </form>
    </section>
  )
}

function RefundCard({
  t,
  language,
  refund,
  mayDecide,
}: {
  t: DeskWords
  language: StaffLanguage
  refund: Refund
  mayDecide: boolean
}) {
  return (
    <article className="desk-card" aria-label={refund.number}>
      <strong>
        {staffMoney(refund.amount)} · {t.ways[refund.way]} · {t.refundStates[refund.state]}
      </strong>
      <p>{refund.reason}</p>
      {refund.account ? (
        <p>
          {t.account} <b>{refund.account.name}</b>, {refund.account.bank} <b>{refund.account.number}</b>
        </p>
      ) : null}
      {refund.way === 'transfer' && refund.accountEnd === null && refund.state !== 'rejected' ? (
        <p>{t.noAccount}</p>
      ) : null}
      {mayDecide ? <NextStep t={t} refund={refund} /> : null}
      <details>
        <summary>{t.history}</summary>
        <ol>
          {refund.lines.map((line) => (
            <li key={`${line.step} ${line.at.toISOString()}`}>
              {staffTime(language, line.at)} · {t.steps[line.step] ?? line.step} · {line.by ?? t.system}
              {line.note ? ` · ${line.note}` : ''}
            </li>
          ))}
        </ol>
      </details>
    </article>
  )
}

function NextStep({ t, refund }: { t: DeskWords; refund: Refund }) {
  const hidden = (step: string) => (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="number" value={refund.number} />
      <input type="hidden" name="invoice" value={refund.invoice} />
    </>
  )
  if (refund.state === 'asked' && refund.isOwn) return <p>{t.own}</p>
  if (refund.state === 'asked')
    return (
      <>
        <form action={takeRefundAction}>
          {hidden('approve')}
          <button type="submit" data-weight="main">
            {t.approve}
          </button>
        </form>
        <form action={takeRefundAction}>
          {hidden('reject')}
          <label>
            {t.reason}
            <input name="reason" required maxLength={500} />
          </label>
          <button type="submit">{t.reject}</button>
        </form>
      </>
    )
  if (refund.state !== 'approved' || refund.way !== 'transfer' || refund.account === null) return null
  return (
    <form action={takeRefundAction}>
      {hidden('transfer')}
      <label>
        {t.bankReference}
        <input name="bankReference" required maxLength={60} />
      </label>
      <button type="submit" data-weight="main">
        {t.transferred}
      </button>
    </form>
  )
}

function Entries({
  t,
  language,
  entries,
}: { t: DeskWords; language: StaffLanguage } & Pick<DeskPaymentPage, 'entries'>) {
  return (
    <table>
      <thead>
        <tr>
          {t.entryColumns.map((column, at) => (
            <th key={column} scope="col" data-number={at === 3 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.posting} ${entry.account}`}>
            <td>{staffTime(language, entry.at)}</td>
            <td>{t.postingName(entry.posting)}</td>
            <td>{t.accountName(entry.account)}</td>
            <td data-number>{staffMoney(entry.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
