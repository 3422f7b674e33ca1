import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { Provider, RawNotice } from '../domain/provider'
import { applyCharge } from './apply-charge'
import { findPayment } from './payment-record'

/** What became of a message: forged or stale, about a payment that is not ours, heard before, or taken in. */
export type Heard = 'refused' | 'not_ours' | 'known' | 'heard'

/**
 * Takes in a message of a provider. It is verified first, and then not believed: the charge is fetched and compared. A
 * message counts as heard in the transaction of its effect, so one that was cut off is taken in when it is sent again.
 */
export async function hearProvider(ctx: Context, provider: Provider, raw: Omit<RawNotice, 'now'>): Promise<Heard> {
  requireActor(ctx, may.hearProvider)

  const notice = provider.read({ ...raw, now: ctx.now })
  if (!notice) return 'refused'
  const payment = await findPayment(ctx, sql`invoice = ${notice.invoice} and provider = ${provider.name}`)
  if (!payment) return 'not_ours'
  const charge = await provider.find(payment)
  if (!charge) return 'not_ours'
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(sql`
      insert into provider_events (provider, event, invoice, received_at)
      values (${provider.name}, ${notice.id}, ${notice.invoice}, ${inside.now.toISOString()}::timestamptz)
      on conflict do nothing returning event`)
    if (rows.length === 0) return 'known'
    await applyCharge(inside, provider, notice.invoice, charge)
    return 'heard'
  })
}
