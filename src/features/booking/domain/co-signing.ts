import type { Locale } from '@/i18n/locales'
import type { BookingState } from './booking-states'
import type { LocalText } from './local-text'

/** From the first signature the other buyers have so many hours. The contract says so. */
export const SIGN_HOURS = 2

/** A buyer under the contract, and when they signed; null before. */
export interface Signer {
  /** 1 to 4, as the contract counts them. */
  number: number
  name: string
  signedAt: Date | null
}

/** The text that the first buyer signed and the others sign, with who has. */
export interface Signing {
  version: string
  /** The language of the translation. */
  locale: Locale
  thai: string
  translated: string
  hash: string
  signers: readonly Signer[]
}

/** A buyer of a booking that waits, as whoever looks after it sees them. */
export interface SignerToReach extends Signer {
  /** Null for the first buyer, who is here, and for who has none. */
  email: string | null
}

/** What the page of one further buyer shows: the contract and the signatures, nothing else of the others. */
export interface CoSigning extends Signing {
  reference: string
  state: BookingState
  /** Whose page it is. */
  own: Signer
  project: LocalText
  unit: string
  /** Until when all have to sign; null once they have, or when it is over. */
  endsAt: Date | null
  isCodeSent: boolean
}

/** Who has not signed yet. */
export const missing = <One extends Signer>(signers: readonly One[]): One[] =>
  signers.filter(({ signedAt }) => signedAt === null)
