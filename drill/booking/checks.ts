import pg from 'pg'
import type { Buyer } from './buyer'

/** What must be zero after everything has settled, each counted by the database alone. */
const COUNTS: readonly (readonly [string, string])[] = [
  [
    'units with two open holds, or sold twice',
    `select unit_id from bookings where state = 'booked' group by 1 having count(*) > 1
     union all select unit_id from booking_holds where freed_at is null group by 1 having count(*) > 1`,
  ],
  [
    'open holds of bookings that are over',
    `select 1 from booking_holds h join bookings b on b.id = h.booking_id
     where h.freed_at is null and b.state in ('lapsed', 'cancelled_by_buyer', 'cancelled_by_company', 'paid_late', 'refunded')`,
  ],
  [
    'bookings whose hold is over and not ended',
    `select 1 from bookings where state in ('held', 'identified', 'verified', 'on_paper', 'signed', 'paying') and hold_ends_at < now()`,
  ],
  [
    'units of the drill reserved for nobody, or free and held',
    `select 1 from units u where u.number like 'D-%' and (u.state = 'reserved')
     is distinct from exists (select 1 from booking_holds h where h.unit_id = u.id and h.freed_at is null)`,
  ],
  [
    'bookings that the provider charged more than once',
    `select p.reference from payments p join trial_objects o on o.object->'metadata'->>'invoice' = p.invoice
     where o.object->>'status' = 'successful' group by 1 having count(*) > 1`,
  ],
  [
    'charges of the provider without their payment, or with another amount',
    `select 1 from trial_objects o left join payments p on p.invoice = o.object->'metadata'->>'invoice'
     where o.object->>'status' = 'successful'
       and (p.id is null or p.state not in ('paid', 'refund_due') or p.amount <> (o.object->>'amount')::bigint)`,
  ],
  [
    'payments without their charge',
    `select 1 from payments p where p.state in ('paid', 'refund_due') and not exists (select 1 from trial_objects o
     where o.object->'metadata'->>'invoice' = p.invoice and o.object->>'status' = 'successful')`,
  ],
  [
    'payments whose end nobody knows',
    `select 1 from payments where state in ('created', 'requested', 'unknown', 'pending')`,
  ],
  [
    'receipt numbers missing or twice',
    `select 1 from receipt_counters c where c.last <> (select count(distinct number) from receipts r
       where r.entity = c.entity and r.year = c.year)
     union all select 1 from receipts group by entity, year, number having count(*) > 1`,
  ],
  [
    'paid payments without a receipt, and receipts without a payment',
    `select 1 from payments p full join receipts r on r.payment_id = p.id
     where (p.paid_at is null) is distinct from (r.payment_id is null)`,
  ],
  ['postings that do not balance', `select posting from ledger_entries group by 1 having sum(amount) <> 0`],
  [
    'satang that the ledger and the provider do not agree on',
    `select 1 where (select coalesce(sum(amount), 0) from ledger_entries where account = 'provider')
     <> (select coalesce(sum((object->>'amount')::bigint), 0) from trial_objects where object->>'status' = 'successful')`,
  ],
  [
    'paid bookings that are not booked',
    `select 1 from payments p join bookings b on b.reference = p.reference where p.state = 'paid' and b.state <> 'booked'`,
  ],
]

export interface Violation {
  what: string
  count: number
}

/** Counts what must not be, in the database. */
export async function countViolations(databaseUrl: string): Promise<Violation[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const found: Violation[] = []
    for (const [what, query] of COUNTS) found.push({ what, count: (await client.query(query)).rowCount ?? 0 })
    return found
  } finally {
    await client.end()
  }
}

/** What there is to be counted: a drill in which nothing happened proves nothing. */
export async function countDone(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from bookings where state = 'booked') as booked,
       (select count(*) from bookings where state = 'lapsed') as lapsed,
       (select count(*) from trial_objects where object->>'status' = 'successful') as charges,
       (select count(*) from receipts) as receipts, (select count(*) from ledger_entries) as "lines of the ledger"`,
  )
  await client.end()
  return Object.entries(rows[0] ?? {})
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
}

/** What a buyer was promised, and what the site knows in the end. */
export interface Kept {
  promised: Buyer['promised']
  /** Ids of the mails that arrived; the same id twice is a known copy. */
  mails: readonly string[]
}

/**
 * What must be zero about buyers: promises that were not kept, and booked ones with other mails than the two codes, the
 * news and the receipt. Codes that were asked for again are more than two.
 */
export function countBroken(buyers: readonly Kept[]): Violation[] {
  const isBroken = ({ promised }: Kept) => promised.size > 0 && !promised.has('booked')
  const distinct = ({ mails }: Kept) => new Set(mails).size
  const booked = buyers.filter(({ promised }) => promised.has('booked'))
  return [
    { what: 'acknowledged bookings that were lost', count: buyers.filter(isBroken).length },
    { what: 'buyers without their news or receipt', count: booked.filter((buyer) => distinct(buyer) < 2).length },
    { what: 'buyers told twice', count: booked.filter((buyer) => distinct(buyer) > 2).length },
  ]
}
