import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { payments, refunds } from '../tables'
import { providerNamed } from './current-provider'
import { findPayment, type StoredPayment } from './payment-record'
import { postRefund } from './post-refund'
import { lockRefund, type StoredRefund, takeRefundStep } from './refund-record'

export const UNCLEAR = Symbol('no clear answer')
type Answer = Result<{ id: string }, 'declined'> | typeof UNCLEAR

/** Writes down what the provider answered. Without a clear answer the refund is `unknown`, for reconciliation. */
export function takeAnswer(ctx: Readonly<Context>, number: string, answer: Answer): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const refund = await lockRefund(inside, eq(refunds.number, number))
    if (!refund) return
    const db = await queriesOf(inside)
    if (answer === UNCLEAR) {
      await takeRefundStep(inside, refund, 'lose')
      return
    }
    if (!answer.ok) {
      if (await takeRefundStep(inside, refund, 'decline'))
        await db.update(refunds).set({ way: 'transfer' }).where(eq(refunds.id, refund.id))
      return
    }
    if (!(await takeRefundStep(inside, refund, 'hear', answer.value.id))) return
    const done = { providerRefund: answer.value.id, doneAt: inside.now }
    await db.update(refunds).set(done).where(eq(refunds.id, refund.id))
    await postRefund(inside, refund)
  })
}

/** Asks the provider for a refund whose sending is committed. */
export async function askForRefund(
  ctx: Readonly<Context>,
  provider: Provider,
  payment: StoredPayment,
  refund: Pick<StoredRefund, 'number' | 'amount'>,
): Promise<void> {
  const { number, amount } = refund
  await takeAnswer(ctx, number, await provider.refund(payment, { number, amount }).catch((): Answer => UNCLEAR))
}

/**
 * Asks the provider for an approved refund; that it is being asked is committed before. Asked for again, nothing
 * happens: a lost answer is healed by `reconcileRefunds`.
 */
export async function sendRefund(ctx: Context, provider: Provider, number: string): Promise<void> {
  requireActor(ctx, may.sendRefund)

  const begun = await inTransaction(ctx, async (inside) => {
    const refund = await lockRefund(inside, eq(refunds.number, number))
    const payment =
      refund &&
      (await findPayment(inside, sql`${payments.id} = ${refund.payment} and ${payments.provider} = ${provider.name}`))
    if (!refund || !payment || !(await takeRefundStep(inside, refund, 'send'))) return null
    return { refund, payment }
  })
  if (begun) await askForRefund(ctx, provider, begun.payment, begun.refund)
}

/**
 * The same, with the provider that the payment names, whatever takes payments today. Without its keys the refund stays
 * approved: the desk of finance offers what can be done. Resolves to whether the provider could be asked.
 */
export async function sendRefundByName(ctx: Context, number: string): Promise<boolean> {
  requireActor(ctx, may.sendRefundByName)

  const payment = await findPayment(
    ctx,
    sql`${payments.id} = (select ${refunds.paymentId} from ${refunds} where ${refunds.number} = ${number})`,
  )
  const provider = payment && providerNamed(payment.provider)
  if (provider) await sendRefund(ctx, provider, number)
  return Boolean(provider)
}
