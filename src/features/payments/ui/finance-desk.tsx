import { TableHead } from '@/design/table-head'
import { type DayRow, type DeskPayment, type DeskRefund, isDayEqual } from '../domain/desk'
import '@/design/desk.css'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import type { DeskSlip } from '../domain/desk-slip'
import { type DeskWords, deskWords } from './desk-words'
import { SlipQueue } from './slip-desk'

interface FinanceDeskProps {
  language: StaffLanguage
  search: string
  day: string
  slips: readonly DeskSlip[]
  refunds: readonly DeskRefund[]
  exceptions: readonly DeskPayment[]
  payments: readonly DeskPayment[]
  rows: readonly DayRow[]
}

const hrefOf = (invoice: string) => `/admin/finance?payment=${invoice}`

/** The desk of finance: what waits for a person first, then the day, then every payment. */
export function FinanceDesk({ language, search, day, slips, refunds, exceptions, payments, rows }: FinanceDeskProps) {
  const t = deskWords(language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <SlipQueue language={language} slips={slips} />
      <h2>{t.queue}</h2>
      {refunds.length === 0 ? <p>{t.noRefunds}</p> : <RefundTable t={t} language={language} refunds={refunds} />}
      <h2>{t.exceptions}</h2>
      {exceptions.length === 0 ? (
        <p>{t.noExceptions}</p>
      ) : (
        <LiveAndTrial t={t} language={language} payments={exceptions} />
      )}
      <Day t={t} day={day} rows={rows} />
      <h2>{t.payments}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: search elements are unknown to the browsers of the back office */}
      <form method="get" role="search">
        <label>
          {t.search}
          <input type="search" name="search" defaultValue={search} maxLength={100} size={36} />
        </label>
        <button type="submit">{t.find}</button>
      </form>
      {payments.length === 0 ? (
        <p role="status">{t.none}</p>
      ) : (
        <>
          <LiveAndTrial t={t} language={language} payments={payments} />
          <p>{t.most}</p>
        </>
      )}
    </div>
  )
}

function RefundTable({
  t,
  language,
  refunds,
}: {
  t: DeskWords
  language: StaffLanguage
  refunds: readonly DeskRefund[]
}) {
  return (
    <table>
      <TableHead columns={t.refundColumns} numbers={[2]} />
      <tbody>
        {refunds.map((one) => (
          <tr key={one.number}>
            <th scope="row">
              <a href={hrefOf(one.invoice)}>{one.number}</a>
            </th>
            <What {...one} />
            <td>{t.ways[one.way]}</td>
            <td className={one.state === 'unknown' ? 'desk-late' : undefined}>{t.refundStates[one.state]}</td>
            <td>{one.askedBy ?? t.system}</td>
            <td>{staffTime(language, one.askedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Payments that moved money, and, apart from them, trials. */
function LiveAndTrial({
  t,
  language,
  payments,
}: {
  t: DeskWords
  language: StaffLanguage
  payments: readonly DeskPayment[]
}) {
  const [live, trials] = [payments.filter(({ isLive }) => isLive), payments.filter(({ isLive }) => !isLive)]
  return (
    <>
      {live.length > 0 ? <PaymentTable t={t} language={language} payments={live} /> : null}
      {trials.length > 0 ? (
        <>
          <h3>{t.trial}</h3>
          <PaymentTable t={t} language={language} payments={trials} />
        </>
      ) : null}
    </>
  )
}

/** What a row of the desk is about, and how much. */
function What({ description, reference, amount }: Pick<DeskPayment, 'description' | 'reference' | 'amount'>) {
  return (
    <>
      <td>
        {description}
        <br />
        {reference.toUpperCase()}
      </td>
      <td data-number>{staffMoney(amount)}</td>
    </>
  )
}

function PaymentTable({
  t,
  language,
  payments,
}: {
  t: DeskWords
  language: StaffLanguage
  payments: readonly DeskPayment[]
}) {
  return (
    <table>
      <TableHead columns={t.paymentColumns} numbers={[2]} />
      <tbody>
        {payments.map((one) => (
          <tr key={one.invoice}>
            <th scope="row">
              <a href={hrefOf(one.invoice)}>{one.invoice}</a>
            </th>
            <What {...one} />
            <td>{t.methods[one.method]}</td>
            <td>
              {t.states[one.state]}
              {one.exception === null ? null : (
                <p className="desk-late">{t.exceptionOf[one.exception] ?? one.exception}</p>
              )}
            </td>
            <td>{one.receiptNumber ?? '–'}</td>
            <td>{staffTime(language, one.paidAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ t, day, rows }: { t: DeskWords; day: string; rows: readonly DayRow[] }) {
  const isEqual = isDayEqual(rows)
  return (
    <section aria-labelledby="finance-day">
      <h2 id="finance-day">{t.day}</h2>
      <form method="get">
        <input type="date" name="day" aria-label={t.day} defaultValue={day} required />
        <button type="submit">{t.showDay}</button>
        <a className="desk-button" href={`/api/finance/day?day=${day}`} download>
          {t.download}
        </a>
      </form>
      {rows.length === 0 ? (
        <p>{t.quiet}</p>
      ) : (
        <>
          <table>
            <TableHead columns={t.dayColumns} numbers={[2, 3, 5, 6, 7]} />
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.entity} ${row.provider}`}>
                  <th scope="row">{row.entity}</th>
                  <td>{t.accountName(row.provider)}</td>
                  <td data-number>{row.payments}</td>
                  <td data-number>{staffMoney(row.taken)}</td>
                  <td>{[...new Set([row.firstReceipt, row.lastReceipt])].filter(Boolean).join(' – ') || '–'}</td>
                  <td data-number>{row.refunds}</td>
                  <td data-number>{staffMoney(row.givenBack)}</td>
                  <td data-number>{staffMoney(row.taken - row.givenBack)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={isEqual ? undefined : 'desk-late'} role={isEqual ? undefined : 'alert'}>
            {isEqual ? t.equal : t.unequal}
          </p>
        </>
      )}
    </section>
  )
}
