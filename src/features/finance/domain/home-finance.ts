import type { Locale } from '@/i18n/locales'
import type { IsoDay } from '@/kernel/calendar-day'
import type { Assumed } from './assumptions'
import { grossYield, netYield, rentOrBuy } from './investing'
import { amortisation, debtRatio, incomeNeeded, instalments, type LoanMonth, totalInterest } from './loan'
import { lentOn, stepsOf } from './loan-terms'
import { type PaymentTerms, type PlannedPayment, paymentPlan } from './payment-plan'
import type { PublishedRate } from './rates'
import { type Cost, everyMonth, firstYear, type HomeCosts, sumOf, transferDayCosts } from './whole-cost'

const BAHT = 100

/** The home that is calculated; the price in whole baht. */
export interface FinancedHome {
  price: number
  /** Inside area in m²; 0 for land. */
  area: number
  /** Baht a month. */
  commonFee: number
  isCondominium: boolean
  /** The first day of the month of completion; null when it is complete or not announced. */
  completion: IsoDay | null
  /** How many instalments the project asks for; null: one a month until completion. */
  instalments?: number | null
}

/** What the reader has chosen: shares and rates in per cent, amounts in whole baht. */
export interface FinanceWishes {
  down: number
  /** What is lent of the price: 0 is cash. With the down payment at most the whole price. */
  loan: number
  years: number
  /** Of years 1, 2 and 3, and after them. */
  rates: readonly [number, number, number, number]
  income: number | null
  debts: number
  buyer: 'thai' | 'foreign'
  /** What the home is let for, or would be rented for; null where no rent is named. */
  letting: LettingWishes | null
}

/**
 * The buyer that readers of a language usually are: Thai in Thai, from abroad in the others. Who reads English here can read
 * Thai only rarely; a Thai reader who does changes it with one choice, while a reader from abroad would not know what to
 * take off a loan, a reduced fee and a title that are not for them.
 */
export const usualBuyer = (locale: Locale): FinanceWishes['buyer'] => (locale === 'th' ? 'thai' : 'foreign')

/** Assumptions about a let home: rent in baht a month, rates in per cent a year. */
export interface LettingWishes {
  rent: number
  emptyMonths: number
  rentGrowth: number
  priceGrowth: number
  savings: number
  /** Years. */
  horizon: number
}

/** Letting the home, and buying compared with renting it: yields as fractions, amounts in satang after the years. */
export interface Investing {
  gross: number | null
  net: number | null
  years: number
  bought: number
  rented: number
}

/** One year of the loan, in satang. */
export interface LoanYear {
  year: number
  interest: number
  principal: number
  balance: number
}

/** Everything that buying a home costs, in satang. */
export interface HomeFinance {
  loan: number
  /** The instalment of the first month, and the highest of all. */
  firstPayment: number
  highest: number
  interest: number
  incomeNeeded: number
  /** The share of the income that debts take; null where no income is given. */
  ratio: number | null
  years: LoanYear[]
  plan: PlannedPayment[]
  transferDay: Cost[]
  transferDaySum: number
  firstYear: number
  everyMonth: number
  isLeasehold: boolean
  investing: Investing | null
}

const share = (percent: number) => percent / 100

function yearsOf(table: readonly LoanMonth[]): LoanYear[] {
  const count = Math.ceil(table.length / 12)
  return Array.from({ length: count }, (_, index) => {
    const months = table.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      interest: months.reduce((sum, { interest }) => sum + interest, 0),
      principal: months.reduce((sum, { principal }) => sum + principal, 0),
      balance: months.at(-1)?.balance ?? 0,
    }
  })
}

/** Whole months from one day to another; never negative. */
function monthsBetween(from: IsoDay, to: IsoDay): number {
  const count = (day: IsoDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return Math.max(0, count(to) - count(from))
}

function costsOf(home: FinancedHome, assumed: Assumed): HomeCosts {
  const value = (key: keyof Assumed) => assumed[key].value
  return {
    buyersShare: share(value('buyers-share-of-transfer-fee')),
    sinkingFund: Math.round(value('sinking-fund-per-m2') * home.area * BAHT),
    commonFee: Math.round(home.commonFee * BAHT),
    monthsInAdvance: value('months-in-advance'),
    meters: value('meters') * BAHT,
    insurance: Math.round(value('insurance-per-m2') * home.area * BAHT),
  }
}

/** The last instalment falls in the month before completion. */
const untilCompletion = (day: IsoDay, completion: IsoDay) => Math.max(0, monthsBetween(day, completion) - 1)

function termsOf(home: FinancedHome, { down }: FinanceWishes, assumed: Assumed, day: IsoDay): PaymentTerms {
  const price = home.price * BAHT
  return {
    price,
    reservation: assumed.reservation.value * BAHT,
    contract: Math.round(price * share(assumed['contract-share'].value)),
    downShare: share(down),
    firstInstalment: day,
    instalments: home.completion ? Math.min(home.instalments ?? Infinity, untilCompletion(day, home.completion)) : 0,
  }
}

function investingOf(
  home: FinancedHome,
  letting: LettingWishes,
  {
    table,
    loan,
    transferDaySum,
    costs,
  }: { table: readonly LoanMonth[]; loan: number; transferDaySum: number; costs: HomeCosts },
): Investing {
  const price = home.price * BAHT
  const monthlyRent = letting.rent * BAHT
  const monthlyCosts = costs.commonFee + Math.round(costs.insurance / 12)
  const asLet = {
    // As if bought without a loan: what a bank lends is invested too.
    invested: price + transferDaySum,
    monthlyRent,
    emptyMonths: letting.emptyMonths,
    yearlyCosts: monthlyCosts * 12,
  }
  return {
    gross: grossYield(asLet),
    net: netYield(asLet),
    years: letting.horizon,
    ...rentOrBuy({
      price,
      paidAtOnce: price - loan + transferDaySum,
      loan: table,
      monthlyCosts,
      monthlyRent,
      rentGrowth: share(letting.rentGrowth),
      priceGrowth: share(letting.priceGrowth),
      savingsRate: share(letting.savings),
      years: letting.horizon,
    }),
  }
}

/**
 * What a home costs in all on a day, for a reader's wishes. The appraised value is taken to be the price: the land office
 * appraises most homes lower, so that the transfer fee is not understated. A foreign person leases a house, and cannot
 * mortgage a lease at most banks: the loan is kept as wished.
 */
export function homeFinance(
  home: FinancedHome,
  wishes: FinanceWishes,
  given: { published: readonly PublishedRate[]; assumed: Assumed; day: IsoDay },
): HomeFinance {
  const { published, assumed, day } = given
  const plan = paymentPlan(termsOf(home, wishes, assumed, day))
  const loan = lentOn(home.price, wishes.loan)
  const lent = { amount: loan, months: wishes.years * 12, steps: stepsOf(wishes.rates) }
  const table = loan > 0 ? amortisation(lent) : []
  const isThai = wishes.buyer === 'thai'
  const isLeasehold = !(isThai || home.isCondominium)
  const price = home.price * BAHT
  const costs = costsOf(home, assumed)
  const transferDay = transferDayCosts(
    published,
    { day, isThai, price, appraised: price, loan },
    costs,
    isLeasehold ? 'leasehold' : 'freehold',
  ).filter(({ amount }) => amount > 0)
  const { first, highest } = instalments(lent)
  const transferDaySum = sumOf(transferDay)
  const debts = wishes.debts * BAHT
  return {
    loan,
    firstPayment: first,
    highest,
    interest: totalInterest(table),
    incomeNeeded: loan > 0 ? incomeNeeded(highest, debts, share(assumed['debt-limit'].value)) : 0,
    ratio: wishes.income === null ? null : debtRatio(highest, debts, wishes.income * BAHT),
    years: yearsOf(table),
    plan,
    transferDay,
    transferDaySum,
    firstYear: firstYear(table, costs),
    everyMonth: everyMonth(highest, costs),
    isLeasehold,
    investing: wishes.letting && investingOf(home, wishes.letting, { table, loan, transferDaySum, costs }),
  }
}
