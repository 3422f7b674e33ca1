import { TableHead } from '@/design/table-head'
import { type Books, byBooks, type DayRow, type DeskPayment, type DeskRefund, isDayEqual } from '../domain/desk'
import '@/design/desk.css'
import type { ReactNode } from 'react'
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
      <SlipQueue language={language} slips={slips} trial={t.trial} />
      <h2>{t.queue}</h2>
      {refunds.length === 0 ? <p>{t.noRefunds}</p> : null}
      <LiveAndTrial t={t} rows={refunds}>
        {(rows) => <RefundTable t={t} language={language} refunds={rows} />}
      </LiveAndTrial>
      <h2>{t.exceptions}</h2>
      {exceptions.length === 0 ? <p>{t.noExceptions}</p> : null}
      <LiveAndTrial t={t} rows={exceptions}>
        {(rows) => <PaymentTable t={t} language={language} payments={rows} />}
      </LiveAndTrial>
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
          <LiveAndTrial t={t} rows={payments}>
            {(rows) => <PaymentTable t={t} language={language} payments={rows} />}
          </LiveAndTrial>
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
      <TableHead columns={Object.values(t.refundColumns)} numbers={[2]} />
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

/** A table of real money, and, apart from it, one of trials. */
function LiveAndTrial<Row extends { isLive: boolean }>({
  t,
  rows,
  children,
}: {
  t: DeskWords
  rows: readonly Row[]
  children: (rows: readonly Row[], books: Books) => ReactNode
}) {
  const { live, trial } = byBooks(rows)
  return (
    <>
      {live.length > 0 ? children(live, 'live') : null}
      {trial.length > 0 ? (
        <>
          <h3>{t.trial}</h3>
          {children(trial, 'trial')}
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
      <TableHead columns={Object.values(t.paymentColumns)} numbers={[2]} />
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
  return (
    <section aria-labelledby="finance-day">
      <h2 id="finance-day">{t.day}</h2>
      <form method="get">
        <input type="date" name="day" aria-label={t.day} defaultValue={day} required />
        <button type="submit">{t.showDay}</button>
      </form>
      {rows.length === 0 ? <p>{t.quiet}</p> : null}
      <LiveAndTrial t={t} rows={rows}>
        {(ofBooks, books) => <DayTable t={t} day={day} rows={ofBooks} books={books} />}
      </LiveAndTrial>
    </section>
  )
}

function DayTable({ t, day, rows, books }: { t: DeskWords; day: string; rows: readonly DayRow[]; books: Books }) {
  const isEqual = isDayEqual(rows)
  return (
    <>
      <table>
        <TableHead columns={Object.values(t.dayColumns)} numbers={[2, 3, 5, 6, 7]} />
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
      <p>
        <a
          className="desk-button"
          href={`/api/finance/day?day=${day}${books === 'trial' ? '&books=trial' : ''}`}
          download
        >
          {t.download}
        </a>
      </p>
    </>
  )
}
