import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { refundable } from '../domain/refund'
import { payments } from '../tables'
import { movePayment } from './apply-charge'
import { addRefund } from './ask-refund'
import { findPayment } from './payment-record'
import { postOwed } from './post-refund'
import { promisedOf, refundsOfPayment } from './refund-record'

/**
 * Marks money that bought nothing: it is to be given back, the ledger says so, and finance is asked for the refund.
 * Resolves to whether that is new; asking again changes nothing.
 */
export function markRefundDue(ctx: Context, invoice: string): Promise<boolean> {
  requireActor(ctx, may.markRefundDue)

  return inTransaction(ctx, async (inside) => {
    const payment = await findPayment(inside, eq(payments.invoice, invoice), true)
    if (payment?.state !== 'paid') return false
    const refunds = await refundsOfPayment(inside, payment.id)
    await movePayment(inside, payment, 'refundDue')
    // What an earlier refund promised is owed already.
    await postOwed(inside, payment, payment.amount - promisedOf(refunds))
    const amount = refundable(payment.amount, refunds)
    if (amount > 0) await addRefund(inside, payment, { amount, reason: 'Paid late or twice' })
    return true
  })
}
