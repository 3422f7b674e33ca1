import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { isOpen } from '../domain/booking-states'
import { byToken, lockBooking, type StoredBooking } from './booking-record'
import { lapseIfOver } from './lapse-holds'

/** Why a step of the buyer was refused: no such booking, or its hold is over. */
export type WayRefusal = 'gone' | 'over'

/**
 * Work on the booking of a token whose hold still lasts: its row is locked, and a hold that is over ends here. The
 * refusals are committed, as they may have ended the hold.
 */
export function onBooking<Value, Refusal>(
  ctx: Readonly<Context>,
  token: string,
  work: (inside: TransactionContext, booking: StoredBooking) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | WayRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<Value, Refusal | WayRefusal>> => {
    const locked = await lockBooking(inside, byToken(token))
    if (!locked) return refuse('gone')
    const booking = await lapseIfOver(inside, locked)
    return isOpen(booking.state) ? work(inside, booking) : refuse('over')
  })
}
