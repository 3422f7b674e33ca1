import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { CodeRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { SIGN_HOURS } from '../domain/co-signing'
import { canSignByCode, type Identity } from '../domain/identity'
import { may } from '../domain/permissions'
import { isSameName } from '../domain/signature'
import { tryCode } from './booking-codes'
import type { StoredBooking } from './booking-record'
import { contractHash, openIdentity } from './booking-secrets'
import { onBooking, type WayRefusal } from './change-booking'
import { concludeContract } from './conclude-contract'
import { inviteSigner } from './invite-signer'
import { addSignature, fixText } from './signing-record'
import { holdAtLeast, takeStep } from './take-step'

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

/** `paperOnly`: a further buyer has no mailbox of their own, and signs by hand. */
export type SignRefusal = 'name' | 'outdated' | 'paperOnly' | CodeRefusal | WayRefusal

/** Keeps the text and the first signature under it. */
async function signFirst(ctx: TransactionContext, booking: StoredBooking, signed: Signature): Promise<void> {
  const { locale, thai, translated, hash, name } = signed
  await fixText(ctx, booking, { version: booking.termsVersion, locale, thai, translated, hash })
  await addSignature(ctx, booking, { buyer: 1, name, hash })
}

/** Asks the further buyers for their signatures; the unit is held for the hours that the contract gives them. */
async function askOthers(ctx: TransactionContext, booking: StoredBooking, { buyers }: Identity, by: 'buyer' | 'staff') {
  await takeStep(ctx, booking, { name: 'signFirst', by })
  await holdAtLeast(ctx, booking, SIGN_HOURS * 60)
  for (const at of buyers.keys()) if (at > 0) await inviteSigner(ctx, booking, at + 1)
}

/**
 * Signs the contract of a locked booking as its first buyer, on their device or on that of the counter: always with their
 * code. Alone, the contract is concluded; with others, the text is fixed and each is mailed a link to sign it.
 */
export async function signBooking(
  ctx: TransactionContext,
  booking: StoredBooking,
  signed: Signature,
  by: 'buyer' | 'staff',
): Promise<Result<null, SignRefusal>> {
  if (booking.state !== 'verified') return refuse('over')
  if (contractHash(booking.termsVersion, signed.thai, signed.translated) !== signed.hash) return refuse('outdated')
  const identity = openIdentity(booking.reference, booking.identity)
  const [first] = identity?.buyers ?? []
  if (!identity || !first || !isSameName(first.name, signed.name)) return refuse('name')
  if (!canSignByCode(identity)) return refuse('paperOnly')
  const tried = await tryCode(ctx, booking, 'sign', signed.code)
  if (!tried.ok) return tried
  await signFirst(ctx, booking, signed)
  if (identity.buyers.length > 1) await askOthers(ctx, booking, identity, by)
  else await concludeContract(ctx, booking, { name: 'sign', by })
  return ok(null)
}

/** Signs the contract with the buyer's name and a mailed code. The exact texts and their hash are kept. */
export function signContract(ctx: Context, token: string, signed: Signature): Promise<Result<null, SignRefusal>> {
  requireActor(ctx, may.signContract)

  return onBooking<null, SignRefusal>(ctx, token, (inside, booking) => signBooking(inside, booking, signed, 'buyer'))
}
