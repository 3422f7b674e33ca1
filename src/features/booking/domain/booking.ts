import type { Locale } from '@/i18n/locales'
import type { BookingState } from './booking-states'
import type { ContractBasis } from './contract-basis'
import type { Parties } from './contract-parties'
import type { Identity } from './identity'
import type { LocalText } from './local-text'

/** The unit, the price and the terms at the time of the hold. They stay the buyer's, whatever an editor changes later. */
export interface Snapshot {
  campaign: { code: string; title: LocalText; included: LocalText; promotion: LocalText }
  project: { slug: string; title: LocalText; brand: 'noble' | 'nue'; isCondominium: boolean }
  unit: { number: string; building: string; floor: number; type: string; typeName: LocalText }
  /** m², or square wah of a plot. */
  area: number
  limitPerPerson: number
  holdMinutes: number
  /** How long the hold is kept while finance checks a transfer; bookings from before have none. */
  slipHours?: number
  /** What the contract says of seller, land and permits; bookings from before have none, and the contract of then. */
  contract?: ContractBasis
}

/** A booking. Money in whole satang. */
export interface Booking {
  id: number
  /** The public reference: `nb-7k2m9xqt`. */
  reference: string
  state: BookingState
  campaign: number | null
  project: number | null
  unit: number | null
  locale: Locale
  price: number
  fee: number
  termsVersion: string
  snapshot: Snapshot
  /** The last signs of the first buyer's document; null before they are known. */
  documentEnd: string | null
  isForeign: boolean
  /** Hundredths of a square metre. */
  area: number
  building: string
  contractHash: string | null
  signedAt: Date | null
  paidAt: Date | null
  paidAmount: number | null
  receiptNumber: string | null
  heldAt: Date
  /** Null once the fee is paid. */
  holdEndsAt: Date | null
  renewals: number
  /** Further buyers for whom the hold was prolonged. */
  coBuyers: number
}

/** A booking with who booked it, for its buyer. */
export interface OwnBooking extends Booking {
  buyers: Identity | null
  /** The same as the contract names them. */
  parties: Parties | null
  /** The token of the link to this booking in mails. */
  linkToken: string
}

/** A booking as the list of the account shows it. Money in whole satang. */
export interface MemberBooking {
  reference: string
  state: BookingState
  project: { slug: string; title: LocalText }
  unit: string
  price: number
  fee: number
  /** What was paid; null before. */
  paid: number | null
  heldAt: Date
  /** Null once the fee is paid. */
  holdEndsAt: Date | null
  /** The token of the page with the payment and the receipt, as mails link it; null before anything was paid. */
  link: string | null
}

/** A contract as it was signed: the kept texts, each clause its title and its text, and the hash of both. */
export interface SignedContract {
  version: string
  /** The language of the translation. */
  locale: Locale
  thai: string
  /** Empty for who signed in Thai. */
  translated: string
  hash: string
  signedAt: Date
  /** Who signed this text with a code, and when; empty for those signed by hand, and for earlier ones. */
  signatures: readonly { name: string; signedAt: Date }[]
  /** Signed by hand on a printed paper, of which there is a scan. */
  isOnPaper: boolean
}

/** Signs that are not mistaken for one another when read aloud or typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** A reference made of random bytes. */
export const referenceOf = (bytes: Iterable<number>): string =>
  `nb-${[...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('')}`
