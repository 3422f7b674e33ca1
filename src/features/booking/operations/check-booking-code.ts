import type { CodeRefusal, SendRefusal } from '@/kernel/mailed-code'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { requireActor } from '@/platform/require-actor'
import type { CodePurpose } from '../domain/code'
import { may } from '../domain/permissions'
import { startRound, tryCode } from './booking-codes'
import { keepProvenAddress } from './bookings-of-member'
import { onBooking, type WayRefusal } from './change-booking'
import { takeStep } from './take-step'

/** Confirms the address of the buyer with the mailed code: five tries a round. */
export function checkBookingCode(
  ctx: Context,
  token: string,
  typed: string,
): Promise<Result<null, CodeRefusal | WayRefusal>> {
  requireActor(ctx, may.checkBookingCode)

  return onBooking<null, CodeRefusal | WayRefusal>(ctx, token, async (inside, booking) => {
    if (booking.state !== 'identified') return refuse('over')
    const tried = await tryCode(inside, booking, 'verify', typed)
    if (!tried.ok) return tried
    await takeStep(inside, booking, { name: 'verify', by: 'buyer' })
    await keepProvenAddress(inside, booking)
    return ok(null)
  })
}

/** Mails a new code: for the address of the buyer, or for the signature. Earlier ones no longer work. */
export function requestBookingCode(
  ctx: Context,
  token: string,
  purpose: CodePurpose,
): Promise<Result<null, SendRefusal | WayRefusal>> {
  requireActor(ctx, may.requestBookingCode)

  return onBooking<null, SendRefusal | WayRefusal>(ctx, token, async (inside, booking) => {
    const isDue = booking.state === (purpose === 'verify' ? 'identified' : 'verified')
    return isDue ? startRound(inside, booking, purpose) : refuse('over')
  })
}
