import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { Booking } from '../domain/booking'
import type { Signer, SignerToReach, Signing } from '../domain/co-signing'
import { emailOf, type Identity } from '../domain/identity'
import type { StoredBooking } from './booking-record'
import { openIdentity, openText, sealName, sealText } from './booking-secrets'

/** Whose contract it is: its text is sealed for the booking. */
type Owner = Pick<Booking, 'id' | 'reference'>

/** The text that is signed, without who has. */
export type FixedText = Omit<Signing, 'signers'>

/** Fixes the text that every buyer of a booking signs. */
export async function fixText(ctx: TransactionContext, { id, reference }: Owner, text: FixedText): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into booking_signings (booking_id, version, locale, text_th, text_translated, sha256, begun_at)
      values (${id}, ${text.version}, ${text.locale}, ${sealText(reference, text.thai)},
        ${sealText(reference, text.translated)}, ${text.hash}, ${ctx.now.toISOString()}::timestamptz)`,
  )
}

/** Adds the signature of a buyer under the fixed text. */
export async function addSignature(
  ctx: TransactionContext,
  { id, reference }: Owner,
  { buyer, name, hash }: { buyer: number; name: string; hash: string },
): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into booking_signatures (booking_id, buyer, sha256, signed_name, signed_at)
      values (${id}, ${buyer}, ${hash}, ${sealName(reference, name)}, ${ctx.now.toISOString()}::timestamptz)`,
  )
}

/** When each buyer signed, by number. */
async function signedAts(ctx: Readonly<Context>, booking: number): Promise<Map<number, Date>> {
  const rows = await rowsOf(ctx, sql`select buyer, signed_at from booking_signatures where booking_id = ${booking}`)
  return new Map(rows.map((row) => [Number(row.buyer), new Date(row.signed_at as string)]))
}

/** The text that the first buyer signed, with who has; null before, and once nobody is named any more. */
export async function readSigning(
  ctx: Readonly<Context>,
  { id, reference, identity }: Owner & Pick<StoredBooking, 'identity'>,
): Promise<Signing | null> {
  const buyers = openIdentity(reference, identity)?.buyers
  const [row] = await rowsOf(ctx, sql`select * from booking_signings where booking_id = ${id}`)
  if (!row || !buyers) return null
  const signed = await signedAts(ctx, id)
  return {
    version: String(row.version),
    locale: row.locale as Locale,
    thai: openText(reference, String(row.text_th)),
    translated: openText(reference, String(row.text_translated)),
    hash: String(row.sha256),
    signers: buyers.map(({ name }, at) => ({ number: at + 1, name, signedAt: signed.get(at + 1) ?? null })),
  }
}

/** The buyers with where the further ones are written to. */
export const reachable = (identity: Identity, signers: readonly Signer[]): SignerToReach[] =>
  signers.map((one) => ({ ...one, email: one.number === 1 ? null : emailOf(identity, one.number) }))
