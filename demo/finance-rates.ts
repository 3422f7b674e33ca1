import { type Assumption, PUBLISHED_RATES } from '@/features/finance'

const HOUSE_TERMS = 'Terms of the house for this demonstration; the contract of each project decides'
const BANKS = 'Level of promotional home loans of large Thai banks, 2025; each bank decides'

const READERS_OWN = 'A starting point, no forecast: for the reader to change'

const assumption = (key: Assumption['key'], value: number, source: string): Assumption => ({
  key,
  value,
  from: '2025-01-01',
  source,
})

/** The assumptions of the demonstration. */
export const ASSUMPTIONS: readonly Assumption[] = [
  assumption('loan-year-1', 2.75, BANKS),
  assumption('loan-year-2', 2.95, BANKS),
  assumption('loan-year-3', 3.25, BANKS),
  assumption('loan-after', 6.5, BANKS),
  assumption('debt-limit', 40, BANKS),
  assumption('age-limit', 65, BANKS),
  assumption('longest-term', 30, BANKS),
  assumption('down-share', 10, HOUSE_TERMS),
  assumption('reservation', 50_000, HOUSE_TERMS),
  assumption('contract-share', 2, HOUSE_TERMS),
  assumption('buyers-share-of-transfer-fee', 50, HOUSE_TERMS),
  assumption('sinking-fund-per-m2', 600, HOUSE_TERMS),
  assumption('months-in-advance', 12, HOUSE_TERMS),
  assumption('meters', 5000, HOUSE_TERMS),
  assumption('insurance-per-m2', 20, HOUSE_TERMS),
  assumption('empty-months', 1, READERS_OWN),
  assumption('rent-growth', 2, READERS_OWN),
  assumption('price-growth', 2, READERS_OWN),
  assumption('savings-rate', 1.5, READERS_OWN),
  assumption('horizon', 10, READERS_OWN),
]

/** The public rates and the assumptions as documents; money in baht, shares in per cent. */
export const FINANCE_RATES = [
  ...PUBLISHED_RATES.map(({ key, rate, from, until, ceiling, reducedUpTo, source }) => ({
    key,
    value: Number((rate * 100).toFixed(4)),
    from,
    until,
    ceiling: ceiling === null ? null : ceiling / 100,
    reducedUpTo: reducedUpTo === null ? null : reducedUpTo / 100,
    source,
  })),
  ...ASSUMPTIONS.map((one) => ({ ...one, until: null, ceiling: null, reducedUpTo: null })),
]
