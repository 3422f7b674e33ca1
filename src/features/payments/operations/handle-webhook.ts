import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { Notice, Provider, RawNotice } from '../domain/provider'
import { payments, providerEvents } from '../tables'
import { applyCharge } from './apply-charge'
import { findPayment, type StoredPayment } from './payment-record'
import { recordRefusal } from './record-refusal'

/**
 * What became of a message: forged, stale or unreadable; not about a charge, or about one that is not ours; heard
 * before; or taken in.
 */
export type Heard = 'refused' | 'not_ours' | 'known' | 'heard'

const isKnown = async (ctx: Readonly<Context>, provider: Provider, { id }: Notice): Promise<boolean> => {
  const db = await queriesOf(ctx)
  const isTheEvent = and(eq(providerEvents.provider, provider.name), eq(providerEvents.event, id))
  return (await db.$count(providerEvents, isTheEvent)) > 0
}

const paymentOf = (ctx: Context, provider: Provider, { invoice, charge }: Notice): Promise<StoredPayment | null> =>
  findPayment(
    ctx,
    sql`${payments.provider} = ${provider.name}
      and (${payments.invoice} = ${invoice} or (${invoice}::text is null and ${payments.charge} = ${charge}))`,
  )

/** A message counts as heard in the transaction of its effect: one that was cut off is taken in when it comes again. */
async function takeIn(ctx: Context, provider: Provider, notice: Notice, payment: StoredPayment): Promise<Heard> {
  const charge = await provider.find({ ...payment, charge: payment.charge ?? notice.charge }, ctx.now)
  if (!charge) return 'not_ours'
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const heard = { provider: provider.name, event: notice.id, invoice: payment.invoice, receivedAt: inside.now }
    const [first] = await db.insert(providerEvents).values(heard).onConflictDoNothing().returning()
    if (!first) return 'known'
    await applyCharge(inside, provider, payment.invoice, charge)
    return 'heard'
  })
}

/**
 * Takes in a message of a provider. It is verified first, and then not believed: the charge is fetched and compared.
 * What is refused is kept without its text. Throws when the provider does not say where the charge stands: the message
 * must come again.
 */
export async function handleWebhook(ctx: Context, provider: Provider, raw: Omit<RawNotice, 'now'>): Promise<Heard> {
  requireActor(ctx, may.handleWebhook)

  const told = { provider: provider.name, body: raw.body }
  const read = await provider.read({ ...raw, now: ctx.now })
  if (!read.ok) {
    await recordRefusal(ctx, { ...told, reason: read.refusal, invoice: null })
    return 'refused'
  }
  if (!read.value) return 'not_ours'
  if (await isKnown(ctx, provider, read.value)) return 'known'
  const payment = await paymentOf(ctx, provider, read.value)
  const heard = payment ? await takeIn(ctx, provider, read.value, payment) : 'not_ours'
  if (heard === 'not_ours') await recordRefusal(ctx, { ...told, reason: 'not_ours', invoice: payment?.invoice ?? null })
  return heard
}
