/**
 * How a monthly payment is turned into a price: an even loan over the whole price. 7.5 % a year is what the retail
 * reference rates (MRR) of the large Thai banks came to in their tables of 2024 (7.4 to 7.6 %), without the lower
 * rates of the first years; over 30 years it gives the rule of every sales office, ล้านละ 7,000: seven thousand a
 * month for each million.
 */
export const LOAN = { years: 30, annualRate: 0.075 } as const

/** The price, in whole baht, that a monthly payment in baht pays for under `LOAN`. */
export function priceForMonthly(monthly: number): number {
  const rate = LOAN.annualRate / 12
  const months = LOAN.years * 12
  return Math.round((monthly * (1 - (1 + rate) ** -months)) / rate)
}
