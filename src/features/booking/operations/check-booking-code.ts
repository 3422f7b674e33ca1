import { ok, type Result, refuse } from '@/kernel/result'
import type { CodeRefusal, SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import type { CodePurpose } from '../domain/code'
import { may } from '../domain/permissions'
import { startRound, tryCode } from './booking-codes'
import type { StoredBooking } from './booking-record'
import { storeProvenAddress } from './bookings-of-member'
import { onBooking, type WayRefusal } from './change-booking'
import { takeStep } from './take-step'

/** Confirms the address of the buyer of a locked booking with the mailed code. */
export async function verifyBooking(
  ctx: TransactionContext,
  booking: StoredBooking,
  typed: string,
  by: 'buyer' | 'staff',
): Promise<Result<null, CodeRefusal | WayRefusal>> {
  if (booking.state !== 'identified') return refuse('over')
  const tried = await tryCode(ctx, booking, 'verify', typed)
  if (!tried.ok) return tried
  await takeStep(ctx, booking, { name: 'verify', by })
  await storeProvenAddress(ctx, booking)
  return ok(null)
}

/** Begins a round of codes for a locked booking where one is due. */
export async function sendCodeOf(
  ctx: TransactionContext,
  booking: StoredBooking,
  purpose: CodePurpose,
): Promise<Result<null, SendRefusal | WayRefusal>> {
  const isDue = booking.state === (purpose === 'verify' ? 'identified' : 'verified')
  return isDue ? startRound(ctx, booking, purpose) : refuse('over')
}

/** Confirms the address of the buyer with the mailed code: five tries a round. */
export function checkBookingCode(
  ctx: Context,
  token: string,
  typed: string,
): Promise<Result<null, CodeRefusal | WayRefusal>> {
  requireActor(ctx, may.checkBookingCode)

  return onBooking<null, CodeRefusal | WayRefusal>(ctx, token, (inside, booking) =>
    verifyBooking(inside, booking, typed, 'buyer'),
  )
}

/** Mails a new code: for the address of the buyer, or for the signature. Earlier ones no longer work. */
export function requestBookingCode(
  ctx: Context,
  token: string,
  purpose: CodePurpose,
): Promise<Result<null, SendRefusal | WayRefusal>> {
  requireActor(ctx, may.requestBookingCode)

  return onBooking<null, SendRefusal | WayRefusal>(ctx, token, (inside, booking) =>
    sendCodeOf(inside, booking, purpose),
  )
}
