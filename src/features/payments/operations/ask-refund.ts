import { randomBytes } from 'node:crypto'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { refundable } from '../domain/refund'
import { wayOf } from '../domain/refund-states'
import { payments, refunds } from '../tables'
import { findPayment, PAYMENT, type StoredPayment } from './payment-record'
import { addRefundEvent, refundsOfPayment } from './refund-record'

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
  const number = `RF${randomBytes(8).toString('hex').toUpperCase()}`
  const db = await queriesOf(ctx)
  const [refund] = await db
    .insert(refunds)
    .values({
      ...{ number, paymentId: payment.id, amount, reason, way: wayOf(payment.provider, payment.method) },
      ...{ state: 'asked', askedBy: staffOf(ctx), askedAt: ctx.now, changedAt: ctx.now },
    })
    .returning({ id: refunds.id })
  if (!refund) throw new Error('a refund that was asked for has a number')
  await addRefundEvent(ctx, refund.id, { step: 'ask', from: null, to: 'asked', note: reason })
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
    const payment = await findPayment(inside, eq(payments.invoice, invoice), true)
    if (!payment) return refuse('unknown')
    if (payment.state !== 'paid' && payment.state !== 'refund_due') return refuse('notPaid')
    const left = refundable(payment.amount, await refundsOfPayment(inside, payment.id))
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return refuse('amount')
    const number = await addRefund(inside, payment, { amount, reason: why })
    const db = await queriesOf(inside)
    await db
      .update(payments)
      .set({ exception: null })
      .where(and(eq(payments.id, payment.id), eq(payments.exception, 'decide')))
    return ok(number)
  })
}

/** Which money of a cancelled sale goes back: a share of each payment, in hundredths of a per cent, or a person decides. */
export interface AskedBack {
  kind: string
  references: readonly string[]
  /** Null where the contract decides. */
  share: number | null
  reason: string
}

/** What is asked back of a locked payment: its share, rounded up in the payer's favour, at most what is left of it. */
async function amountBack(ctx: TransactionContext, payment: StoredPayment, share: number): Promise<number> {
  const left = refundable(payment.amount, await refundsOfPayment(ctx, payment.id))
  return Math.min(left, Math.ceil((payment.amount * share) / 10_000))
}

/**
 * Asks back every paid baht that a rule gives back, of all payments for some things. Where the contract decides, each of
 * them is put on the list of those that a person looks at. Resolves to how many payments that were.
 */
export function askBack(ctx: Context, { kind, references, share, reason }: AskedBack): Promise<number> {
  requireActor(ctx, may.askBack)

  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const rows = await rowsOf(
      inside,
      sql`select * from payments where kind = ${kind} and state = 'paid'
        and reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)) order by id for update`,
      PAYMENT,
    )
    for (const payment of rows) {
      const amount = share === null ? 0 : await amountBack(inside, payment, share)
      if (share === null) await db.update(payments).set({ exception: 'decide' }).where(eq(payments.id, payment.id))
      if (amount > 0) await addRefund(inside, payment, { amount, reason })
    }
    return rows.length
  })
}
