import { thaiCheckDigit } from '@/kernel/form/identity-number'

/** The documents a buyer can be identified by. A Thai number is no proof of nationality: foreign residents have one, too. */
export const DOCUMENTS = ['thai_id', 'passport'] as const
export type DocumentKind = (typeof DOCUMENTS)[number]

/** One buyer as on the document. */
export interface Buyer {
  name: string
  document: DocumentKind
  /** Digits of the Thai identity number, or the passport number in capitals. */
  number: string
  /** ISO 3166-1 alpha-2 in capitals, as the buyer says. */
  nationality: string
  /** Of a further buyer: where the code to sign with is mailed, lower case. Without one they sign on paper. */
  email?: string
}

/** Whoever books: one to four buyers of one home, the first of whom gets the papers. Each has a mailbox of their own. */
export interface Identity {
  /** Lower case, as `readEmail` returns it. */
  email: string
  /** As `readPhone` returns it, so that an enquiry of the same person has the same. */
  phone: string
  buyers: readonly Buyer[]
}

/** How many people can buy one home together. */
export const MAX_BUYERS = 4

/**
 * Whether this is a number of the Thai civil registration: thirteen digits with a correct last one, which begin with 0 to 8
 * and are not the same digit again and again.
 */
export const isThaiId = (digits: string): boolean =>
  /^[0-8]\d{12}$/.test(digits) && !/^(\d)\1{11}/.test(digits) && thaiCheckDigit(digits) === Number(digits[12])

/**
 * Whether a Thai national can have this number. Those that begin with 0, 6 or 7 are given to people without Thai
 * nationality (Central Registration Regulation B.E. 2535, part on identity numbers).
 */
export const isOfNationals = (number: string): boolean => isThaiId(number) && /^[1-58]/.test(number)

/** Thai: who says so and has the number of a national. A passport alone, or a number alone, makes nobody Thai. */
export const isThai = ({ nationality, number }: Pick<Buyer, 'nationality' | 'number'>): boolean =>
  nationality === 'TH' && isOfNationals(number)

/** The last four signs, which may be shown. */
export const lastDigits = (number: string): string => number.slice(-4)

/** Where the codes and papers of a buyer go, 1 to 4; null for who has no mailbox of their own. */
export const emailOf = ({ email, buyers }: Identity, buyer: number): string | null =>
  buyer === 1 ? email : (buyers[buyer - 1]?.email ?? null)

/** Whether every buyer can sign with a code from a mailbox of their own. */
export function canSignByCode(identity: Identity): boolean {
  const emails = identity.buyers.map((_, at) => emailOf(identity, at + 1))
  return emails.every((email) => email !== null) && new Set(emails).size === emails.length
}

/** The same with another address of one further buyer. */
export const withEmail = (identity: Identity, buyer: number, email: string): Identity => ({
  ...identity,
  buyers: identity.buyers.map((one, at) => (at === buyer - 1 ? { ...one, email } : one)),
})

/** Whether a home with these buyers counts towards the foreign quota: as soon as one of them is not Thai. */
export const isForeign = ({ buyers }: Pick<Identity, 'buyers'>): boolean => !buyers.every(isThai)
