import { createHash, randomBytes } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import type { PaymentRequest, PaymentView } from '../domain/payment'
import { may } from '../domain/permissions'
import type { Charge, Provider } from '../domain/provider'
import { payments } from '../tables'
import { applyCharge, movePayment } from './apply-charge'
import { findPayment, PAYMENT, type StoredPayment, viewOf } from './payment-record'

const hashOf = ({ payable, method }: PaymentRequest) => {
  const { kind, reference, amount, currency, description, expiresAt } = payable
  const parts = [kind, reference, amount, currency, description, expiresAt.toISOString(), method]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Stores the intent; null when the key is known. */
async function store(ctx: Context, provider: Provider, request: PaymentRequest): Promise<StoredPayment | null> {
  const { payable, method, idempotencyKey } = request
  const { kind, reference, amount, currency, description, expiresAt } = payable
  const db = await queriesOf(ctx)
  const [stored] = await db
    .insert(payments)
    .values({
      ...{ kind, reference, amount, currency, description, expiresAt, method, idempotencyKey },
      invoice: randomBytes(10).toString('hex').toUpperCase(),
      requestHash: hashOf(request),
      ...{ provider: provider.name, isLive: provider.isLive, state: 'requested' },
      ...{ createdAt: ctx.now, changedAt: ctx.now },
    })
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning(PAYMENT)
  return stored ?? null
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
    const locked = await findPayment(inside, eq(payments.id, payment.id), true)
    if (!locked) return
    const db = await queriesOf(inside)
    await db.update(payments).set({ failure: 'provider' }).where(eq(payments.id, locked.id))
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

  const withKey = eq(payments.idempotencyKey, request.idempotencyKey)
  if (request.payable.expiresAt <= ctx.now && !(await findPayment(ctx, withKey))) return refuse('tooLate')
  const stored = await store(ctx, provider, request)
  if (stored) await askProvider(ctx, provider, stored)
  const payment = await findPayment(ctx, withKey)
  if (payment?.requestHash !== hashOf(request)) return refuse('conflict')
  return ok(viewOf(payment))
}
