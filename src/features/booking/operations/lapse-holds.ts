import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { OPEN_STATES } from '../domain/booking-states'
import { isOver, PAYMENT_GRACE_MINUTES } from '../domain/hold'
import { may } from '../domain/permissions'
import { lockBooking, type StoredBooking } from './booking-record'
import { takeStep } from './take-step'

const OPEN = sql`(${sql.join(
  OPEN_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`

/** The same rule as `isOver`, for many rows. */
export const isOverInSql = (now: Date): SQL => sql`(state in ${OPEN} and hold_ends_at
  + case when state = 'paying' then make_interval(mins => ${PAYMENT_GRACE_MINUTES}) else interval '0' end
  <= ${now.toISOString()}::timestamptz)`

/** Ends the hold of a locked booking if it is over. Resolves to the booking as it is then. */
export async function lapseIfOver(ctx: TransactionContext, booking: StoredBooking): Promise<StoredBooking> {
  if (!isOver(booking, ctx.now)) return booking
  const state = await takeStep(ctx, booking, { name: 'lapse', by: 'system' })
  return state ? { ...booking, state } : booking
}

/** Ends the hold on a unit if it is over. One that somebody else is working on is left alone. */
export async function lapseHoldOf(ctx: TransactionContext, unit: number): Promise<void> {
  const where = sql`unit_id = ${unit} and ${isOverInSql(ctx.now)}`
  const booking = await lockBooking(ctx, where, { skipLocked: true })
  if (booking) await lapseIfOver(ctx, booking)
}

/** Ends every hold that is over, each in a transaction of its own. Resolves to their number. */
export async function lapseHolds(ctx: Context): Promise<number> {
  requireActor(ctx, may.lapseHolds)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select id from bookings where ${isOverInSql(ctx.now)} order by id`)
  let ended = 0
  for (const { id } of rows) {
    await inTransaction(ctx, async (inside) => {
      const booking = await lockBooking(inside, sql`id = ${id} and ${isOverInSql(ctx.now)}`, { skipLocked: true })
      if (booking && (await lapseIfOver(inside, booking)).state === 'lapsed') ended += 1
    })
  }
  return ended
}
