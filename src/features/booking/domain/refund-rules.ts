/**
 * When the booking fee goes back, as content with its source. Figures that the public texts of the law do not name are
 * null: the contract of the project decides, and nothing is promised on the page.
 *
 * Source: Notification of the Contract Committee on selling condominium units with a reservation as a contract-controlled
 * business, B.E. 2567 (2024), Gazette of 3 October 2567, in force since 31 January 2568 (2025). It does not govern houses.
 */
export const REFUND_REASONS = [
  'permit_refused',
  'impact_refused',
  'company_ends',
  'paid_late',
  'loan_refused',
  'buyer_changes_mind',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

interface RefundRule {
  reason: RefundReason
  /** The share that goes back, in hundredths of a per cent; null where the contract decides. */
  share: number | null
  source: string
}

/** The clause of the signed contract itself, for units and houses alike. */
const CONTRACT = 'Reservation contract, terms of 2026-11-28'
const NOTIFICATION = 'Contract Committee Notification B.E. 2567, reservation contracts for condominium units'

/** The rules of one version; a booking keeps the version it was signed under. */
export interface RefundTerms {
  version: string
  rules: readonly RefundRule[]
}

export const REFUND_TERMS: readonly RefundTerms[] = [
  {
    version: '2026-11-28',
    rules: [
      { reason: 'permit_refused', share: 10_000, source: CONTRACT },
      { reason: 'impact_refused', share: 10_000, source: CONTRACT },
      { reason: 'company_ends', share: 10_000, source: CONTRACT },
      { reason: 'paid_late', share: 10_000, source: 'Civil and Commercial Code §406 (undue enrichment)' },
      { reason: 'loan_refused', share: 10_000, source: CONTRACT },
      // The company keeps its actual loss at most, which a person has to find.
      { reason: 'buyer_changes_mind', share: null, source: CONTRACT },
    ],
  },
  {
    version: '2026-11',
    rules: [
      { reason: 'permit_refused', share: 10_000, source: NOTIFICATION },
      { reason: 'impact_refused', share: 10_000, source: NOTIFICATION },
      { reason: 'company_ends', share: 10_000, source: NOTIFICATION },
      { reason: 'paid_late', share: 10_000, source: 'Civil and Commercial Code §406 (undue enrichment)' },
      { reason: 'loan_refused', share: null, source: NOTIFICATION },
      { reason: 'buyer_changes_mind', share: null, source: NOTIFICATION },
    ],
  },
]

/** The share that goes back by a rule, in hundredths of a per cent; null where the contract decides. */
export function shareOf(version: string, reason: RefundReason): number | null {
  const terms = REFUND_TERMS.find((one) => one.version === version)
  return terms?.rules.find((rule) => rule.reason === reason)?.share ?? null
}

/** The satang of a paid fee that go back, rounded up in the buyer's favour; null where the contract decides. */
export function refundOf(version: string, reason: RefundReason, paid: number): number | null {
  const share = shareOf(version, reason)
  return share === null ? null : Math.min(paid, Math.ceil((paid * share) / 10_000))
}
