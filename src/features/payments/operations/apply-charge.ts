import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { enqueue, enqueueOnce } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { eventOf, exceptionAfter, isAllFailed, isChargeOf } from '../domain/charge'
import { paymentTask } from '../domain/payment'
import { isLateFrom, nextState, type PaymentEvent, type PaymentState } from '../domain/payment-states'
import { may } from '../domain/permissions'
import type { Charge, Provider } from '../domain/provider'
import { noteRefusal } from './note-refusal'
import { findPayment, type StoredPayment } from './payment-record'
import { postPayment } from './post-payment'

/** Moves a locked payment on, with everything that belongs to it. An event that changes nothing does nothing. */
export async function movePayment(ctx: TransactionContext, payment: StoredPayment, event: PaymentEvent): Promise<void> {
  const state = nextState(payment.state, event)
  if (!state) return
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  const database = await databaseOf(ctx.payload, ctx.req)
  const paidAt = state === 'paid' ? at : sql`paid_at`
  await database.execute(
    sql`update payments set state = ${state}, changed_at = ${at}, paid_at = ${paidAt} where id = ${payment.id}`,
  )
  if (state === 'paid') await postPayment(ctx, payment, isLateFrom(payment.state))
  if (state === 'failed' || state === 'expired') await announceFailure(ctx, payment)
  if (state === 'unknown') await healSoon(ctx)
}

/** Says that a payment failed, unless another one for the same is still open or done. */
async function announceFailure(ctx: TransactionContext, { kind, reference, amount }: StoredPayment): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select state from payments where kind = ${kind} and reference = ${reference}`)
  if (isAllFailed(rows.map(({ state }) => state as PaymentState)))
    await enqueue(ctx, paymentTask(kind, 'failed'), { kind, reference, amount })
}

/** The job that asks the provider where open payments stand. */
export const RECONCILE_TASK = 'payments.reconcile'

const HEAL_AFTER_MS = 20_000

const healSoon = (ctx: TransactionContext): Promise<void> =>
  enqueueOnce(ctx, RECONCILE_TASK, {}, { key: RECONCILE_TASK, notBefore: new Date(ctx.now.getTime() + HEAL_AFTER_MS) })

/** Marks a payment for a person to look at; null once it is right by itself. */
async function setException(ctx: TransactionContext, { id }: StoredPayment, exception: string | null): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`update payments set exception = ${exception} where id = ${id}`)
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
    const payment = await findPayment(inside, sql`invoice = ${invoice}`, true)
    if (!payment) return
    const database = await databaseOf(inside.payload, inside.req)
    if (!isChargeOf(payment, charge, provider)) {
      await setException(inside, payment, 'mismatched')
      await noteRefusal(inside, {
        provider: provider.name,
        reason: 'mismatched',
        invoice,
        body: JSON.stringify(charge),
      })
      return
    }
    await database.execute(sql`
      update payments set charge = ${charge.id}, href = coalesce(${charge.href}, href),
        qr = coalesce(${charge.qr}, qr), failure = ${charge.failure}, checked_at = ${inside.now.toISOString()}::timestamptz
      where id = ${payment.id}`)
    const exception = exceptionAfter(payment, charge.event)
    if (exception !== payment.exception) await setException(inside, payment, exception)
    await movePayment(inside, payment, eventOf(payment, charge, asOf))
  })
}
