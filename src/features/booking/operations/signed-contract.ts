import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { SignedContract } from '../domain/booking'
import { may } from '../domain/permissions'
import { openText } from './booking-secrets'
import { readSigning } from './signing-record'

/** The contract of a booking as it was concluded; null before. For callers that know whose booking it is. */
export async function findSignedContract(ctx: Context, booking: number): Promise<SignedContract | null> {
  requireActor(ctx, may.findSignedContract)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select c.*, b.reference, b.identity from booking_contracts c join bookings b on b.id = c.booking_id
      where c.booking_id = ${booking}`,
  )
  const [row] = rows
  if (!row) return null
  const reference = String(row.reference)
  const identity = row.identity === null ? null : String(row.identity)
  const signing = await readSigning(ctx, { id: booking, reference, identity })
  const hash = String(row.sha256)
  return {
    version: String(row.version),
    locale: row.locale as Locale,
    thai: openText(reference, String(row.text_th)),
    translated: openText(reference, String(row.text_translated)),
    hash,
    signedAt: new Date(row.signed_at as string),
    // What some signed by a code before all signed on paper is another text.
    signatures:
      signing?.hash === hash
        ? signing.signers.flatMap(({ name, signedAt }) => (signedAt ? { name, signedAt } : []))
        : [],
    isOnPaper: row.paper_id !== null,
  }
}
