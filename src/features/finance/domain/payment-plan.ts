import { addMonths, type IsoDay } from '@/kernel/calendar-day'

/** How a home is paid until it is transferred; amounts in satang. */
export interface PaymentTerms {
  price: number
  reservation: number
  /** Paid on signing the contract. */
  contract: number
  /** The down payment of the price in all: reservation, contract and instalments. A fraction: 0.2 is 20 %. */
  downShare: number
  /** The day of the first instalment, and how many follow a month apart until completion. */
  firstInstalment: IsoDay
  instalments: number
}

/** A payment of the plan in satang. */
export interface PlannedPayment {
  kind: 'reservation' | 'contract' | 'instalment' | 'transfer'
  /** The day of an instalment; null where the contract sets it. */
  day: IsoDay | null
  amount: number
}

const BAHT = 100

/**
 * All payments of the price, which they sum up to exactly. Instalments are equal whole baht, rounded down; the last one
 * has what rounding left. Without instalments, or when reservation and contract exceed the down payment, the rest is paid
 * at the transfer. No payment is negative: reservation and contract are at most what is left of the price.
 */
export function paymentPlan(terms: PaymentTerms): PlannedPayment[] {
  const reservation = Math.min(terms.reservation, terms.price)
  const contract = Math.min(terms.contract, terms.price - reservation)
  const begun = reservation + contract
  const down = Math.min(terms.price, Math.round(terms.price * terms.downShare))
  const spread = terms.instalments > 0 ? Math.max(0, down - begun) : 0
  return [
    { kind: 'reservation', day: null, amount: reservation },
    { kind: 'contract', day: null, amount: contract },
    ...instalmentsOf(spread, terms),
    { kind: 'transfer', day: null, amount: terms.price - begun - spread },
  ]
}

function instalmentsOf(spread: number, { instalments, firstInstalment }: PaymentTerms): PlannedPayment[] {
  if (spread === 0) return []
  const each = Math.floor(spread / instalments / BAHT) * BAHT
  return Array.from({ length: instalments }, (_, index) => ({
    kind: 'instalment',
    day: addMonths(firstInstalment, index),
    amount: index === instalments - 1 ? spread - each * (instalments - 1) : each,
  }))
}
