import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { aTime } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import type { PaymentView, Receipt } from '../domain/payment'
import { may } from '../domain/permissions'
import { receiptNumber } from '../domain/receipt-number'
import { payments, receipts } from '../tables'
import { findPayment, viewOf } from './payment-record'

/** The payment that counts for one thing: one with money before one that is open, the newest first; null without one. */
export async function latestPayment(ctx: Context, kind: string, reference: string): Promise<PaymentView | null> {
  requireActor(ctx, may.latestPayment)

  const found = await findPayment(
    ctx,
    sql`${payments.kind} = ${kind} and ${payments.reference} = ${reference}
      order by state in ('paid', 'refund_due', 'refunded') desc, state not in ('failed', 'expired') desc, id desc`,
  )
  return found && viewOf(found)
}

/** How many payments for one thing have failed or run out. */
export async function failedPayments(ctx: Context, kind: string, reference: string): Promise<number> {
  requireActor(ctx, may.failedPayments)

  const isForThis = and(eq(payments.kind, kind), eq(payments.reference, reference))
  const db = await queriesOf(ctx)
  return db.$count(payments, and(isForThis, inArray(payments.state, ['failed', 'expired'])))
}

/**
 * A receipt for one thing: that of a number, or of the first payment; null before it was paid, and for the number of
 * another thing.
 */
export function findReceipt(
  ctx: Context,
  kind: string,
  reference: string,
  number: string | null = null,
): Promise<Receipt | null> {
  requireActor(ctx, may.findReceipt)

  const written = sql`r.entity || '-' || r.year || '-' || lpad(r.number::text, 6, '0')`
  return readReceipt(
    ctx,
    sql`p.kind = ${kind} and p.reference = ${reference} and (${number}::text is null or ${written} = ${number})`,
  )
}

/** The receipt of one payment, by our own number of it; null before it was paid. */
export function findReceiptOf(ctx: Context, invoice: string): Promise<Receipt | null> {
  requireActor(ctx, may.findReceiptOf)

  return readReceipt(ctx, sql`p.invoice = ${invoice}`)
}

async function readReceipt(ctx: Context, where: SQL): Promise<Receipt | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select r.*, p.amount, p.method, p.paid_at, p.is_live, p.state from receipts r join payments p on p.id = r.payment_id
      where ${where} order by r.issued_at, r.number limit 1`,
    {
      entity: receipts.entity,
      year: receipts.year,
      number: receipts.number,
      issuedAt: receipts.issuedAt,
      paidAt: aTime,
      amount: payments.amount,
      method: payments.method,
      isLive: payments.isLive,
      state: payments.state,
    },
  )
  if (!row) return null
  return {
    number: receiptNumber(row.entity, row.year, row.number),
    issuedAt: row.issuedAt,
    paidAt: row.paidAt,
    amount: row.amount,
    method: row.method,
    isLive: row.isLive,
    isRefunded: row.state === 'refund_due' || row.state === 'refunded',
  }
}
