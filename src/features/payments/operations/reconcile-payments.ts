import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { Provider } from '../domain/provider'
import { payments } from '../tables'
import { applyCharge, movePayment } from './apply-charge'
import { findPayment, PAYMENT, type StoredPayment } from './payment-record'
import { askProvider } from './start-payment'
import { TIMEOUTS, type Timeouts, withTimeouts, workWithin } from './timeouts'

/** A request younger than this may still be answered. */
const PATIENCE_MS = 30_000
/** The provider is asked about one payment once in this time, whoever wants to know. */
const PAUSE_MS = 4_000

/** Claims open payments, so that nobody else asks about them at the same time. */
async function claimOpen(ctx: Readonly<Context>, provider: Provider, which: SQL): Promise<StoredPayment[]> {
  const before = (ms: number) => timeIn(new Date(ctx.now.getTime() - ms))
  return rowsOf(
    ctx,
    sql`update payments set checked_at = ${timeIn(ctx.now)}
    where id in (
      select id from payments where provider = ${provider.name} and ${which}
        and (state in ('pending', 'unknown') or (state = 'requested' and changed_at < ${before(PATIENCE_MS)}))
        and (checked_at is null or checked_at <= ${before(PAUSE_MS)})
      order by checked_at nulls first limit 200 for update skip locked)
    returning *`,
    PAYMENT,
  )
}

/** Ends a payment that the provider never got, if its time is still over once its row is locked. */
const fail = (ctx: Context, { id }: StoredPayment) =>
  inTransaction(ctx, async (inside) => {
    const locked = await findPayment(inside, eq(payments.id, id), true)
    if (locked && locked.charge === null && locked.expiresAt <= inside.now) await movePayment(inside, locked, 'expire')
  })

/**
 * Asks the provider where a payment stands. It is looked for by our own number before it is asked for again, so that a
 * request whose answer was lost is not charged twice; what the provider never got, and is too late for, has failed.
 */
async function heal(ctx: Context, provider: Provider, payment: StoredPayment): Promise<void> {
  const found = await provider.find(payment, ctx.now).catch(() => undefined)
  if (found) return applyCharge(ctx, provider, payment.invoice, found, payment.expiresAt)
  if (found === undefined || payment.charge !== null) return
  return payment.expiresAt > ctx.now ? askProvider(ctx, provider, payment) : fail(ctx, payment)
}

/** Claims what is open and asks about it. Resolves to how many it asked about. */
async function healAll(ctx: Context, provider: Provider, which: SQL, timeouts: Timeouts): Promise<number> {
  const asked = withTimeouts(provider, timeouts)
  return workWithin(await claimOpen(ctx, provider, which), (payment) => heal(ctx, asked, payment), timeouts)
}

/**
 * Heals all open payments. Resolves to how many it looked at; a provider that does not answer leaves a payment open. A
 * slow one keeps the worker, which also sends mails, no longer than `withinMs` and one answer: the rest is looked at next.
 */
export async function reconcilePayments(
  ctx: Context,
  provider: Provider,
  timeouts: Timeouts = TIMEOUTS,
): Promise<number> {
  requireActor(ctx, may.reconcilePayments)
  return healAll(ctx, provider, sql`true`, timeouts)
}

/** Heals the open payments for one thing, for the page its buyer returns to. */
export async function checkPayments(ctx: Context, provider: Provider, kind: string, reference: string): Promise<void> {
  requireActor(ctx, may.checkPayments)
  await healAll(ctx, provider, sql`kind = ${kind} and reference = ${reference}`, TIMEOUTS)
}
