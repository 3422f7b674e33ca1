import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { Booking, Snapshot } from '../domain/booking'
import type { BookingState } from '../domain/booking-states'

/** A booking as stored, with what is encrypted. */
export interface StoredBooking extends Booking {
  identity: string | null
  /** The member of staff who sells it at the counter; null while the buyer goes the way alone. */
  seller: number | null
}

const timeOf = (value: unknown): Date | null => (value ? new Date(value as string) : null)
const numberOf = (value: unknown): number | null => (value === null ? null : Number(value))
const textOf = (value: unknown): string | null => (value === null ? null : String(value))

/** A booking as the database returns it. */
export function toBooking(row: Record<string, unknown>): StoredBooking {
  return {
    id: Number(row.id),
    reference: String(row.reference),
    state: row.state as BookingState,
    campaign: numberOf(row.campaign_id),
    project: numberOf(row.project_id),
    unit: numberOf(row.unit_id),
    locale: row.locale as Locale,
    price: Number(row.price),
    fee: Number(row.fee),
    termsVersion: String(row.terms_version),
    snapshot: row.snapshot as Snapshot,
    identity: textOf(row.identity),
    seller: numberOf(row.seller),
    documentEnd: textOf(row.document_end),
    isForeign: row.is_foreign === true,
    area: Number(row.area),
    building: String(row.building),
    contractHash: textOf(row.contract_hash),
    signedAt: timeOf(row.signed_at),
    paidAt: timeOf(row.paid_at),
    paidAmount: numberOf(row.paid_amount),
    receiptNumber: textOf(row.receipt_number),
    heldAt: new Date(row.held_at as string),
    holdEndsAt: timeOf(row.hold_ends_at),
    renewals: Number(row.renewals),
    coBuyers: Number(row.co_buyers),
  }
}

/** The condition that a row belongs to the token in the buyer's cookie, or to the link of a mail. */
export const byToken = (token: string): SQL => sql`(token_hash = ${hashOf(token)} or link_hash = ${hashOf(token)})`

/** Reads a booking; null when there is none. */
export async function readBooking(ctx: Readonly<Context>, where: SQL): Promise<StoredBooking | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select * from bookings where ${where} limit 1`)
  return rows[0] ? toBooking(rows[0]) : null
}

/** Locks the row of a booking until the transaction ends; null when there is none, or, if asked, when it is locked. */
export async function lockBooking(
  ctx: TransactionContext,
  where: SQL,
  { skipLocked = false } = {},
): Promise<StoredBooking | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const wait = skipLocked ? sql`skip locked` : sql``
  const { rows } = await database.execute(sql`select * from bookings where ${where} limit 1 for update ${wait}`)
  return rows[0] ? toBooking(rows[0]) : null
}
