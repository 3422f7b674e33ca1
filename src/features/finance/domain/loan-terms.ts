import type { IsoDay } from '@/kernel/calendar-day'
import { type Assumption, type AssumptionKey, latestOf } from './assumptions'
import { instalments, type RateStep } from './loan'

const BAHT = 100

/**
 * The loan that every monthly figure of a project assumes: on its page, in a comparison, a brochure, a search and the
 * calculation of the whole cost before its reader changes anything.
 */
export interface LoanTerms {
  /** What is lent of the price in per cent: the rest is the down payment of the project. */
  share: number
  years: number
  /** In per cent a year: of years 1, 2 and 3, and after them. */
  rates: readonly [number, number, number, number]
}

/** The loan under the assumptions in force on a day, with the down payment of the house; null when one of them is unknown. */
export function loanTermsOn(all: readonly Assumption[], day: IsoDay): LoanTerms | null {
  const value = (key: AssumptionKey) => latestOf(all, key, day)?.value ?? null
  const [down, years] = [value('down-share'), value('longest-term')]
  const [first, second, third, after] = [
    value('loan-year-1'),
    value('loan-year-2'),
    value('loan-year-3'),
    value('loan-after'),
  ]
  if (down === null || years === null || first === null || second === null || third === null || after === null)
    return null
  return { share: 100 - down, years, rates: [first, second, third, after] }
}

/** What some banks lend a buyer of a unit from abroad, at one rate; null where staff entered none. */
export function foreignLoanOn(all: readonly Assumption[], day: IsoDay): LoanTerms | null {
  const [share, rate, years] = [
    latestOf(all, 'foreign-loan-share', day)?.value ?? null,
    latestOf(all, 'foreign-loan-rate', day)?.value ?? null,
    latestOf(all, 'foreign-loan-years', day)?.value ?? null,
  ]
  return share === null || rate === null || years === null ? null : { share, years, rates: [rate, rate, rate, rate] }
}

/** The loan of a project: its own down payment, in per cent, in place of that of the house. */
export const withDownShare = (terms: LoanTerms | null, downShare: number | null): LoanTerms | null =>
  terms && downShare !== null ? { ...terms, share: 100 - downShare } : terms

/** The steps of a loan: three years with a rate each, and the rate after them. */
export const stepsOf = (rates: LoanTerms['rates']): RateStep[] =>
  rates.map((rate, index) => ({ months: index < 3 ? 12 : 1, annualRate: rate / 100 }))

/** What is lent on a price in baht, in satang. */
export const lentOn = (price: number, sharePercent: number): number => Math.round(price * sharePercent)

/** What a price comes to a month: in the first year, and at most. Whole baht, rounded up. */
export interface MonthlyFigure {
  first: number
  highest: number
}

/** Satang as whole baht, rounded up: a cost is not understated. */
export const inBaht = (satang: number): number => Math.ceil(satang / BAHT)

/** The monthly instalment of a price in baht under the terms of a loan. Zero without a price. */
export function monthlyOf(price: number, { share, years, rates }: LoanTerms): MonthlyFigure {
  const { first, highest } = instalments({ amount: lentOn(price, share), months: years * 12, steps: stepsOf(rates) })
  return { first: inBaht(first), highest: inBaht(highest) }
}
