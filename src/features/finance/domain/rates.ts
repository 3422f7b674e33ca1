import type { IsoDay } from '@/kernel/calendar-day'

/** The transfer fee is a share of the appraised value, the fees of a mortgage of the loan, those of a lease of its rent in all. */
export const RATE_KEYS = [
  'transfer-fee',
  'mortgage-fee',
  'loan-stamp-duty',
  'lease-registration',
  'lease-stamp-duty',
] as const
export type RateKey = (typeof RATE_KEYS)[number]

export const isRateKey = (key: string): key is RateKey => RATE_KEYS.some((one) => one === key)

/** A rate of a public authority, with its condition, its days and where it is published. */
export interface PublishedRate {
  key: RateKey
  /** A fraction: 0.02 is 2 %. */
  rate: number
  /** The first day on which it applies; null for the standing rate of a law, older than any day that is asked. */
  from: IsoDay | null
  /** The last day on which it applies; null while no end is known. */
  until: IsoDay | null
  /** Satang; the fee is never more. Null without a ceiling. */
  ceiling: number | null
  /** A reduced rate is for Thai persons only, and up to this price, appraised value and mortgage, in satang. */
  reducedUpTo: number | null
  source: string
}

const BAHT = 100

const LAND_CODE =
  'Ministerial Regulation No. 47 (B.E. 2541) under the Land Code; for condominium units that of B.E. 2553'
const REVENUE_CODE = 'Revenue Code, schedule of stamp duties'
const NOTICES_2025 = 'https://www.nishimura.com/en/knowledge/publications/20250421-112251'

const standing = { from: null, until: null, ceiling: null, reducedUpTo: null } as const

const REDUCTION_2025 = {
  from: '2025-04-22',
  until: '2026-06-30',
  ceiling: null,
  reducedUpTo: 7_000_000 * BAHT,
  source: NOTICES_2025,
} as const

/**
 * The published rates. A reduction is a row of its own with its last day, so that the standing rate returns by itself;
 * the mortgage fee is reduced only where it is registered together with the transfer.
 */
export const PUBLISHED_RATES: readonly PublishedRate[] = [
  { key: 'transfer-fee', rate: 0.02, ...standing, source: LAND_CODE },
  { key: 'mortgage-fee', rate: 0.01, ...standing, ceiling: 200_000 * BAHT, source: LAND_CODE },
  { key: 'loan-stamp-duty', rate: 0.0005, ...standing, ceiling: 10_000 * BAHT, source: REVENUE_CODE },
  { key: 'lease-registration', rate: 0.01, ...standing, source: LAND_CODE },
  { key: 'lease-stamp-duty', rate: 0.001, ...standing, source: REVENUE_CODE },
  { key: 'transfer-fee', rate: 0.0001, ...REDUCTION_2025 },
  { key: 'mortgage-fee', rate: 0.0001, ...REDUCTION_2025 },
]

/** What decides whether a reduction applies; amounts in satang. */
export interface RateCase {
  day: IsoDay
  isThai: boolean
  price: number
  appraised: number
  loan: number
}

const applies = (row: PublishedRate, { day, isThai, price, appraised, loan }: RateCase) =>
  (row.from === null || row.from <= day) &&
  (row.until === null || day <= row.until) &&
  (row.reducedUpTo === null || (isThai && Math.max(price, appraised, loan) <= row.reducedUpTo))

/**
 * The rate in force on a day for a buyer and a home: of those that apply, the one that took effect last. Throws when none
 * does, so that a missing rate is never taken for zero.
 */
export function rateOn(rates: readonly PublishedRate[], key: RateKey, asked: RateCase): PublishedRate {
  const [latest] = rates
    .filter((row) => row.key === key && applies(row, asked))
    .sort((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))
  if (!latest) throw new RangeError(`No ${key} is known on ${asked.day}`)
  return latest
}

/** The fee in satang: a share of `base`, rounded up to whole baht so that it is not too low, and at most the ceiling. */
export function feeOf({ rate, ceiling }: PublishedRate, base: number): number {
  // A share such as 0.0001 has no exact binary form: parts of a millionth of a satang are not rounded up.
  const baht = Math.ceil(Number(((base * rate) / BAHT).toFixed(6)))
  return Math.min(baht * BAHT, ceiling ?? Number.POSITIVE_INFINITY)
}
