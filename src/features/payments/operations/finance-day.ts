import { guardCell, writeCsv } from '@/formats/csv'
import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { Books, DayRow } from '../domain/desk'
import { may } from '../domain/permissions'
import { receiptNumber } from '../domain/receipt-number'

const within = (column: SQL, day: string) => sql`${column} >= ${`${day}T00:00:00+07:00`}::timestamptz
  and ${column} < ${`${day}T00:00:00+07:00`}::timestamptz + interval '1 day'`

/** Who took the money of a payment: a provider, or our own accounts. */
const TAKEN_BY = sql`case when p.method = 'transfer' then 'bank' when p.method in ('cash', 'terminal') then p.method
  else p.provider end`

/** The accounts of the ledger that hold money. */
const MONEY = sql`('provider', 'bank', 'cash', 'terminal')`

/** Money in, by the payments themselves and their receipts. */
const takenOn = (day: string) => sql`
  select ${TAKEN_BY} as provider, r.entity, p.is_live, count(*) as payments, sum(p.amount) as taken, min(r.number) as first, max(r.number) as last,
    min(r.year) as year
  from payments p join receipts r on r.payment_id = p.id where ${within(sql`p.paid_at`, day)} group by 1, 2, 3`

/** Money back, by the refunds themselves. */
const givenOn = (day: string) => sql`
  select case when f.way = 'provider' then p.provider else 'bank' end as provider, r.entity, p.is_live, count(*) as refunds,
    sum(f.amount) as given
  from refunds f join payments p on p.id = f.payment_id join receipts r on r.payment_id = p.id
  where f.state = 'done' and ${within(sql`f.done_at`, day)} group by 1, 2, 3`

/** The same by the ledger: what moved on the accounts that hold money. */
const ledgerOn = (day: string) => sql`
  select case when e.account = 'provider' then p.provider else e.account end as provider, r.entity, p.is_live,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0) as taken,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as given
  from ledger_entries e join payments p on p.id = e.payment_id join receipts r on r.payment_id = p.id
  where e.account in ${MONEY} and ${within(sql`e.posted_at`, day)} group by 1, 2, 3`

/**
 * What came in and went back on a day in Thailand, by provider, legal entity and whether the money
 * is real, told twice: by payments and refunds, and
 * by the ledger. Both are the same, or somebody must look. Money in whole satang.
 */
export async function readFinanceDay(ctx: Context, day: string): Promise<DayRow[]> {
  requireActor(ctx, may.readFinanceDay)

  const database = await databaseOf(ctx.payload, ctx.req)
  const found = new Map<string, DayRow>()
  const rowOf = (row: Record<string, unknown>): DayRow => {
    const [provider, entity, isLive] = [String(row.provider), String(row.entity), row.is_live === true]
    const key = `${provider} ${entity} ${isLive}`
    const made = found.get(key) ?? {
      ...{ provider, entity, isLive, payments: 0, taken: 0, firstReceipt: null, lastReceipt: null },
      ...{ refunds: 0, givenBack: 0, ledgerTaken: 0, ledgerGivenBack: 0 },
    }
    found.set(key, made)
    return made
  }
  for (const row of (await database.execute(takenOn(day))).rows) {
    const numbered = (number: unknown) => receiptNumber(String(row.entity), Number(row.year), Number(number))
    Object.assign(rowOf(row), {
      ...{ payments: Number(row.payments), taken: Number(row.taken) },
      ...{ firstReceipt: numbered(row.first), lastReceipt: numbered(row.last) },
    })
  }
  for (const row of (await database.execute(givenOn(day))).rows)
    Object.assign(rowOf(row), { refunds: Number(row.refunds), givenBack: Number(row.given) })
  for (const row of (await database.execute(ledgerOn(day))).rows)
    Object.assign(rowOf(row), { ledgerTaken: Number(row.taken), ledgerGivenBack: Number(row.given) })
  return [...found.values()].sort((a, b) =>
    `${a.entity} ${a.provider}`.localeCompare(`${b.entity} ${b.provider}`, 'en'),
  )
}

const HEAD = [
  'time',
  'what',
  'amount_thb',
  'account',
  'entity',
  'receipt',
  'invoice',
  'reference',
  'provider',
  'method',
  'refund',
  'bank_reference',
]

const baht = (amount: unknown) => (Number(amount) / 100).toFixed(2)

/** The movements of real money, or those of trials, of a day as CSV, one line each, in the order in which they happened, free of formulas. */
export async function exportFinanceDay(ctx: Context, day: string, books: Books): Promise<string> {
  requireActor(ctx, may.exportFinanceDay)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select e.posted_at, e.posting, e.amount, e.account, p.invoice, p.reference, p.provider, p.method, r.entity, r.year,
      r.number, f.number as refund, coalesce(f.bank_reference, s.bank_reference) as bank_reference
    from ledger_entries e join payments p on p.id = e.payment_id join receipts r on r.payment_id = p.id
      left join refunds f on e.posting = 'refund-' || f.id
      left join payment_slips s on f.id is null and s.payment_id = p.id and s.state = 'approved'
    where p.is_live = ${books === 'live'} and e.account in ${MONEY} and ${within(sql`e.posted_at`, day)} order by e.id`)
  const lines = rows.map((row) => [
    new Date(row.posted_at as string).toISOString(),
    row.refund === null ? 'payment' : 'refund',
    baht(row.amount),
    String(row.account),
    String(row.entity),
    receiptNumber(String(row.entity), Number(row.year), Number(row.number)),
    ...[row.invoice, row.reference, row.provider, row.method, row.refund ?? '', row.bank_reference ?? ''].map(String),
  ])
  // An amount may be negative: a number is no formula.
  return writeCsv([HEAD, ...lines.map((line) => line.map((cell, at) => (at === 2 ? cell : guardCell(cell))))])
}
