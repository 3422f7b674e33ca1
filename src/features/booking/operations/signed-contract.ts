import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { SignedContract } from '../domain/booking'
import { may } from '../domain/permissions'

/** The contract of a booking as it was signed; null before. For callers that know whose booking it is. */
export async function findSignedContract(ctx: Context, booking: number): Promise<SignedContract | null> {
  requireActor(ctx, may.findSignedContract)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select * from booking_contracts where booking_id = ${booking}`)
  const [row] = rows
  if (!row) return null
  return {
    version: String(row.version),
    locale: row.locale as Locale,
    thai: String(row.text_th),
    translated: String(row.text_translated),
    hash: String(row.sha256),
    signedAt: new Date(row.signed_at as string),
    isOnPaper: row.paper_id !== null,
  }
}
