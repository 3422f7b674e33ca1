import type { OwnBooking } from '@/features/booking'
import { isSlipOpen, type OfferedMethod, type Payable, type PaymentView, type Provider } from '@/features/payments'
import { failedPayments, latestPayment, latestSlip, providerFor, startPayment } from '@/features/payments/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { payableReference, takesPayments } from '../domain/home'
import { may } from '../domain/permissions'
import { openHome } from './home-link'
import { lockPayment, type StoredPayment } from './home-record'
import { PAYMENT_KIND } from './home-tasks'

/** How long a started payment may be made, and what must be left of it to go on with it. */
const ROUND_MS = 30 * 60_000
const LEAST_MS = 5 * 60_000

/** How long a transfer may take beyond that: large sums are moved the next day. */
const TRANSFER_MS = 24 * 60 * 60_000

/** `waits`: the money of a slip is being looked for; a second payment would have to go back. */
export type HomePayRefusal = 'gone' | 'notNow' | 'unavailable' | 'waits'

/** The round of a payment that is open; whoever presses again meanwhile is in the same one. */
async function roundOf(ctx: TransactionContext, { id, round, payUntil }: StoredPayment) {
  if (payUntil && payUntil.getTime() - ctx.now.getTime() >= LEAST_MS) return { round, payUntil }
  const next = { round: round + 1, payUntil: new Date(ctx.now.getTime() + ROUND_MS) }
  await rowsOf(
    ctx,
    sql`update home_payments set round = ${next.round}, pay_until = ${next.payUntil.toISOString()}::timestamptz
      where id = ${id}`,
  )
  return next
}

/** What payments are asked for one payment of the plan. */
export const payableOf = ({ reference, snapshot }: OwnBooking, payment: StoredPayment, expiresAt: Date): Payable => ({
  kind: PAYMENT_KIND,
  reference: payableReference(reference, payment.number),
  amount: payment.amount,
  currency: 'THB',
  description: `${snapshot.project.title.en} ${snapshot.unit.number} ${payment.kind} ${payment.dueOn}`,
  expiresAt,
})

/** Whether one payment of the plan can be made now. */
export const isPayable = (booking: OwnBooking, payment: StoredPayment) =>
  takesPayments(booking.state) && payment.kind !== 'transfer' && !payment.paidAt && !payment.isReplaced

/**
 * Starts the payment of one payment of the plan, by any of the buyers. The same method within half an hour starts one
 * payment, whoever presses and however often; one that failed is started anew.
 */
export async function startHomePayment(
  ctx: Context,
  token: string,
  { number, method }: { number: number; method: OfferedMethod },
  provider: Provider | null = providerFor(method),
): Promise<Result<PaymentView, HomePayRefusal>> {
  requireActor(ctx, may.startHomePayment)

  if (!provider?.methods.includes(method)) return refuse('unavailable')
  const begun = await inTransaction(
    ctx,
    async (inside): Promise<Result<{ payable: Payable; round: number }, HomePayRefusal>> => {
      const link = await openHome(inside, token)
      const payment = link && (await lockPayment(inside, link.booking.id, number))
      if (!payment) return refuse('gone')
      if (!isPayable(link.booking, payment)) return refuse('notNow')
      const { round, payUntil } = await roundOf(inside, payment)
      const until = method === 'transfer' ? new Date(payUntil.getTime() + TRANSFER_MS) : payUntil
      const payable = payableOf(link.booking, payment, until)
      return isSlipOpen(await latestSlip(inside, payable.kind, payable.reference))
        ? refuse('waits')
        : ok({ payable, round })
    },
  )
  if (!begun.ok) return begun
  const { payable, round } = begun.value
  // A transfer stays the same one, with the same code, until its time is over.
  const open = method === 'transfer' ? await latestPayment(ctx, payable.kind, payable.reference) : null
  if (open?.method === 'transfer' && open.state === 'pending' && open.expiresAt > ctx.now) return ok(open)
  const failed = await failedPayments(ctx, payable.kind, payable.reference)
  const idempotencyKey = `${payable.reference}-${method}-${round}-${failed}`
  const started = await startPayment(ctx, provider, { payable, method, idempotencyKey })
  return started.ok ? started : refuse('unavailable')
}
