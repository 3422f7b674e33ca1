import type { PaymentFailure } from './payment-failure'
import type { PaymentState } from './payment-states'
import type { Payable, PaymentMethod } from './provider'

/** What is paid, and how. The same key starts one payment, however often it is asked. */
export interface PaymentRequest {
  payable: Payable
  method: PaymentMethod
  idempotencyKey: string
}

/** A payment as its buyer sees it. */
export interface PaymentView {
  state: PaymentState
  method: PaymentMethod
  /** Whole satang. */
  amount: number
  /** The provider's page on which the buyer pays, where it has one. */
  href: string | null
  /** The image to scan, as a `data:` address. */
  qr: string | null
  expiresAt: Date
  /** Why the last try came to nothing; null when nothing failed. */
  failure: PaymentFailure | null
  /** It moves real money. */
  isLive: boolean
}

/** A receipt, as it was issued. Money in whole satang. */
export interface Receipt {
  /** `NN-2026-000123`. */
  number: string
  issuedAt: Date
  paidAt: Date
  amount: number
  method: PaymentMethod
  /** It is for real money. */
  isLive: boolean
  /** The money was given back, or is to be. */
  isRefunded: boolean
}

/** Money came for a payable. */
export interface PaymentFact {
  /** Our own number of the payment. */
  invoice: string
  kind: string
  reference: string
  /** Whole satang. */
  amount: number
  paidAt: Date
  receiptNumber: string
}

/** What a payment tells the feature that it pays for. */
export type PaymentNews = 'settled' | 'failed' | 'refunded' | 'slip-refused'

/** The job by which payments of a kind tell their news: `booking.payment-settled`. Its feature has the job. */
export const paymentTask = (kind: string, news: PaymentNews): string => `${kind}.payment-${news}`
