/** The versions of the reservation contract, the newest first. Their texts are in `messages/<locale>/contract.json`. */
export const TERMS_VERSIONS = ['2026-11'] as const
export type TermsVersion = (typeof TERMS_VERSIONS)[number]

/** The clauses of a version, in their order. Clause and paragraph are message keys. */
export const CLAUSES: Record<TermsVersion, readonly string[]> = {
  '2026-11': ['unit', 'price', 'fee', 'appointment', 'buyerEnds', 'companyEnds', 'transfer', 'notice', 'copy'],
}

export const isTermsVersion = (version: string): version is TermsVersion =>
  TERMS_VERSIONS.some((one) => one === version)
