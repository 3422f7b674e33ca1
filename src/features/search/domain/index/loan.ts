/**
 * Converts a monthly payment into a price, as an annuity loan over the whole price. 7.5 % a year is the level of the
 * retail reference rates (MRR) of large Thai banks in 2024 (7.4 to 7.6 %), without the lower rates of the first years.
 * Over 30 years it gives the rule of thumb of sales galleries, ล้านละ 7,000: THB 7,000 a month per million.
 */
export const LOAN = { years: 30, annualRate: 0.075 } as const

/** The price in whole baht that a monthly payment in baht finances under `LOAN`. */
export function priceForMonthly(monthly: number): number {
  const rate = LOAN.annualRate / 12
  const months = LOAN.years * 12
  return Math.round((monthly * (1 - (1 + rate) ** -months)) / rate)
}
