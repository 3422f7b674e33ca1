import { readAmount } from '@/kernel/typed-amount'
import type { Assumed, FinanceWishes, LettingWishes } from './home-finance'
import { longestTerm } from './loan'

/** The fields of the calculation, as its address has them. */
export const FINANCE_FIELDS = [
  'type',
  'price',
  'down',
  'age',
  'years',
  'rate1',
  'rate2',
  'rate3',
  'rate4',
  'income',
  'debts',
  'buyer',
  'rent',
  'emptyMonths',
  'rentGrowth',
  'priceGrowth',
  'savings',
  'horizon',
] as const
export type FinanceField = (typeof FINANCE_FIELDS)[number]

export type FinanceFault = 'notANumber' | 'ambiguous' | 'outOfRange' | 'tooLong'

/** What was typed, what is calculated with, and what is wrong with the rest, which keeps its default. */
export interface ReadWishes {
  typed: Record<FinanceField, string>
  price: number
  wishes: FinanceWishes
  /** The longest term in years at this age. */
  mostYears: number
  /** What is assumed about a let home, without its rent. */
  letting: Omit<LettingWishes, 'rent'>
  faults: Partial<Record<FinanceField, FinanceFault>>
}

interface Bounds {
  least: number
  most: number
}

const BOUNDS: Partial<Record<FinanceField, Bounds>> = {
  price: { least: 100_000, most: 1_000_000_000 },
  down: { least: 0, most: 100 },
  age: { least: 18, most: 80 },
  years: { least: 1, most: 40 },
  rate1: { least: 0, most: 25 },
  rate2: { least: 0, most: 25 },
  rate3: { least: 0, most: 25 },
  rate4: { least: 0, most: 25 },
  income: { least: 1, most: 100_000_000 },
  debts: { least: 0, most: 100_000_000 },
  rent: { least: 1, most: 10_000_000 },
  emptyMonths: { least: 0, most: 12 },
  rentGrowth: { least: 0, most: 25 },
  priceGrowth: { least: 0, most: 25 },
  savings: { least: 0, most: 25 },
  horizon: { least: 1, most: 30 },
}

const DECIMALS: readonly FinanceField[] = [
  ...(['down', 'rate1', 'rate2', 'rate3', 'rate4'] as const),
  ...(['rentGrowth', 'priceGrowth', 'savings'] as const),
]

/** Sums are calculated in whole baht, so their satang are rounded. */
const SUMS: readonly FinanceField[] = ['price', 'income', 'debts', 'rent']

/** A sum is often said in millions: `3.5 ล้าน`, `350 萬`. */
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/(?:ล้าน(?:บาท)?|million|mil|mb?)\s*$/i, 1_000_000],
  [/แสน(?:บาท)?\s*$/, 100_000],
  [/[萬万]\s*(?:泰銖|泰铢|銖|铢)?\s*$/, 10_000],
]

function readNumber(field: FinanceField, typed: string): number | FinanceFault {
  const isSum = SUMS.includes(field)
  const [word, multiple] = (isSum && MULTIPLES.find(([unit]) => unit.test(typed))) || [/$/, 1]
  const read = readAmount(typed.replace(word, ''), { decimals: 4 })
  if (!read.ok) return read.refusal === 'ambiguous' ? 'ambiguous' : 'notANumber'
  if (read.value < 0) return 'notANumber'
  const exact = (read.value * multiple) / 10_000
  const value = isSum ? Math.round(exact) : exact
  if (!DECIMALS.includes(field) && !Number.isInteger(value)) return 'notANumber'
  const { least, most } = BOUNDS[field] ?? { least: 0, most: Number.MAX_SAFE_INTEGER }
  return value < least || value > most ? 'outOfRange' : value
}

/**
 * Reads the wishes of an address. An empty or wrong value takes its default, and a wrong one is named; nothing typed is
 * lost. The term ends by the age limit of lenders.
 */
export function readWishes(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
  assumed: Assumed,
  ownPrice: number | null,
): ReadWishes {
  const typedOf = (field: FinanceField) => ([query[field]].flat()[0] ?? '').trim().slice(0, 40)
  const typed = Object.fromEntries(FINANCE_FIELDS.map((field) => [field, typedOf(field)])) as ReadWishes['typed']
  const faults: ReadWishes['faults'] = {}
  const number = <Default>(field: FinanceField, otherwise: Default): number | Default => {
    if (typed[field] === '') return otherwise
    const read = readNumber(field, typed[field])
    if (typeof read === 'number') return read
    faults[field] = read
    return otherwise
  }
  const value = (key: keyof Assumed) => assumed[key].value
  const age = number('age', null)
  const longest = value('longest-term')
  const mostYears = age === null ? longest : Math.floor(longestTerm(age, value('age-limit'), longest * 12) / 12)
  const years = number('years', Math.max(1, mostYears))
  if (years > mostYears) faults.years ??= 'tooLong'
  const rent = number('rent', null)
  const letting = {
    emptyMonths: number('emptyMonths', value('empty-months')),
    rentGrowth: number('rentGrowth', value('rent-growth')),
    priceGrowth: number('priceGrowth', value('price-growth')),
    savings: number('savings', value('savings-rate')),
    horizon: number('horizon', value('horizon')),
  }
  const wishes: FinanceWishes = {
    down: number('down', value('down-share')),
    years: Math.min(years, Math.max(1, mostYears)),
    rates: [
      number('rate1', value('loan-year-1')),
      number('rate2', value('loan-year-2')),
      number('rate3', value('loan-year-3')),
      number('rate4', value('loan-after')),
    ],
    income: number('income', null),
    debts: number('debts', 0),
    buyer: typed.buyer === 'foreign' ? 'foreign' : 'thai',
    letting: rent === null ? null : { rent, ...letting },
  }
  return { typed, price: number('price', ownPrice ?? 0), wishes, mostYears, letting, faults }
}
