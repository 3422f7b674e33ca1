import type { Result } from '@/kernel/result'

/** How a fee can be paid. */
export type PaymentMethod = 'promptpay' | 'card' | 'transfer'

/** What is to be paid for a booking. Money in whole satang. */
export interface Payable {
  kind: 'booking'
  /** The public reference of the booking. */
  reference: string
  amount: number
  currency: 'THB'
  description: string
  /** The provider must take no money after this. */
  expiresAt: Date
}

export interface PaymentRequest {
  payable: Payable
  method: PaymentMethod
  /** The same key starts one payment, however often it is asked. */
  idempotencyKey: string
}

/** Where a started payment stands. */
export interface PaymentView {
  state: 'created' | 'pending' | 'succeeded' | 'failed' | 'expired' | 'unknown'
  /** The page on which the buyer pays. */
  href: string
}

/** What bookings need of payments. `Ctx` is the context of an operation, which this layer does not know. */
export interface PaymentPort<Ctx> {
  /** The methods offered now; empty: online payment is not open. */
  methods: readonly PaymentMethod[]
  startPayment: (ctx: Ctx, request: PaymentRequest) => Promise<Result<PaymentView, 'unavailable' | 'conflict'>>
}

/** Money came for a payable. */
export interface PaymentFact {
  kind: string
  reference: string
  /** Satang. */
  amount: number
  paidAt: Date
  receiptNumber: string
}
