import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { applyCharge } from './apply-charge'
import { toPayment } from './payment-record'
import { askProvider } from './start-payment'

/** A request younger than this may still be answered. */
const PATIENCE_MS = 30_000

/**
 * Asks the provider where its open payments stand. One it has never heard of, because the request was lost, is asked for
 * again with the same number. Answers how many it looked at; a provider that does not answer leaves a payment open.
 */
export async function reconcilePayments(ctx: Context, provider: Provider): Promise<number> {
  requireActor(ctx, may.reconcilePayments)

  const database = await databaseOf(ctx.payload, ctx.req)
  const before = new Date(ctx.now.getTime() - PATIENCE_MS).toISOString()
  const { rows } = await database.execute(sql`
    select * from payments where provider = ${provider.name}
      and (state in ('pending', 'unknown') or (state = 'requested' and changed_at < ${before}::timestamptz))
    order by changed_at limit 200`)
  for (const payment of rows.map(toPayment)) {
    const found = await provider.find(payment).catch(() => undefined)
    if (found) await applyCharge(ctx, provider, payment.invoice, found)
    else if (found === null) await askProvider(ctx, provider, payment)
  }
  return rows.length
}
