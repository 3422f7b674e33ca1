/** A home that is let; amounts in satang. */
export interface Letting {
  /** The price and what the transfer cost besides. */
  invested: number
  monthlyRent: number
  /** Months of a year without a tenant. */
  emptyMonths: number
  /** Common area fee, insurance, tax and repairs a year. */
  yearlyCosts: number
}

/** The rent of twelve months as a share of what was invested; null without an investment. */
export const grossYield = ({ invested, monthlyRent }: Pick<Letting, 'invested' | 'monthlyRent'>): number | null =>
  invested > 0 ? (monthlyRent * 12) / invested : null

/**
 * The gross yield of a home a year in per cent, with one decimal and rounded down: rent and price in the same unit of money.
 * Null where either is unknown.
 */
export function grossYieldPercent(monthlyRent: number | null, price: number | null): number | null {
  if (monthlyRent === null || price === null) return null
  const share = grossYield({ invested: price, monthlyRent })
  // 0.06 of a price has no exact binary form: a millionth of a per cent is not rounded down.
  return share === null ? null : Math.floor(Number((share * 1_000).toFixed(6))) / 10
}

/** The rent of the let months less the costs as a share of what was invested; below zero where costs are higher. */
export function netYield({ invested, monthlyRent, emptyMonths, yearlyCosts }: Letting): number | null {
  return invested > 0 ? (monthlyRent * Math.max(0, 12 - emptyMonths) - yearlyCosts) / invested : null
}

/** What rent-or-buy assumes. Amounts in satang, rates a year as fractions; every one is the reader's to change. */
export interface RentOrBuy {
  price: number
  /** Paid from savings: down payment and costs of the transfer day. */
  paidAtOnce: number
  /** Payments of the loan, month by month, and what is owed after each. */
  loan: readonly { payment: number; balance: number }[]
  monthlyCosts: number
  monthlyRent: number
  rentGrowth: number
  priceGrowth: number
  /** What savings earn that are not paid for the home. */
  savingsRate: number
  years: number
}

/** What each choice leaves after the years, in satang: it may be below zero. */
export interface RentOrBuyResult {
  bought: number
  rented: number
}

/**
 * Compares both with the same money. Whoever rents keeps what the buyer pays at once. Each month the one who pays less
 * saves the difference, with interest of a twelfth of the rate at the end of the month. At the end the buyer has the home
 * at its price then, less what is owed. Rent grows once a year. Rounded to whole satang at the end only.
 */
export function rentOrBuy(asked: RentOrBuy): RentOrBuyResult {
  const months = asked.years * 12
  const interest = 1 + asked.savingsRate / 12
  let buyer = 0
  let tenant = asked.paidAtOnce
  for (let month = 0; month < months; month += 1) {
    const rent = asked.monthlyRent * (1 + asked.rentGrowth) ** Math.floor(month / 12)
    const more = (asked.loan[month]?.payment ?? 0) + asked.monthlyCosts - rent
    buyer = buyer * interest + Math.max(0, -more)
    tenant = tenant * interest + Math.max(0, more)
  }
  const owed = asked.loan.length > months ? (asked.loan[months - 1]?.balance ?? 0) : 0
  const worth = asked.price * (1 + asked.priceGrowth) ** asked.years
  return { bought: Math.round(worth - owed + buyer), rented: Math.round(tenant) }
}
