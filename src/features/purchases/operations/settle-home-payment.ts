import type { OwnBooking } from '@/features/booking'
import { lockBookingOf } from '@/features/booking/server'
import type { PaymentFact } from '@/features/payments'
import { markRefundDue } from '@/features/payments/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { readPayableReference, takesPayments } from '../domain/home'
import { may } from '../domain/permissions'
import { lockPayment, type StoredPayment } from './home-record'
import { tellBuyers } from './tell'

/** What became of money for a home: it pays what is due, it is to be given back, or it is known already. */
export type HomeSettlement = 'paid' | 'owed' | 'known'

/** The booking and the payment that money is for, both locked. Throws when there is none: a person must look at it. */
async function lockNamed(ctx: TransactionContext, { reference, receiptNumber }: PaymentFact) {
  const named = readPayableReference(reference)
  const booking = named && (await lockBookingOf(ctx, named.booking))
  const payment = booking && (await lockPayment(ctx, booking.id, named.number))
  if (!payment) throw new Error(`The payment ${receiptNumber} is for no home`)
  return { booking, payment }
}

const isDue = ({ state }: OwnBooking, { paidAt, isReplaced }: StoredPayment) =>
  !paidAt && !isReplaced && takesPayments(state)

/**
 * Takes note of a payment, however often it is announced. What is paid already, was replaced by a new plan, or belongs
 * to a sale that ended is owed to the payer. Throws when the amount is not that of the plan: a person must look at it.
 */
export function settleHomePayment(ctx: Context, fact: PaymentFact): Promise<HomeSettlement> {
  requireActor(ctx, may.settleHomePayment)

  return inTransaction(ctx, async (inside): Promise<HomeSettlement> => {
    const { booking, payment } = await lockNamed(inside, fact)
    if (payment.invoice === fact.invoice) return 'known'
    if (payment.amount !== fact.amount) throw new Error(`The payment ${fact.receiptNumber} is not what its plan says`)
    if (!isDue(booking, payment)) {
      const isNew = await markRefundDue(inside, fact.invoice)
      if (isNew) await tellBuyers(inside, booking, 'paidTwice', { payment: payment.number })
      return isNew ? 'owed' : 'known'
    }
    await rowsOf(
      inside,
      sql`update home_payments set paid_at = ${fact.paidAt.toISOString()}::timestamptz, invoice = ${fact.invoice},
          receipt_number = ${fact.receiptNumber}, pay_until = null where id = ${payment.id}`,
    )
    await tellBuyers(inside, booking, 'paid', { payment: payment.number })
    return 'paid'
  })
}

/** Tells the buyers that money of a home went back. */
export function recordHomeRefund(
  ctx: Context,
  { reference, amount }: { reference: string; amount: number },
): Promise<void> {
  requireActor(ctx, may.recordHomeRefund)

  return inTransaction(ctx, async (inside) => {
    const named = readPayableReference(reference)
    const booking = named && (await lockBookingOf(inside, named.booking))
    if (booking) await tellBuyers(inside, booking, 'refunded', { amount })
  })
}
