import { readAmount } from '@/kernel/form/typed-amount'
import type { Assumed } from './assumptions'
import type { FinanceWishes, LettingWishes } from './home-finance'
import { longestTerm } from './loan'
import type { LoanTerms } from './loan-terms'

/** The fields of the calculation, as its address has them. */
export const FINANCE_FIELDS = [
  'type',
  'price',
  'down',
  'loan',
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

export type FinanceFault = 'notANumber' | 'ambiguous' | 'outOfRange' | 'tooLong' | 'tooMuch'

/** What was typed, what is calculated with, and what is wrong with the rest, which keeps its default. */
export interface ReadWishes {
  typed: Record<FinanceField, string>
  price: number
  wishes: FinanceWishes
  /** The longest term in years at this age, and the most that can be lent beside the down payment, in per cent. */
  mostYears: number
  mostLoan: number
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
  loan: { least: 0, most: 100 },
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
  ...(['down', 'loan', 'rate1', 'rate2', 'rate3', 'rate4'] as const),
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

/** Where the calculation starts: the buyer that readers of its language usually are, and a foreign buyer's loan. */
export interface Start {
  buyer: FinanceWishes['buyer']
  /** What some banks lend a buyer from abroad; null where none is known. */
  foreignLoan: LoanTerms | null
}

type NumberOf = <Default>(field: FinanceField, otherwise: Default) => number | Default

/** What a buyer borrows unless they say otherwise. A buyer from abroad pays in cash first, and then has terms of their own. */
function usualLoan(buyer: FinanceWishes['buyer'], { foreignLoan }: Start, assumed: Assumed): Omit<LoanTerms, 'share'> {
  const value = (key: keyof Assumed) => assumed[key].value
  if (buyer === 'foreign' && foreignLoan) return foreignLoan
  return {
    years: value('longest-term'),
    rates: [value('loan-year-1'), value('loan-year-2'), value('loan-year-3'), value('loan-after')],
  }
}

/** The term: it ends by the age limit of lenders, and is not longer than they lend. */
function termOf(number: NumberOf, longest: number, ageLimit: number, faults: ReadWishes['faults']) {
  const age = number('age', null)
  const mostYears = age === null ? longest : Math.floor(longestTerm(age, ageLimit, longest * 12) / 12)
  const most = Math.max(1, mostYears)
  const years = number('years', most)
  if (years > mostYears) faults.years ??= 'tooLong'
  return { mostYears, years: Math.min(years, most) }
}

/** What is paid before the transfer and what is lent: together at most the price. */
function sharesOf(number: NumberOf, isCash: boolean, downShare: number, faults: ReadWishes['faults']) {
  const down = number('down', downShare)
  const mostLoan = 100 - down
  const loan = number('loan', isCash ? 0 : mostLoan)
  if (loan > mostLoan) faults.loan ??= 'tooMuch'
  return { down, mostLoan, loan: Math.min(loan, mostLoan) }
}

/**
 * Reads the wishes of an address. An empty or wrong value takes its default, and a wrong one is named; nothing typed is
 * lost. The defaults are those of the buyer: of the one in the address, else of the one the calculation starts with.
 */
export function readWishes(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
  assumed: Assumed,
  ownPrice: number | null,
  start: Start,
): ReadWishes {
  const typedOf = (field: FinanceField) => ([query[field]].flat()[0] ?? '').trim().slice(0, 40)
  const typed = Object.fromEntries(FINANCE_FIELDS.map((field) => [field, typedOf(field)])) as ReadWishes['typed']
  const faults: ReadWishes['faults'] = {}
  const number: NumberOf = (field, otherwise) => {
    if (typed[field] === '') return otherwise
    const read = readNumber(field, typed[field])
    if (typeof read === 'number') return read
    faults[field] = read
    return otherwise
  }
  const value = (key: keyof Assumed) => assumed[key].value
  const buyer = typed.buyer === 'foreign' || typed.buyer === 'thai' ? typed.buyer : start.buyer
  const usual = usualLoan(buyer, start, assumed)
  const { mostYears, years } = termOf(number, usual.years, value('age-limit'), faults)
  const { down, loan, mostLoan } = sharesOf(number, buyer === 'foreign', value('down-share'), faults)
  const rent = number('rent', null)
  const letting = {
    emptyMonths: number('emptyMonths', value('empty-months')),
    rentGrowth: number('rentGrowth', value('rent-growth')),
    priceGrowth: number('priceGrowth', value('price-growth')),
    savings: number('savings', value('savings-rate')),
    horizon: number('horizon', value('horizon')),
  }
  const [first, second, third, after] = usual.rates
  const wishes: FinanceWishes = {
    ...{ down, loan, years, buyer },
    rates: [number('rate1', first), number('rate2', second), number('rate3', third), number('rate4', after)],
    income: number('income', null),
    debts: number('debts', 0),
    letting: rent === null ? null : { rent, ...letting },
  }
  return { typed, price: number('price', ownPrice ?? 0), wishes, mostYears, mostLoan, letting, faults }
}
