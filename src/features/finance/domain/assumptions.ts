import type { IsoDay } from '@/kernel/calendar-day'

/**
 * What a calculation assumes besides the published fees: rates and shares in per cent, ages and terms in years, amounts
 * in baht. Each is content with its source and its day.
 */
export const ASSUMPTION_KEYS = [
  'loan-year-1',
  'loan-year-2',
  'loan-year-3',
  'loan-after',
  'debt-limit',
  'age-limit',
  'longest-term',
  'down-share',
  'reservation',
  'contract-share',
  'buyers-share-of-transfer-fee',
  'sinking-fund-per-m2',
  'months-in-advance',
  'meters',
  'insurance-per-m2',
  'empty-months',
  'rent-growth',
  'price-growth',
  'savings-rate',
  'horizon',
] as const

/** What some banks lend a buyer from abroad. Where one of them is missing, such a buyer pays in cash. */
export const FOREIGN_LOAN_KEYS = ['foreign-loan-share', 'foreign-loan-rate', 'foreign-loan-years'] as const

type NeededKey = (typeof ASSUMPTION_KEYS)[number]
export type AssumptionKey = NeededKey | (typeof FOREIGN_LOAN_KEYS)[number]

/** A value that holds from a day on, until the next one of its key. */
export interface Assumption {
  key: AssumptionKey
  value: number
  from: IsoDay
  source: string
}

/**
 * The values in force on a day: of each key the one that took effect last. Throws when a key has none, so that a missing
 * value is never taken for zero.
 */
export function assumptionsOn(all: readonly Assumption[], day: IsoDay): Assumed {
  const entries = ASSUMPTION_KEYS.map((key) => {
    const latest = latestOf(all, key, day)
    if (!latest) throw new RangeError(`No ${key} is known on ${day}`)
    return [key, latest] as const
  })
  return Object.fromEntries(entries) as Assumed
}

/** The value of a key that took effect last before a day or on it; null when it has none. */
export function latestOf(all: readonly Assumption[], key: AssumptionKey, day: IsoDay): Assumption | null {
  const known = all.filter((one) => one.key === key && one.from <= day)
  return known.sort((a, b) => b.from.localeCompare(a.from))[0] ?? null
}

/** The values that are in force together. */
export type Assumed = Record<NeededKey, Assumption>

/** The terms of payment of one project, each null where the house's hold. Baht, and shares in per cent. */
export interface HomeTerms {
  reservation: number | null
  contractShare: number | null
  downShare: number | null
  instalments: number | null
  /** Who gives them: the name of the project. */
  source: string
}

/** The values in force, with those of a project in place of the house's. */
export function withTerms(assumed: Assumed, terms: HomeTerms | null, day: IsoDay): Assumed {
  if (!terms) return assumed
  const own = (key: NeededKey, value: number | null) =>
    value === null ? {} : { [key]: { key, value, from: day, source: terms.source } }
  return {
    ...assumed,
    ...own('reservation', terms.reservation),
    ...own('contract-share', terms.contractShare),
    ...own('down-share', terms.downShare),
  }
}
