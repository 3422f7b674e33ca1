import { presentValue } from './loan'

/**
 * The loan that monthly payments assume wherever the site names one: an annuity over the whole price. 7.5 % a year is the level of the
 * retail reference rates (MRR) of large Thai banks in 2024 (7.4 to 7.6 %), without the lower rates of the first years.
 * Over 30 years it gives the rule of thumb of sales galleries, ล้านละ 7,000: THB 7,000 a month per million.
 */
export const LOAN = { years: 30, annualRate: 0.075 } as const

const PER_BAHT = presentValue(LOAN.annualRate, LOAN.years * 12)

/** The price in whole baht that a monthly payment in baht finances under `LOAN`. */
export const priceForMonthly = (monthly: number): number => Math.round(monthly * PER_BAHT)

/** The monthly payment under `LOAN` for a price in baht, rounded up to the next hundred: a budget that is not too low. */
export const monthlyForPrice = (price: number): number => Math.ceil(price / PER_BAHT / 100) * 100
