import { eq } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { paymentExceptions, payments } from '../tables'
import { movePayment } from './apply-charge'
import { providerNamed } from './current-provider'
import { findPayment, type StoredPayment } from './payment-record'

/** Why nothing was closed: no such payment, nothing to look at, or no reason. */
export type CloseRefusal = 'unknown' | 'notNow' | 'reason'

/** Open at a provider that cannot be asked any more: only a person can end it. */
const isStranded = ({ state, provider }: StoredPayment): boolean =>
  ['requested', 'pending', 'unknown'].includes(state) && providerNamed(provider) === null

/**
 * Takes a payment off the list of those to look at, with the reason that is kept. One that is open at a provider whose
 * keys are gone ends as failed; money that comes all the same still counts.
 */
export function closeException(ctx: Context, invoice: string, reason: string): Promise<Result<null, CloseRefusal>> {
  requireActor(ctx, may.closeException)

  return inTransaction(ctx, async (inside): Promise<Result<null, CloseRefusal>> => {
    const why = reason.replaceAll('\0', '').trim().slice(0, 500)
    if (why === '') return refuse('reason')
    const payment = await findPayment(inside, eq(payments.invoice, invoice), true)
    if (!payment) return refuse('unknown')
    const stranded = isStranded(payment)
    if (payment.exception === null && !stranded) return refuse('notNow')
    const db = await queriesOf(inside)
    const closedBy = staffOf(inside)
    if (closedBy === null) throw new Error('an exception is closed by somebody')
    const exception = payment.exception ?? 'stranded'
    const closed = { paymentId: payment.id, exception, reason: why, closedBy, closedAt: inside.now }
    await db.insert(paymentExceptions).values(closed)
    await db.update(payments).set({ exception: null }).where(eq(payments.id, payment.id))
    if (stranded) await movePayment(inside, payment, 'fail')
    return ok(null)
  })
}
