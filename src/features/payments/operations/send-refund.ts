import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { providerNamed } from './current-provider'
import { findPayment, type StoredPayment } from './payment-record'
import { postRefund } from './post-refund'
import { lockRefund, type StoredRefund, takeRefundStep } from './refund-record'

export const UNCLEAR = Symbol('no clear answer')
type Answer = Result<{ id: string }, 'declined'> | typeof UNCLEAR

/** Writes down what the provider answered. Without a clear answer the refund is `unknown`, for reconciliation. */
export function takeAnswer(ctx: Readonly<Context>, number: string, answer: Answer): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const refund = await lockRefund(inside, sql`number = ${number}`)
    if (!refund) return
    const database = await databaseOf(inside.payload, inside.req)
    if (answer === UNCLEAR) {
      await takeRefundStep(inside, refund, 'lose')
      return
    }
    if (!answer.ok) {
      if (await takeRefundStep(inside, refund, 'decline'))
        await database.execute(sql`update refunds set way = 'transfer' where id = ${refund.id}`)
      return
    }
    if (!(await takeRefundStep(inside, refund, 'hear', answer.value.id))) return
    await database.execute(sql`
      update refunds set provider_refund = ${answer.value.id}, done_at = ${inside.now.toISOString()}::timestamptz
      where id = ${refund.id}`)
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
    const refund = await lockRefund(inside, sql`number = ${number}`)
    const payment = refund && (await findPayment(inside, sql`id = ${refund.payment} and provider = ${provider.name}`))
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

  const payment = await findPayment(ctx, sql`id = (select payment_id from refunds where number = ${number})`)
  const provider = payment && providerNamed(payment.provider)
  if (provider) await sendRefund(ctx, provider, number)
  return Boolean(provider)
}
