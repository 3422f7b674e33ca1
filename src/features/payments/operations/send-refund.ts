import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { findPayment, type StoredPayment } from './payment-record'
import { postRefund } from './post-refund'
import { lockRefund, type StoredRefund, takeRefundStep } from './refund-record'

const UNCLEAR = Symbol('no clear answer')
type Answer = Result<{ id: string }, 'declined'> | typeof UNCLEAR

/** Writes down what the provider answered. Without a clear answer the refund is `unknown`, for reconciliation. */
function take(ctx: Context, number: string, answer: Answer): Promise<void> {
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

async function ask(ctx: Context, provider: Provider, payment: StoredPayment, refund: StoredRefund): Promise<void> {
  const { number, amount } = refund
  await take(ctx, number, await provider.refund(payment, { number, amount }).catch((): Answer => UNCLEAR))
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
  if (begun) await ask(ctx, provider, begun.payment, begun.refund)
}

/** A request younger than this may still be answered. */
const PATIENCE_MS = 30_000

/**
 * Looks up refunds without a clear answer at the provider, by our own number, and asks again only for what it does not
 * have. Resolves to how many it looked at.
 */
export async function reconcileRefunds(ctx: Context, provider: Provider): Promise<number> {
  requireActor(ctx, may.reconcileRefunds)

  const database = await databaseOf(ctx.payload, ctx.req)
  const before = new Date(ctx.now.getTime() - PATIENCE_MS).toISOString()
  const { rows } = await database.execute(sql`
    select r.number, r.payment_id, r.amount from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider.name} and (r.state = 'unknown' or (r.state = 'sent' and r.changed_at < ${before}::timestamptz))
    order by r.changed_at limit 100`)
  for (const row of rows) {
    const number = String(row.number)
    const payment = await findPayment(ctx, sql`id = ${Number(row.payment_id)}`)
    const found = payment && (await provider.findRefund(payment, number).catch(() => undefined))
    if (found) await take(ctx, number, { ok: true, value: found })
    else if (payment && found === null) {
      const again = await provider.refund(payment, { number, amount: Number(row.amount) }).catch((): Answer => UNCLEAR)
      await take(ctx, number, again)
    }
  }
  return rows.length
}
