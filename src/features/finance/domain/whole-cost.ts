import { feeOf, type PublishedRate, type RateCase, rateOn } from './rates'

/** What the transfer of a home and living in it cost besides its price; amounts in satang, fees of the project as it names them. */
export interface HomeCosts {
  /** A share of the transfer fee that the buyer pays, as the contract says: 0.5 is half. */
  buyersShare: number
  /** Once, to the juristic person. */
  sinkingFund: number
  /** The common area fee a month, and how many months are paid in advance at the transfer. */
  commonFee: number
  monthsInAdvance: number
  /** Deposits and fees of the electricity and water meters. */
  meters: number
  /** A year. */
  insurance: number
}

type CostKey =
  | 'transfer-fee'
  | 'mortgage-fee'
  | 'loan-stamp-duty'
  | 'lease-registration'
  | 'lease-stamp-duty'
  | 'sinking-fund'
  | 'common-fee'
  | 'meters'
  | 'insurance'

/** A cost of the transfer day in satang, with the published rate it follows, if it follows one. */
export interface Cost {
  key: CostKey
  amount: number
  rate: PublishedRate | null
}

/**
 * What the buyer pays on the transfer day besides the rest of the price. A foreign person cannot own land, and leases a
 * house instead (at most 30 years, Civil and Commercial Code §540): the fees of a lease then replace the transfer fee.
 * Specific business tax, withholding tax and the stamp duty of the sale are the seller's, and not in here.
 */
export function transferDayCosts(
  rates: readonly PublishedRate[],
  asked: RateCase,
  home: HomeCosts,
  tenure: 'freehold' | 'leasehold' = 'freehold',
): Cost[] {
  const fee = (key: PublishedRate['key'], base: number, share = 1): Cost => {
    const rate = rateOn(rates, key, asked)
    return { key, amount: Math.round(feeOf(rate, base) * share), rate }
  }
  const own = (key: CostKey, amount: number): Cost => ({ key, amount, rate: null })
  const title =
    tenure === 'freehold'
      ? [fee('transfer-fee', asked.appraised, home.buyersShare)]
      : [fee('lease-registration', asked.price), fee('lease-stamp-duty', asked.price)]
  const mortgage = asked.loan > 0 ? [fee('mortgage-fee', asked.loan), fee('loan-stamp-duty', asked.loan)] : []
  return [
    ...title,
    ...mortgage,
    own('sinking-fund', home.sinkingFund),
    own('common-fee', home.commonFee * home.monthsInAdvance),
    own('meters', home.meters),
    own('insurance', home.insurance),
  ]
}

/** The sum of costs in satang. */
export const sumOf = (costs: readonly { amount: number }[]): number =>
  costs.reduce((sum, { amount }) => sum + amount, 0)

/** What a month costs in satang once the common area fee is due again: instalment, common area fee, insurance. */
export const everyMonth = (payment: number, { commonFee, insurance }: HomeCosts): number =>
  payment + commonFee + Math.round(insurance / 12)

/**
 * What the first year after the transfer costs in satang besides the transfer day: the payments of twelve months, and the
 * common area fee of the months that are not paid in advance. Insurance of that year is paid on the transfer day.
 */
export const firstYear = (
  payments: readonly { payment: number }[],
  { commonFee, monthsInAdvance }: HomeCosts,
): number =>
  payments.slice(0, 12).reduce((sum, { payment }) => sum + payment, 0) + commonFee * Math.max(0, 12 - monthsInAdvance)
