import type { Result } from '@/kernel/result'
import type { PaymentEvent } from './payment-states'

/** How a fee can be paid through a provider. */
export type PaymentMethod = 'promptpay' | 'card'

/** What is to be paid. Money in whole satang. */
export interface Payable {
  kind: string
  /** The public reference of what is paid for. */
  reference: string
  amount: number
  currency: 'THB'
  description: string
  /** The provider must take no money after this. */
  expiresAt: Date
}

/** What a provider is asked. */
export interface ChargeRequest extends Payable {
  method: PaymentMethod
  /** Our own number of the payment: the same number is charged once. */
  invoice: string
}

/** A charge as the provider keeps it. */
export interface Charge {
  id: string
  invoice: string
  amount: number
  currency: string
  isLive: boolean
  event: Extract<PaymentEvent, 'wait' | 'pay' | 'fail' | 'expire'>
  /** Where the buyer pays: the QR code, or the provider's page. */
  href: string | null
}

/** A signed message of a provider. What it says of the charge is not believed: the charge is fetched. */
export interface Notice {
  id: string
  invoice: string
}

/** A message as it came in. */
export interface RawNotice {
  body: string
  header: (name: string) => string | null
  now: Date
}

/** A payment provider. A call without a clear answer throws; a clear refusal is a result. */
export interface Provider {
  name: string
  isLive: boolean
  /** Makes a charge. Asking again with the same invoice answers the same charge. */
  charge: (request: ChargeRequest) => Promise<Result<Charge, 'declined'>>
  /** The charge as it stands; null when the provider has none. */
  find: (of: { invoice: string; charge: string | null }) => Promise<Charge | null>
  /** Verifies a message; null when it is forged, stale, or not about a charge. */
  read: (notice: RawNotice) => Notice | null
}
