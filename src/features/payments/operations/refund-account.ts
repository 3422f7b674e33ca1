import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { seal, unseal } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import type { RefundAccount, RefundsOf, RefundView } from '../domain/refund'
import { payments, refunds } from '../tables'
import { addRefundEvent, REFUND, takeRefundStep, toRefund } from './refund-record'

const USE = 'refund account'

function key(): string {
  if (!env.BOOKING_KEY) throw new Error('BOOKING_KEY is not set')
  return env.BOOKING_KEY
}

/** An account with the buyers that the contract names: whoever pays compares them. */
export interface NamedAccount extends RefundAccount {
  buyers?: readonly string[]
}

/** The account of a refund; null for what was not sealed for this refund with this key. */
export function openAccount(number: string, sealed: string | null): NamedAccount | null {
  const opened = sealed === null ? null : unseal(key(), USE, number, sealed)
  return opened && (JSON.parse(opened.toString()) as NamedAccount)
}

/** Tells one naming of an account from another, also where all digits are the same; empty without one. */
export const accountMark = (sealed: string | null): string => (sealed === null ? '' : hashOf(sealed).slice(0, 16))

/**
 * Keeps the account that the payer named for every open transfer of some things, encrypted. It can be changed until the
 * money is sent; a refund that was agreed to before is agreed to again. The caller has proved the payer's address by a
 * code, and mails the change. Resolves to how many refunds wait for it.
 */
export function nameRefundAccount(ctx: Context, of: readonly RefundsOf[], account: NamedAccount): Promise<number> {
  requireActor(ctx, may.nameRefundAccount)

  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const things = of.flatMap(({ kind, references }) => references.map((reference) => [kind, reference]))
    const rows = await rowsOf(
      inside,
      sql`select r.*, r.payment_id as payment from refunds r join payments p on p.id = r.payment_id
      where (p.kind, p.reference) in (select one->>0, one->>1 from jsonb_array_elements(${JSON.stringify(things)}::jsonb) one)
        and r.way = 'transfer' and r.state in ('asked', 'approved')
      order by r.id for update of r`,
      REFUND,
    )
    for (const refund of rows.map(toRefund)) {
      const { id, number } = refund
      const sealed = seal(key(), USE, number, Buffer.from(JSON.stringify(account)))
      const named = { account: sealed, accountEnd: account.number.slice(-4) }
      await db.update(refunds).set(named).where(eq(refunds.id, id))
      await addRefundEvent(inside, id, {
        step: 'account',
        from: refund.state,
        to: refund.state,
        note: `…${account.number.slice(-4)}`,
      })
      if (await takeRefundStep(inside, refund, 'rename'))
        await db.update(refunds).set({ decidedBy: null }).where(eq(refunds.id, id))
    }
    return rows.length
  })
}

/** The refunds for one thing that were not turned down, the oldest first, for its payer. */
export async function listRefundsFor(ctx: Context, kind: string, reference: string): Promise<RefundView[]> {
  requireActor(ctx, may.listRefundsFor)

  const { amount, state, way, accountEnd, askedAt, doneAt } = refunds
  const isForThis = and(eq(payments.kind, kind), eq(payments.reference, reference))
  const db = await queriesOf(ctx)
  return db
    .select({ amount, state, way, accountEnd, askedAt, doneAt })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isForThis, ne(state, 'rejected')))
    .orderBy(refunds.id)
}

/** Of several things, those with refunds that were not turned down. */
export async function withRefunds(ctx: Context, kind: string, references: readonly string[]): Promise<string[]> {
  requireActor(ctx, may.withRefunds)

  const rows = await rowsOf(
    ctx,
    sql`select distinct p.reference from refunds r join payments p on p.id = r.payment_id
    where p.kind = ${kind} and r.state <> 'rejected'
      and p.reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
    { reference: payments.reference },
  )
  return rows.map(({ reference }) => reference)
}
