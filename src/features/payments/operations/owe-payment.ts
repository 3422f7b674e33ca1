import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { movePayment } from './apply-charge'
import { findPayment } from './payment-record'

/**
 * Marks money that bought nothing: it is to be given back, and the ledger says so. Resolves to whether that is new;
 * asking again changes nothing.
 */
export function owePayment(ctx: Context, invoice: string): Promise<boolean> {
  requireActor(ctx, may.owePayment)

  return inTransaction(ctx, async (inside) => {
    const payment = await findPayment(inside, sql`invoice = ${invoice}`, true)
    if (payment?.state !== 'paid') return false
    await movePayment(inside, payment, 'oweRefund')
    const database = await databaseOf(inside.payload, inside.req)
    const [posting, at] = [`owed-${payment.id}`, inside.now.toISOString()]
    await database.execute(sql`
      insert into ledger_entries (payment_id, posting, account, amount, posted_at) values
        (${payment.id}, ${posting}, 'customer', ${payment.amount}, ${at}::timestamptz),
        (${payment.id}, ${posting}, 'refunds_due', ${-payment.amount}, ${at}::timestamptz)`)
    return true
  })
}
