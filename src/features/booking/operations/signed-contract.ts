import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { SignedContract } from '../domain/booking'
import { may } from '../domain/permissions'
import { openText } from './booking-secrets'

/** The contract of a booking as it was signed; null before. For callers that know whose booking it is. */
export async function findSignedContract(ctx: Context, booking: number): Promise<SignedContract | null> {
  requireActor(ctx, may.findSignedContract)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select c.*, b.reference from booking_contracts c join bookings b on b.id = c.booking_id where c.booking_id = ${booking}`,
  )
  const [row] = rows
  if (!row) return null
  const reference = String(row.reference)
  return {
    version: String(row.version),
    locale: row.locale as Locale,
    thai: openText(reference, String(row.text_th)),
    translated: openText(reference, String(row.text_translated)),
    hash: String(row.sha256),
    signedAt: new Date(row.signed_at as string),
    isOnPaper: row.paper_id !== null,
  }
}
