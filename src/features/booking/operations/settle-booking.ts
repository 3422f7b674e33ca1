import { isSlipOpen, type PaymentFact } from '@/features/payments'
import { latestSlip, owePayment } from '@/features/payments/server'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { holdsUnit } from '../domain/booking-states'
import { may } from '../domain/permissions'
import { lockBooking, type StoredBooking } from './booking-record'
import { BOOKING_NEWS_TASK, RECEIPT_TASK } from './booking-tasks'
import { lapseHoldOf } from './lapse-holds'
import { takeStep } from './take-step'
import { unitGuard } from './unit-guard'

/** What became of a payment: booked; paid after the end, or a second time, and to be given back; or known already. */
export type Settlement = 'booked' | 'paid_late' | 'paid_twice' | 'known' | 'not_ours'

async function keepPayment(ctx: TransactionContext, { id }: StoredBooking, fact: PaymentFact): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update bookings set paid_at = ${fact.paidAt.toISOString()}::timestamptz, paid_amount = ${fact.amount},
      receipt_number = ${fact.receiptNumber}, hold_ends_at = null
    where id = ${id}`)
}

/** Takes the unit again for a booking that ran out, if nobody else has it. */
async function retake(ctx: TransactionContext, { id, unit }: StoredBooking): Promise<boolean> {
  if (unit === null) return false
  await lapseHoldOf(ctx, unit)
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select 1 from units where id = ${unit} and state = 'available' for no key update`,
  )
  return rows.length > 0 && (await unitGuard.addHold(ctx, id, unit))
}

async function settle(ctx: TransactionContext, booking: StoredBooking): Promise<'booked' | 'paid_late' | null> {
  if (await takeStep(ctx, booking, { name: 'settle', by: 'system' })) return 'booked'
  if (booking.state === 'lapsed' && (await retake(ctx, booking))) {
    await takeStep(ctx, booking, { name: 'revive', by: 'system' })
    return 'booked'
  }
  return (await takeStep(ctx, booking, { name: 'payLate', by: 'system' })) ? 'paid_late' : null
}

/** What becomes of money that is new to a booking. What books nothing is owed to the payer. */
async function take(ctx: TransactionContext, booking: StoredBooking, fact: PaymentFact): Promise<Settlement> {
  const outcome = await settle(ctx, booking)
  const isOwedNow = outcome !== 'booked' && (await owePayment(ctx, fact.invoice))
  if (outcome === null && !isOwedNow) return 'known'
  if (outcome !== null) await keepPayment(ctx, booking, fact)
  const news = outcome ?? 'paid_twice'
  await enqueue(ctx, BOOKING_NEWS_TASK, { booking: booking.id, news })
  await enqueue(ctx, RECEIPT_TASK, { booking: booking.id, invoice: fact.invoice })
  return news
}

/**
 * Takes note of a payment, however often it is announced. In time, the booking is made; after the end it is revived
 * where the unit is still free, else the money is to be given back, as is that of a second payment. Throws when the
 * amount is not the fee: a person must look at it.
 */
export function settleBooking(ctx: Context, fact: PaymentFact): Promise<Settlement> {
  requireActor(ctx, may.settleBooking)

  return inTransaction(ctx, async (inside): Promise<Settlement> => {
    if (fact.kind !== 'booking') return 'not_ours'
    const booking = await lockBooking(inside, sql`reference = ${fact.reference}`)
    if (!booking) return 'not_ours'
    if (booking.receiptNumber === fact.receiptNumber) return 'known'
    if (fact.amount !== booking.fee) throw new Error(`The payment ${fact.receiptNumber} is not the fee of its booking`)
    return take(inside, booking, fact)
  })
}

/** A payment failed or was given up: the booking may be paid another way while its hold lasts. */
export function failBookingPayment(ctx: Context, reference: string): Promise<void> {
  requireActor(ctx, may.failBookingPayment)

  return inTransaction(ctx, async (inside) => {
    const booking = await lockBooking(inside, sql`reference = ${reference}`)
    if (!booking || isSlipOpen(await latestSlip(inside, 'booking', reference))) return
    if (holdsUnit(booking.state)) await takeStep(inside, booking, { name: 'failPayment', by: 'system' })
  })
}
