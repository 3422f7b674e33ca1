import { eq } from '@payloadcms/db-postgres/drizzle'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { paymentTask } from '../domain/payment'
import { ledgerEntries, payments, refunds } from '../tables'
import { movePayment } from './apply-charge'
import { findPayment, type StoredPayment } from './payment-record'
import { promisedOf, refundsOfPayment, type StoredRefund } from './refund-record'

const sumOf = (given: readonly StoredRefund[]) => given.reduce((sum, { amount }) => sum + amount, 0)

async function post(
  ctx: TransactionContext,
  payment: StoredPayment,
  { posting, from, to, amount }: { posting: string; from: string; to: string; amount: number },
): Promise<void> {
  const db = await queriesOf(ctx)
  const entry = { paymentId: payment.id, posting, postedAt: ctx.now }
  await db.insert(ledgerEntries).values([
    { ...entry, account: from, amount },
    { ...entry, account: to, amount: -amount },
  ])
}

/** Owes all that is left of a payment whose money bought nothing. */
export async function postOwed(ctx: TransactionContext, payment: StoredPayment, amount: number): Promise<void> {
  if (amount > 0)
    await post(ctx, payment, { posting: `owed-${payment.id}`, from: 'customer', to: 'refunds_due', amount })
}

/**
 * Owes what an approved refund promises, once: one that is agreed to again is owed already. Money that bought nothing is owed already. A payment of which everything is
 * promised back is `refund_due`.
 */
export async function promiseRefund(ctx: TransactionContext, refund: StoredRefund): Promise<void> {
  if (refund.isPromised) return
  const db = await queriesOf(ctx)
  await db.update(refunds).set({ promisedAt: ctx.now }).where(eq(refunds.id, refund.id))
  const payment = await findPayment(ctx, eq(payments.id, refund.payment), true)
  if (payment?.state !== 'paid') return
  const { id, amount } = refund
  await post(ctx, payment, { posting: `owed-refund-${id}`, from: 'customer', to: 'refunds_due', amount })
  if (promisedOf(await refundsOfPayment(ctx, payment.id)) >= payment.amount)
    await movePayment(ctx, payment, 'refundDue')
}

/** Writes a refund that is done into the ledger, from the provider's balance or the bank account, and announces it. */
export async function postRefund(ctx: TransactionContext, refund: StoredRefund): Promise<void> {
  const payment = await findPayment(ctx, eq(payments.id, refund.payment), true)
  if (!payment) throw new Error(`The refund ${refund.number} has no payment`)
  const to = refund.way === 'provider' ? 'provider' : 'bank'
  const { id, amount, number } = refund
  await post(ctx, payment, { posting: `refund-${id}`, from: 'refunds_due', to, amount })
  const done = (await refundsOfPayment(ctx, payment.id)).filter(({ state }) => state === 'done')
  if (sumOf(done) >= payment.amount) await movePayment(ctx, payment, 'refund')
  const { kind, reference } = payment
  await enqueue(ctx, paymentTask(kind, 'refunded'), { kind, reference, amount, number })
}
