import type { Locale } from '@/i18n/locales'
import type { CodeRefusal } from '@/kernel/mailed-code'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import type { TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { isSameName } from '../domain/signature'
import { tryCode } from './booking-codes'
import type { StoredBooking } from './booking-record'
import { contractHash, openIdentity, sealName, sealText } from './booking-secrets'
import { onBooking, type WayRefusal } from './change-booking'
import { takeStep } from './take-step'

/** The contract as the page showed it, and the signature under it. */
export interface Signature {
  name: string
  code: string
  /** The hash that the page showed: another text since then cannot be signed unread. */
  hash: string
  thai: string
  translated: string
  /** The language of the translation. */
  locale: Locale
}

export type SignRefusal = 'name' | 'outdated' | CodeRefusal | WayRefusal

/** A contract as it was signed. `paper`: the number of the paper that was signed by hand; null with a code. */
interface KeptContract extends Omit<Signature, 'code'> {
  version: string
  signedAt: Date
  paper: number | null
}

/** Keeps the exact texts that were signed, once for each booking. */
export async function keepContract(
  ctx: TransactionContext,
  { id, reference }: StoredBooking,
  { version, locale, thai, translated, hash, name, signedAt, paper }: KeptContract,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const at = sql`${signedAt.toISOString()}::timestamptz`
  await database.execute(sql`
    insert into booking_contracts
      (booking_id, version, locale, text_th, text_translated, sha256, signed_name, signed_at, paper_id)
    values (${id}, ${version}, ${locale}, ${sealText(reference, thai)}, ${sealText(reference, translated)}, ${hash}, ${sealName(reference, name)}, ${at}, ${paper})`)
  await database.execute(sql`update bookings set contract_hash = ${hash}, signed_at = ${at} where id = ${id}`)
}

/** Signs the contract of a locked booking, on the buyer's device or on that of the counter: always with their code. */
export async function signBooking(
  ctx: TransactionContext,
  booking: StoredBooking,
  signed: Signature,
  by: 'buyer' | 'staff',
): Promise<Result<null, SignRefusal>> {
  if (booking.state !== 'verified') return refuse('over')
  if (contractHash(booking.termsVersion, signed.thai, signed.translated) !== signed.hash) return refuse('outdated')
  const [first] = openIdentity(booking.reference, booking.identity)?.buyers ?? []
  if (!first || !isSameName(first.name, signed.name)) return refuse('name')
  const tried = await tryCode(ctx, booking, 'sign', signed.code)
  if (!tried.ok) return tried
  await keepContract(ctx, booking, { ...signed, version: booking.termsVersion, signedAt: ctx.now, paper: null })
  await takeStep(ctx, booking, { name: 'sign', by })
  return ok(null)
}

/** Signs the contract with the buyer's name and a mailed code. The exact texts and their hash are kept. */
export function signContract(ctx: Context, token: string, signed: Signature): Promise<Result<null, SignRefusal>> {
  requireActor(ctx, may.signContract)

  return onBooking<null, SignRefusal>(ctx, token, (inside, booking) => signBooking(inside, booking, signed, 'buyer'))
}
