import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import type { PaymentRequest, PaymentView } from '../domain/payment'
import { may } from '../domain/permissions'
import type { Charge, Provider } from '../domain/provider'
import { applyCharge, movePayment } from './apply-charge'
import { findPayment, type StoredPayment, toPayment, viewOf } from './payment-record'

const hashOf = ({ payable, method }: PaymentRequest) => {
  const { kind, reference, amount, currency, description, expiresAt } = payable
  const parts = [kind, reference, amount, currency, description, expiresAt.toISOString(), method]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Stores the intent; null when the key is known. */
async function store(ctx: Context, provider: Provider, request: PaymentRequest): Promise<StoredPayment | null> {
  const { payable, method, idempotencyKey } = request
  const database = await databaseOf(ctx.payload, ctx.req)
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    insert into payments (invoice, idempotency_key, request_hash, kind, reference, amount, currency, description, method,
      provider, is_live, state, expires_at, created_at, changed_at)
    values (${randomBytes(10).toString('hex').toUpperCase()}, ${idempotencyKey}, ${hashOf(request)}, ${payable.kind},
      ${payable.reference}, ${payable.amount}, ${payable.currency}, ${payable.description}, ${method}, ${provider.name},
      ${provider.isLive}, 'requested', ${payable.expiresAt.toISOString()}::timestamptz, ${at}, ${at})
    on conflict (idempotency_key) do nothing returning *`)
  return rows[0] ? toPayment(rows[0]) : null
}

const UNCLEAR = Symbol('no clear answer')

/** Asks the provider for the charge of a stored payment. No clear answer leaves it `unknown`, for reconciliation. */
export async function askProvider(ctx: Context, provider: Provider, payment: StoredPayment): Promise<void> {
  requireActor(ctx, may.askProvider)

  const answer = await provider.charge(payment).catch((): typeof UNCLEAR => UNCLEAR)
  if (answer !== UNCLEAR && answer.ok) {
    const charge: Charge = answer.value
    return applyCharge(ctx, provider, payment.invoice, charge)
  }
  await inTransaction(ctx, async (inside) => {
    const locked = await findPayment(inside, sql`id = ${payment.id}`, true)
    if (!locked) return
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`update payments set failure = 'provider' where id = ${locked.id}`)
    await movePayment(inside, locked, answer === UNCLEAR ? 'lose' : 'fail')
  })
}

/**
 * Starts a payment: the intent is committed before the provider is asked. The same key answers the same payment and
 * asks nobody; the same key for something else is refused. Must be called outside a transaction.
 */
export async function startPayment(
  ctx: Context,
  provider: Provider,
  request: PaymentRequest,
): Promise<Result<PaymentView, 'conflict' | 'tooLate'>> {
  requireActor(ctx, may.startPayment)

  const withKey = sql`idempotency_key = ${request.idempotencyKey}`
  if (request.payable.expiresAt <= ctx.now && !(await findPayment(ctx, withKey))) return refuse('tooLate')
  const stored = await store(ctx, provider, request)
  if (stored) await askProvider(ctx, provider, stored)
  const payment = await findPayment(ctx, withKey)
  if (payment?.requestHash !== hashOf(request)) return refuse('conflict')
  return ok(viewOf(payment))
}
