import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { refundable } from '../domain/refund'
import { wayOf } from '../domain/refund-states'
import { findPayment, type StoredPayment } from './payment-record'
import { addRefundEvent, refundsOfPayment, staffOf } from './refund-record'

/** What is to be given back, and why. Money in whole satang. */
export interface RefundRequest {
  invoice: string
  amount: number
  reason: string
}

/** Why no refund was asked for: no such payment, no money, no reason, or more than is left of the payment. */
export type RefundRefusal = 'unknown' | 'notPaid' | 'reason' | 'amount'

const MAX_REASON = 500

/** Adds a refund of a locked payment; the caller has checked it. Resolves to its number. */
export async function addRefund(
  ctx: TransactionContext,
  payment: StoredPayment,
  { amount, reason }: Pick<RefundRequest, 'amount' | 'reason'>,
): Promise<string> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const [number, at] = [`RF${randomBytes(8).toString('hex').toUpperCase()}`, ctx.now.toISOString()]
  const { rows } = await database.execute(sql`
    insert into refunds (number, payment_id, amount, reason, way, state, asked_by, asked_at, changed_at)
    values (${number}, ${payment.id}, ${amount}, ${reason}, ${wayOf(payment.provider, payment.method)}, 'asked', ${staffOf(ctx)},
      ${at}::timestamptz, ${at}::timestamptz)
    returning id`)
  await addRefundEvent(ctx, Number(rows[0]?.id), { step: 'ask', from: null, to: 'asked', note: reason })
  return number
}

/**
 * Asks for money to be given back, all of a payment or a part. Nothing moves before a second person agrees. All refunds
 * of a payment together are at most what was paid.
 */
export function askRefund(
  ctx: Context,
  { invoice, amount, reason }: RefundRequest,
): Promise<Result<string, RefundRefusal>> {
  requireActor(ctx, may.askRefund)

  return inTransaction(ctx, async (inside): Promise<Result<string, RefundRefusal>> => {
    const why = reason.replaceAll('\0', '').trim().slice(0, MAX_REASON)
    if (why === '') return refuse('reason')
    const payment = await findPayment(inside, sql`invoice = ${invoice}`, true)
    if (!payment) return refuse('unknown')
    if (payment.state !== 'paid' && payment.state !== 'refund_due') return refuse('notPaid')
    const left = refundable(payment.amount, await refundsOfPayment(inside, payment.id))
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return refuse('amount')
    return ok(await addRefund(inside, payment, { amount, reason: why }))
  })
}

/**
 * The same for the newest payment with money for one thing: a cancelled booking, for example. Resolves to the number of
 * the refund.
 */
export function askRefundFor(
  ctx: Context,
  { kind, reference, ...request }: { kind: string; reference: string; amount: number; reason: string },
): Promise<Result<string, RefundRefusal>> {
  requireActor(ctx, may.askRefundFor)

  return inTransaction(ctx, async (inside): Promise<Result<string, RefundRefusal>> => {
    const payment = await findPayment(
      inside,
      sql`kind = ${kind} and reference = ${reference} and state in ('paid', 'refund_due') order by state = 'paid' desc, id`,
    )
    return payment ? askRefund(inside, { invoice: payment.invoice, ...request }) : refuse('unknown')
  })
}
