import { databaseOf, sql } from '@/platform/database/database'
import { lockPerson } from '@/platform/database/lock-person'
import type { TransactionContext } from '@/platform/database/transaction'
import { HOLDING_STATES } from '../domain/booking-states'
import type { Buyer } from '../domain/identity'
import { personOf } from './booking-secrets'
import { isOverInSql } from './lapse-holds'

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

const peopleOf = (buyers: readonly Buyer[]): string[] =>
  [...new Set(buyers.map(({ number }) => personOf(number)))].sort()

/**
 * How many other units of a campaign that one of these buyers has who has the most, alone or with others. The requests of
 * each of them wait for one another until the transaction ends; in one order, so that nobody waits for ever.
 */
export async function unitsOfOne(
  ctx: TransactionContext,
  buyers: readonly Buyer[],
  { booking, campaign }: { booking: number; campaign: number | null },
): Promise<number> {
  const people = peopleOf(buyers)
  if (people.length === 0) return 0
  for (const person of people) await lockPerson(ctx, person)
  const database = await databaseOf(ctx.payload, ctx.req)
  const named = sql.join(
    people.map((person) => sql`${person}`),
    sql`, `,
  )
  const { rows } = await database.execute(sql`
    select count(*) as units from booking_people p join bookings b on b.id = p.booking_id
    where p.person in (${named}) and b.campaign_id = ${campaign} and b.id <> ${booking}
      and b.state in (${HOLDING}) and not ${isOverInSql(ctx.now)}
    group by p.person order by units desc limit 1`)
  return Number(rows[0]?.units ?? 0)
}

/** Keeps by whom a booking is, in place of whom was named before. */
export async function storePeople(ctx: TransactionContext, booking: number, buyers: readonly Buyer[]): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`delete from booking_people where booking_id = ${booking}`)
  for (const person of peopleOf(buyers))
    await database.execute(sql`insert into booking_people (booking_id, person) values (${booking}, ${person})`)
}
