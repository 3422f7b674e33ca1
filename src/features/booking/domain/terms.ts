/**
 * The versions of the reservation contract, the newest first. Their texts are under `clauses` in
 * `messages/<locale>/contract.json`. A change of one word is a new version: `terms.test.ts` has the record. An earlier
 * version stays for holds that began under it; what was signed is kept with its booking.
 */
export const TERMS_VERSIONS = ['2026-11-28', '2026-11'] as const
export type TermsVersion = (typeof TERMS_VERSIONS)[number]

/** Condominium units are under the notification on reservation contracts; houses and plots are not. */
export type TermsKind = 'condominium' | 'house'

const condominium = [
  ...['parties', 'unit', 'permits', 'price', 'fee', 'purchase', 'noPermit', 'loan', 'breach', 'companyEnds'],
  ...['transfer', 'notice', 'acceptance', 'law', 'copy'],
] as const
const house = [
  ...['parties', 'house', 'permits', 'price', 'fee', 'purchase', 'noPermit', 'loan', 'breach', 'companyEnds'],
  ...['transfer', 'notice', 'acceptance', 'lawOfHouses', 'copy'],
] as const
const first = ['unit', 'price', 'fee', 'appointment', 'buyerEnds', 'companyEnds', 'transfer', 'notice', 'copy'] as const

/** The clauses of a version, in their order, by message key. */
export const CLAUSES: Record<TermsVersion, Record<TermsKind, readonly string[]>> = {
  '2026-11-28': { condominium, house },
  '2026-11': { condominium: first, house: first },
}

/** The clauses that say otherwise where the contract is signed by hand. */
export const ON_PAPER: Readonly<Record<string, string>> = { acceptance: 'acceptanceOnPaper', copy: 'copyOnPaper' }

export const isTermsVersion = (version: string): version is TermsVersion =>
  TERMS_VERSIONS.some((one) => one === version)
