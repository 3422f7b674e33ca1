import type { ReactNode } from 'react'
import { DeskFile, DeskFilters } from '@/design/back-office/desk-list'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { type Books, byBooks, type DayRow, type DeskPayment, type DeskRefund, isDayEqual } from '../domain/desk'
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
        {(rows) => <RefundTable t={t} language={language} rows={rows} />}
      </LiveAndTrial>
      <h2>{t.exceptions}</h2>
      {exceptions.length === 0 ? <p>{t.noExceptions}</p> : null}
      <LiveAndTrial t={t} rows={exceptions}>
        {(rows) => <PaymentTable t={t} language={language} rows={rows} />}
      </LiveAndTrial>
      <Day t={t} day={day} rows={rows} />
      <h2>{t.payments}</h2>
      <DeskFilters
        filters={[{ kind: 'search', name: 'search', label: t.search, value: search, most: 100, size: 36 }]}
        submit={t.find}
      />
      {payments.length === 0 ? (
        <p role="status">{t.none}</p>
      ) : (
        <>
          <LiveAndTrial t={t} rows={payments}>
            {(rows) => <PaymentTable t={t} language={language} rows={rows} />}
          </LiveAndTrial>
          <p>{t.most}</p>
        </>
      )}
    </div>
  )
}

interface TableProps<Row> {
  t: DeskWords
  language: StaffLanguage
  rows: readonly Row[]
}

function RefundTable({ t, language, rows }: TableProps<DeskRefund>) {
  const heads = t.refundColumns
  const columns: readonly DeskColumn<DeskRefund>[] = [
    {
      key: 'number',
      head: heads.number,
      isName: true,
      cell: ({ invoice, number }) => <a href={hrefOf(invoice)}>{number}</a>,
    },
    { key: 'what', head: heads.description, cell: What },
    { key: 'amount', head: heads.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
    { key: 'way', head: heads.way, cell: ({ way }) => t.ways[way] },
    {
      key: 'state',
      head: heads.state,
      cell: ({ state }) => (
        <span className={state === 'unknown' ? 'desk-late' : undefined}>{t.refundStates[state]}</span>
      ),
    },
    { key: 'askedBy', head: heads.askedBy, cell: ({ askedBy }) => askedBy ?? t.system },
    { key: 'askedAt', head: heads.askedAt, cell: ({ askedAt }) => staffTime(language, askedAt) },
  ]
  return <DeskTable columns={columns} rows={rows} keyOf={({ number }) => number} />
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

/** What a row of the desk is about. */
const What = ({ description, reference }: Pick<DeskPayment, 'description' | 'reference'>) => (
  <>
    {description}
    <br />
    {reference.toUpperCase()}
  </>
)

function PaymentTable({ t, language, rows }: TableProps<DeskPayment>) {
  const heads = t.paymentColumns
  const columns: readonly DeskColumn<DeskPayment>[] = [
    {
      key: 'invoice',
      head: heads.invoice,
      isName: true,
      cell: ({ invoice }) => <a href={hrefOf(invoice)}>{invoice}</a>,
    },
    { key: 'what', head: heads.description, cell: What },
    { key: 'amount', head: heads.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
    { key: 'method', head: heads.method, cell: ({ method }) => t.methods[method] },
    {
      key: 'state',
      head: heads.state,
      cell: ({ state, exception }) => (
        <>
          {t.states[state]}
          {exception === null ? null : <p className="desk-late">{t.exceptionOf[exception] ?? exception}</p>}
        </>
      ),
    },
    { key: 'receipt', head: heads.receipt, cell: ({ receiptNumber }) => receiptNumber ?? '–' },
    { key: 'paidAt', head: heads.paidAt, cell: ({ paidAt }) => staffTime(language, paidAt) },
  ]
  return <DeskTable columns={columns} rows={rows} keyOf={({ invoice }) => invoice} />
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
      <DeskTable columns={dayColumns(t)} rows={rows} keyOf={({ entity, provider }) => `${entity} ${provider}`} />
      <p className={isEqual ? undefined : 'desk-late'} role={isEqual ? undefined : 'alert'}>
        {isEqual ? t.equal : t.unequal}
      </p>
      <DeskFile href={`/api/finance/day?day=${day}${books === 'trial' ? '&books=trial' : ''}`} text={t.download} />
    </>
  )
}

const dayColumns = (t: DeskWords): readonly DeskColumn<DayRow>[] => [
  { key: 'entity', head: t.dayColumns.entity, isName: true, cell: ({ entity }) => entity },
  { key: 'account', head: t.dayColumns.account, cell: ({ provider }) => t.accountName(provider) },
  { key: 'payments', head: t.dayColumns.payments, isNumber: true, cell: ({ payments }) => payments },
  { key: 'taken', head: t.dayColumns.taken, isNumber: true, cell: ({ taken }) => staffMoney(taken) },
  {
    key: 'receipts',
    head: t.dayColumns.receipts,
    cell: ({ firstReceipt, lastReceipt }) =>
      [...new Set([firstReceipt, lastReceipt])].filter(Boolean).join(' – ') || '–',
  },
  { key: 'refunds', head: t.dayColumns.refunds, isNumber: true, cell: ({ refunds }) => refunds },
  { key: 'givenBack', head: t.dayColumns.givenBack, isNumber: true, cell: ({ givenBack }) => staffMoney(givenBack) },
  { key: 'net', head: t.dayColumns.net, isNumber: true, cell: ({ taken, givenBack }) => staffMoney(taken - givenBack) },
]
