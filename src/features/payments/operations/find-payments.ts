import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { PaymentView, Receipt } from '../domain/payment'
import { may } from '../domain/permissions'
import type { PaymentMethod } from '../domain/provider'
import { receiptNumber } from '../domain/receipt-number'
import { findPayment, viewOf } from './payment-record'

/** The payment that counts for one thing: one with money before one that is open, the newest first; null without one. */
export async function latestPayment(ctx: Context, kind: string, reference: string): Promise<PaymentView | null> {
  requireActor(ctx, may.latestPayment)

  const found = await findPayment(
    ctx,
    sql`kind = ${kind} and reference = ${reference}
      order by state in ('paid', 'refund_due', 'refunded') desc, state not in ('failed', 'expired') desc, id desc`,
  )
  return found && viewOf(found)
}

/** How many payments for one thing have failed or run out. */
export async function failedPayments(ctx: Context, kind: string, reference: string): Promise<number> {
  requireActor(ctx, may.failedPayments)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select count(*) as n from payments
    where kind = ${kind} and reference = ${reference} and state in ('failed', 'expired')`)
  return Number(rows[0]?.n)
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
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select r.*, p.amount, p.method, p.paid_at, p.is_live, p.state from receipts r join payments p on p.id = r.payment_id
    where ${where} order by r.issued_at, r.number limit 1`)
  const row = rows[0]
  if (!row) return null
  return {
    number: receiptNumber(String(row.entity), Number(row.year), Number(row.number)),
    issuedAt: new Date(row.issued_at as string),
    paidAt: new Date(row.paid_at as string),
    amount: Number(row.amount),
    method: row.method as PaymentMethod,
    isLive: row.is_live === true,
    isRefunded: row.state === 'refund_due' || row.state === 'refunded',
  }
}
