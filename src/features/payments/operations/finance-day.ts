import { writeSheet } from '@/formats/sheet'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { aNumber, aText, orNull, type RowOf } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import type { Books, DayRow } from '../domain/desk'
import { may } from '../domain/permissions'
import { receiptNumber } from '../domain/receipt-number'
import { ledgerEntries, payments, receipts, refunds } from '../tables'

const within = (column: SQL, day: string) => sql`${column} >= ${`${day}T00:00:00+07:00`}::timestamptz
  and ${column} < ${`${day}T00:00:00+07:00`}::timestamptz + interval '1 day'`

/** Who took the money of a payment: a provider, or our own accounts. */
const TAKEN_BY = sql`case when p.method = 'transfer' then 'bank' when p.method in ('cash', 'terminal') then p.method
  else p.provider end`

/** The accounts of the ledger that hold money. */
const MONEY = sql`('provider', 'bank', 'cash', 'terminal')`

/** Whose money it is: who took it, of which entity, real or tried out. */
const TAKER = { provider: aText, entity: receipts.entity, isLive: payments.isLive }

const TAKEN = { ...TAKER, payments: aNumber, taken: aNumber, first: aNumber, last: aNumber, year: aNumber }

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

  const found = new Map<string, DayRow>()
  const rowOf = ({ provider, entity, isLive }: RowOf<typeof TAKER>): DayRow => {
    const key = `${provider} ${entity} ${isLive}`
    const made = found.get(key) ?? {
      ...{ provider, entity, isLive, payments: 0, taken: 0, firstReceipt: null, lastReceipt: null },
      ...{ refunds: 0, givenBack: 0, ledgerTaken: 0, ledgerGivenBack: 0 },
    }
    found.set(key, made)
    return made
  }
  for (const row of await rowsOf(ctx, takenOn(day), TAKEN)) {
    const numbered = (number: number) => receiptNumber(row.entity, row.year, number)
    Object.assign(rowOf(row), {
      ...{ payments: row.payments, taken: row.taken },
      ...{ firstReceipt: numbered(row.first), lastReceipt: numbered(row.last) },
    })
  }
  for (const row of await rowsOf(ctx, givenOn(day), { ...TAKER, refunds: aNumber, given: aNumber }))
    Object.assign(rowOf(row), { refunds: row.refunds, givenBack: row.given })
  for (const row of await rowsOf(ctx, ledgerOn(day), { ...TAKER, taken: aNumber, given: aNumber }))
    Object.assign(rowOf(row), { ledgerTaken: row.taken, ledgerGivenBack: row.given })
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

const baht = (amount: number) => (amount / 100).toFixed(2)

/** The movements of real money, or those of trials, of a day as CSV, one line each, in the order in which they happened, free of formulas. */
export async function exportFinanceDay(ctx: Context, day: string, books: Books): Promise<string> {
  requireActor(ctx, may.exportFinanceDay)

  const rows = await rowsOf(
    ctx,
    sql`select e.posted_at, e.posting, e.amount, e.account, p.invoice, p.reference, p.provider, p.method, r.entity, r.year,
      r.number, f.number as refund, coalesce(f.bank_reference, s.bank_reference) as bank_reference
    from ledger_entries e join payments p on p.id = e.payment_id join receipts r on r.payment_id = p.id
      left join refunds f on e.posting = 'refund-' || f.id
      left join payment_slips s on f.id is null and s.payment_id = p.id and s.state = 'approved'
    where p.is_live = ${books === 'live'} and e.account in ${MONEY} and ${within(sql`e.posted_at`, day)} order by e.id`,
    {
      postedAt: ledgerEntries.postedAt,
      amount: ledgerEntries.amount,
      account: ledgerEntries.account,
      invoice: payments.invoice,
      reference: payments.reference,
      provider: payments.provider,
      method: payments.method,
      entity: receipts.entity,
      year: receipts.year,
      number: receipts.number,
      refund: orNull(refunds.number),
      bankReference: orNull(aText),
    },
  )
  const lines = rows.map((row) => [
    row.postedAt.toISOString(),
    row.refund === null ? 'payment' : 'refund',
    baht(row.amount),
    row.account,
    row.entity,
    receiptNumber(row.entity, row.year, row.number),
    ...[row.invoice, row.reference, row.provider, row.method, row.refund ?? '', row.bankReference ?? ''],
  ])
  // An amount may be negative: a number is no formula.
  return writeSheet([HEAD, ...lines], '')
}
