import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { takeRefundAction } from '../actions/refund-steps'
import type { DeskPaymentPage } from '../domain/desk'
import type { DeskWords } from './desk-words'

type Refund = DeskPaymentPage['refunds'][number]

/** One refund: what it is, whose account it goes to, its next step and its history. */
export function RefundCard({
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
      {refund.holder && refund.state !== 'done' ? (
        <p className={refund.holder.isBuyer ? undefined : 'desk-late'}>
          {fillText(t.holder, { name: refund.holder.name, end: refund.accountEnd ?? '' })}
          {refund.holder.isBuyer
            ? null
            : ` ${fillText(t.otherName, { buyers: refund.holder.buyers.join(', ') || '–' })}`}
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

function Hidden({ step, refund }: { step: string; refund: Pick<Refund, 'number' | 'invoice'> }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="number" value={refund.number} />
      <input type="hidden" name="invoice" value={refund.invoice} />
    </>
  )
}

/** A step that keeps its reason. */
export function ReasonForm({
  t,
  refund,
  step,
  submit,
}: {
  t: DeskWords
  refund: Pick<Refund, 'number' | 'invoice'>
  step: string
  submit: string
}) {
  return (
    <form action={takeRefundAction}>
      <Hidden step={step} refund={refund} />
      <label>
        {t.reason}
        <input name="reason" required maxLength={500} />
      </label>
      <button type="submit">{submit}</button>
    </form>
  )
}

/** What can be done about a refund that its provider has not carried out. */
function AtProvider({ t, refund }: { t: DeskWords; refund: Refund }) {
  const isWaiting = refund.state === 'approved'
  if (!isWaiting && (refund.state !== 'unknown' || refund.isReachable)) return null
  return (
    <>
      {refund.isReachable ? null : <p className="desk-late">{t.unreachable}</p>}
      {isWaiting && refund.isReachable ? (
        <form action={takeRefundAction}>
          <Hidden step="retry" refund={refund} />
          <button type="submit">{t.retry}</button>
        </form>
      ) : null}
      <ReasonForm t={t} refund={refund} step="redirect" submit={t.redirect} />
    </>
  )
}

function NextStep({ t, refund }: { t: DeskWords; refund: Refund }) {
  const hidden = (step: string) => <Hidden step={step} refund={refund} />
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
        {refund.isPromised ? null : <ReasonForm t={t} refund={refund} step="reject" submit={t.reject} />}
      </>
    )
  if (refund.way === 'provider') return <AtProvider t={t} refund={refund} />
  if (refund.state !== 'approved' || refund.account === null) return null
  if (refund.isAgreedByMe) return <p>{t.ownTransfer}</p>
  return (
    <form action={takeRefundAction}>
      {hidden('transfer')}
      <input type="hidden" name="account" value={refund.accountMark} />
      <p>{fillText(t.transferTo, { end: refund.accountEnd ?? '' })}</p>
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
