import { DeskFacts } from '@/design/back-office/desk-facts'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { takeRefundAction } from '../actions/refund-steps'
import type { DeskPaymentPage } from '../domain/desk'
import { type DeskWords, deskWords } from './desk-words'
import { ReasonForm, RefundCard } from './refund-card'

interface PaymentDeskProps {
  language: StaffLanguage
  page: DeskPaymentPage & { mayAsk: boolean; mayDecide: boolean }
  /** What was refused just now, with what was typed. */
  refused: { fault: string; amount: string; reason: string }
}

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
      <Exception t={t} language={language} page={page} />
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.unknown}
        </p>
      ) : null}
      <DeskFacts
        facts={[
          [t.paymentColumns.description, `${payment.description} · ${payment.reference.toUpperCase()}`],
          [t.paymentColumns.amount, staffMoney(payment.amount)],
          [t.paymentColumns.method, `${t.methods[payment.method]} · ${t.accountName(payment.provider)}`],
          [t.paymentColumns.state, t.states[payment.state]],
          [t.paymentColumns.receipt, payment.receiptNumber ?? '–'],
          [t.paymentColumns.paidAt, staffTime(language, payment.paidAt)],
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

/** Why a person must look at a payment, and the way to take it off the list. */
function Exception({ t, language, page }: { t: DeskWords; language: StaffLanguage; page: PaymentDeskProps['page'] }) {
  const { payment, closed, isStranded } = page
  const why = payment.exception ?? (isStranded ? 'stranded' : null)
  return (
    <>
      {why === null ? null : <p className="desk-note desk-late">{t.exceptionOf[why] ?? why}</p>}
      {why !== null && page.mayDecide ? (
        <ReasonForm t={t} refund={{ number: '', invoice: payment.invoice }} step="close" submit={t.close} />
      ) : null}
      {closed.map((one) => (
        <p key={one.at.toISOString()}>
          {t.closed}: {t.exceptionOf[one.exception] ?? one.exception} · {one.reason} · {one.by ?? t.system} ·{' '}
          {staffTime(language, one.at)}
        </p>
      ))}
    </>
  )
}

function Entries({
  t,
  language,
  entries,
}: { t: DeskWords; language: StaffLanguage } & Pick<DeskPaymentPage, 'entries'>) {
  const heads = t.entryColumns
  const columns: readonly DeskColumn<DeskPaymentPage['entries'][number]>[] = [
    { key: 'at', head: heads.at, cell: ({ at }) => staffTime(language, at) },
    { key: 'posting', head: heads.posting, cell: ({ posting }) => t.postingName(posting) },
    { key: 'account', head: heads.account, cell: ({ account }) => t.accountName(account) },
    { key: 'amount', head: heads.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
  ]
  return <DeskTable columns={columns} rows={entries} keyOf={({ posting, account }) => `${posting} ${account}`} />
}
