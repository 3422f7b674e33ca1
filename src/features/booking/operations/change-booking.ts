import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
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

/** Why a step at the counter was refused. `notSeller`: somebody else looks after the booking, or the buyer does. */
export type SellerRefusal = WayRefusal | 'notSeller'

/** The same for whoever sells the booking at the counter: its row is locked before anything else. */
export function onBookingOfSeller<Value, Refusal>(
  ctx: Readonly<Context>,
  reference: string,
  work: (inside: TransactionContext, booking: StoredBooking) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | SellerRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<Value, Refusal | SellerRefusal>> => {
    const locked = await lockBooking(inside, sql`reference = ${reference}`)
    if (!locked) return refuse('gone')
    if (locked.seller === null || locked.seller !== staffOf(inside)) return refuse('notSeller')
    const booking = await lapseIfOver(inside, locked)
    return isOpen(booking.state) ? work(inside, booking) : refuse('over')
  })
}
