import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aText, orNull } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, run, timeIn } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { payments, refunds } from '../tables'
import { findPayment } from './payment-record'
import { askForRefund, takeAnswer } from './send-refund'
import { TIMEOUTS, type Timeouts, withTimeouts, workWithin } from './timeouts'

/** A request younger than this may still be answered. */
const STILL_ASKED_MS = 30_000
const MOST = 100

interface OpenRefund {
  number: string
  payment: number
  amount: number
  /** When it was last asked about, as the database writes it; null before. */
  checkedAt: string | null
}

/** The refunds without a clear answer; those that were not asked about for longest first, so that none waits for another. */
async function listOpen(ctx: Readonly<Context>, provider: Provider): Promise<OpenRefund[]> {
  const before = new Date(ctx.now.getTime() - STILL_ASKED_MS)
  return rowsOf(
    ctx,
    sql`select r.number, r.payment_id as payment, r.amount, r.checked_at::text as checked_at from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider.name}
      and (r.state = 'unknown' or (r.state = 'sent' and r.changed_at < ${timeIn(before)}))
    order by r.checked_at nulls first, r.changed_at limit ${MOST}`,
    { number: refunds.number, payment: refunds.paymentId, amount: refunds.amount, checkedAt: orNull(aText) },
  )
}

/** Whether nobody else has asked about the refund since it was listed. */
async function claim(ctx: Readonly<Context>, { number, checkedAt }: OpenRefund): Promise<boolean> {
  const claimed = await run(
    ctx,
    sql`update refunds set checked_at = ${timeIn(ctx.now)}
    where number = ${number} and state in ('unknown', 'sent')
      and checked_at is not distinct from ${checkedAt}::timestamptz`,
  )
  return claimed > 0
}

async function lookUp(ctx: Context, provider: Provider, refund: OpenRefund): Promise<void> {
  const payment = (await claim(ctx, refund)) && (await findPayment(ctx, eq(payments.id, refund.payment)))
  if (!payment) return
  const found = await provider.findRefund(payment, refund.number).catch(() => undefined)
  if (found) await takeAnswer(ctx, refund.number, { ok: true, value: found })
  else if (found === null) await askForRefund(ctx, provider, payment, refund)
}

/**
 * Looks up refunds without a clear answer at the provider, by our own number, and asks again only for what it does not
 * have. Several at once, and none for long: one that gets no answer is looked at again next time, after the others.
 * Resolves to how many it looked at.
 */
export async function reconcileRefunds(
  ctx: Context,
  provider: Provider,
  timeouts: Timeouts = TIMEOUTS,
): Promise<number> {
  requireActor(ctx, may.reconcileRefunds)

  const asked = withTimeouts(provider, timeouts)
  return workWithin(await listOpen(ctx, provider), (refund) => lookUp(ctx, asked, refund), timeouts)
}
