import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { coBuyersToTime, minutesAfter, minutesFor } from '../domain/hold'
import { may } from '../domain/permissions'
import type { StoredBooking } from './booking-record'
import { onBooking, type WayRefusal } from './change-booking'
import { addEvent, setHoldEnd } from './take-step'

/** Prolongs the hold of a locked booking for further buyers, each of whom counts once. Null when all have been counted. */
export async function giveTimeFor(
  ctx: TransactionContext,
  booking: StoredBooking,
  buyers: number,
  by: 'buyer' | 'staff',
): Promise<Date | null> {
  const more = coBuyersToTime(booking.coBuyers, buyers)
  if (more === 0 || !booking.holdEndsAt) return null
  const coBuyers = booking.coBuyers + more
  const endsAt = minutesAfter(booking.holdEndsAt, minutesFor(more))
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`update bookings set co_buyers = ${coBuyers} where id = ${booking.id}`)
  await setHoldEnd(ctx, booking, endsAt)
  const note = `+${minutesFor(more)} (${coBuyers + 1})`
  await addEvent(ctx, booking.id, { name: 'renew', by, note, from: booking.state, to: booking.state })
  return endsAt
}

/**
 * Gives whoever buys with others more time to fill in who they are: so many minutes for each further buyer, once each.
 * `used`: so many were counted already, or the details are given.
 */
export function timeForBuyers(ctx: Context, token: string, buyers: number): Promise<Result<Date, 'used' | WayRefusal>> {
  requireActor(ctx, may.timeForBuyers)

  return onBooking<Date, 'used' | WayRefusal>(ctx, token, async (inside, booking) => {
    const isNaming = booking.state === 'held' || booking.state === 'identified'
    const endsAt = isNaming ? await giveTimeFor(inside, booking, buyers, 'buyer') : null
    return endsAt ? ok(endsAt) : refuse('used')
  })
}
