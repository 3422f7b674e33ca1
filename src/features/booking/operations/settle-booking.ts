import { isSlipOpen, type PaymentFact } from '@/features/payments'
import { latestSlip, markRefundDue } from '@/features/payments/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { holdsUnit } from '../domain/booking-states'
import type { BookRefusal } from '../domain/may-book'
import { may } from '../domain/permissions'
import { askToBook, saleOf } from './ask-to-book'
import { lockBooking, type StoredBooking } from './booking-record'
import { BOOKING_NEWS_TASK, RECEIPT_TASK } from './booking-tasks'
import { findCampaign } from './find-campaign'
import { lapseIfOver } from './lapse-holds'
import { takeStep } from './take-step'
import { unitGuard } from './unit-guard'

/** What became of a payment: booked; paid after the end, or a second time, and to be given back; or known already. */
export type Settlement = 'booked' | 'paid_late' | 'paid_twice' | 'known' | 'not_ours'

async function storePayment(ctx: TransactionContext, { id }: StoredBooking, fact: PaymentFact): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update bookings set paid_at = ${fact.paidAt.toISOString()}::timestamptz, paid_amount = ${fact.amount},
      receipt_number = ${fact.receiptNumber}, hold_ends_at = null
    where id = ${id}`)
}

/**
 * Whether late money can still buy the unit: a sale like any other, with the campaign, the turns, the unit, the limit of
 * each buyer and the foreign quota asked under their locks. Resolves to why not, null when it can.
 */
async function whyNotRevived(ctx: TransactionContext, booking: StoredBooking): Promise<BookRefusal | null> {
  const campaign = booking.campaign === null ? null : await findCampaign(ctx, { id: booking.campaign })
  const granted = await askToBook(ctx, 'revive', saleOf(booking, undefined, campaign))
  if (!granted.ok) return granted.refusal
  return booking.unit !== null && (await unitGuard.addHold(ctx, booking.id, booking.unit)) ? null : 'taken'
}

async function settle(ctx: TransactionContext, locked: StoredBooking): Promise<'booked' | 'paid_late' | null> {
  // A hold that is over gives its place in the quota and in the limit to others, whether or not the job has ended it.
  const booking = await lapseIfOver(ctx, locked)
  if (await takeStep(ctx, booking, { name: 'settle', by: 'system' })) return 'booked'
  const why = booking.state === 'lapsed' ? await whyNotRevived(ctx, booking) : undefined
  if (why === null) {
    await takeStep(ctx, booking, { name: 'revive', by: 'system' })
    return 'booked'
  }
  return (await takeStep(ctx, booking, { name: 'payLate', by: 'system', note: why })) ? 'paid_late' : null
}

/** What becomes of money that is new to a booking. What books nothing is owed to the payer. */
async function take(ctx: TransactionContext, booking: StoredBooking, fact: PaymentFact): Promise<Settlement> {
  const outcome = await settle(ctx, booking)
  const isOwedNow = outcome !== 'booked' && (await markRefundDue(ctx, fact.invoice))
  if (outcome === null && !isOwedNow) return 'known'
  if (outcome !== null) await storePayment(ctx, booking, fact)
  const news = outcome ?? 'paid_twice'
  await enqueue(ctx, BOOKING_NEWS_TASK, { booking: booking.id, news })
  await enqueue(ctx, RECEIPT_TASK, { booking: booking.id, invoice: fact.invoice })
  return news
}

/**
 * Takes note of a payment, however often it is announced. In time, the booking is made; after the end it is revived
 * where a new sale would be granted, else the money is to be given back, as is that of a second payment. Throws when the
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
