import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue, enqueueOnce } from '@/platform/jobs/queue'
import { eventOf, exceptionAfter, isAllFailed, isChargeOf } from '../domain/charge'
import { paymentTask } from '../domain/payment'
import { isLateFrom, nextState, type PaymentEvent } from '../domain/payment-states'
import { may } from '../domain/permissions'
import type { Charge, Provider } from '../domain/provider'
import { payments } from '../tables'
import { findPayment, type StoredPayment } from './payment-record'
import { postPayment } from './post-payment'
import { recordRefusal } from './record-refusal'

/** Moves a locked payment on, with everything that belongs to it. An event that changes nothing does nothing. */
export async function movePayment(ctx: TransactionContext, payment: StoredPayment, event: PaymentEvent): Promise<void> {
  const state = nextState(payment.state, event)
  if (!state) return
  const paid = state === 'paid' ? { paidAt: ctx.now } : {}
  const db = await queriesOf(ctx)
  await db
    .update(payments)
    .set({ state, changedAt: ctx.now, ...paid })
    .where(eq(payments.id, payment.id))
  if (state === 'paid') await postPayment(ctx, payment, isLateFrom(payment.state))
  if (state === 'failed' || state === 'expired') await announceFailure(ctx, payment)
  if (state === 'unknown') await healSoon(ctx)
}

/** Says that a payment failed, unless another one for the same is still open or done. */
async function announceFailure(ctx: TransactionContext, { kind, reference, amount }: StoredPayment): Promise<void> {
  const db = await queriesOf(ctx)
  const isForThis = and(eq(payments.kind, kind), eq(payments.reference, reference))
  const rows = await db.select({ state: payments.state }).from(payments).where(isForThis)
  if (isAllFailed(rows.map(({ state }) => state)))
    await enqueue(ctx, paymentTask(kind, 'failed'), { kind, reference, amount })
}

/** The job that asks the provider where open payments stand. */
export const RECONCILE_TASK = 'payments.reconcile'

const HEAL_AFTER_MS = 20_000

const healSoon = (ctx: TransactionContext): Promise<void> =>
  enqueueOnce(ctx, RECONCILE_TASK, {}, { key: RECONCILE_TASK, notBefore: new Date(ctx.now.getTime() + HEAL_AFTER_MS) })

/** Marks a payment for a person to look at; null once it is right by itself. */
async function setException(ctx: TransactionContext, { id }: StoredPayment, exception: string | null): Promise<void> {
  const db = await queriesOf(ctx)
  await db.update(payments).set({ exception }).where(eq(payments.id, id))
}

/**
 * Brings a payment to what the provider's charge says, as `domain/charge` decides. A charge that is not of this payment
 * changes no state: it is marked for a person to look at, as is money that the payer's bank took back. `asOf` is the end
 * of the payment when the provider was asked.
 */
export function applyCharge(
  ctx: Context,
  provider: Provider,
  invoice: string,
  charge: Charge,
  asOf: Date | null = null,
): Promise<void> {
  requireActor(ctx, may.applyCharge)

  return inTransaction(ctx, async (inside) => {
    const payment = await findPayment(inside, eq(payments.invoice, invoice), true)
    if (!payment) return
    if (!isChargeOf(payment, charge, provider)) {
      await setException(inside, payment, 'mismatched')
      await recordRefusal(inside, {
        provider: provider.name,
        reason: 'mismatched',
        invoice,
        body: JSON.stringify(charge),
      })
      return
    }
    const db = await queriesOf(inside)
    await db
      .update(payments)
      .set({
        charge: charge.id,
        href: sql`coalesce(${charge.href}, ${payments.href})`,
        qr: sql`coalesce(${charge.qr}, ${payments.qr})`,
        failure: charge.failure,
        checkedAt: inside.now,
      })
      .where(eq(payments.id, payment.id))
    const exception = exceptionAfter(payment, charge.event)
    if (exception !== payment.exception) await setException(inside, payment, exception)
    await movePayment(inside, payment, eventOf(payment, charge, asOf))
  })
}
