import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { mayRenew, renewedUntil } from '../domain/hold'
import { may } from '../domain/permissions'
import { onBooking, type WayRefusal } from './change-booking'
import { addEvent, setHoldEnd, takeStep } from './take-step'

/** Gives the buyer the time of a whole hold from now, once, with that of every further buyer. */
export function renewHold(ctx: Context, token: string): Promise<Result<Date, 'used' | WayRefusal>> {
  requireActor(ctx, may.renewHold)

  return onBooking<Date, 'used' | WayRefusal>(ctx, token, async (inside, booking) => {
    if (!mayRenew(booking, inside.now)) return refuse('used')
    const endsAt = renewedUntil(booking, inside.now)
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`update bookings set renewals = renewals + 1 where id = ${booking.id}`)
    await setHoldEnd(inside, booking, endsAt)
    await addEvent(inside, booking.id, { name: 'renew', by: 'buyer', from: booking.state, to: booking.state })
    return ok(endsAt)
  })
}

/** Lets the unit go before the hold ends. Not while a payment is on its way. */
export function releaseHold(ctx: Context, token: string): Promise<Result<null, 'paying' | WayRefusal>> {
  requireActor(ctx, may.releaseHold)

  return onBooking<null, 'paying' | WayRefusal>(ctx, token, async (inside, booking) =>
    (await takeStep(inside, booking, { name: 'release', by: 'buyer' })) ? ok(null) : refuse('paying'),
  )
}
