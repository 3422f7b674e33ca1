import type { Result } from '@/kernel/result'
import type { PaymentFailure } from './payment-failure'
import type { PaymentEvent } from './payment-states'

/** How a fee can be paid through a provider. */
export const PAYMENT_METHODS = ['promptpay', 'card'] as const
export type ProviderMethod = (typeof PAYMENT_METHODS)[number]
/** How money can come: by a provider, by a transfer to our own account, or at the counter, in notes or on its card terminal. */
export type PaymentMethod = ProviderMethod | 'transfer' | 'cash' | 'terminal'

/** The methods that a buyer can choose on a page. */
export type OfferedMethod = Exclude<PaymentMethod, 'cash' | 'terminal'>
export const OFFERED_METHODS: readonly OfferedMethod[] = [...PAYMENT_METHODS, 'transfer']

/** How money is taken at the counter. */
export const COUNTER_METHODS = ['cash', 'terminal', 'transfer'] as const satisfies PaymentMethod[]
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** The account that money of a method arrives on, in the ledger. */
export const moneyAccount = (method: PaymentMethod): 'provider' | 'bank' | 'cash' | 'terminal' => {
  if (method === 'transfer') return 'bank'
  return method === 'cash' || method === 'terminal' ? method : 'provider'
}

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
  /** `reverse`: money that had come in was taken back by the payer's bank. */
  event: Extract<PaymentEvent, 'wait' | 'pay' | 'fail' | 'expire'> | 'reverse'
  /** The provider's page on which the buyer pays, where it has one. */
  href: string | null
  /** The image to scan, as a `data:` address. */
  qr: string | null
  /** Why the last try came to nothing, also while the payer may try again; null when nothing failed. */
  failure: PaymentFailure | null
}

/** What a provider needs to find a charge again: by its id, or by our number among those made since. */
export interface ChargeOf {
  invoice: string
  /** What was asked, in whole satang. */
  amount: number
  currency: string
  charge: string | null
  method: PaymentMethod
  createdAt: Date
  expiresAt: Date
  /** The image to scan, once it is known. */
  qr: string | null
}

/** Money to be given back. `number` is our own number of the refund, `amount` in whole satang. */
export interface RefundCall {
  number: string
  amount: number
}

/** A signed message of a provider. What it says of the charge is not believed: the charge is fetched. */
export interface Notice {
  id: string
  /** Our number, or the provider's id of the charge: messages have one of them or both. */
  invoice: string | null
  charge: string | null
}

/** A message as it came in. */
export interface RawNotice {
  body: string
  header: (name: string) => string | null
  now: Date
}

/** Why a message was refused. */
export const NOTICE_FAULTS = ['unsigned', 'stale', 'forged', 'malformed'] as const
export type NoticeFault = (typeof NOTICE_FAULTS)[number]

/** A payment provider. A call without a clear answer throws; a clear refusal is a result. */
export interface Provider {
  name: string
  /** Its charges move real money. */
  isLive: boolean
  methods: readonly OfferedMethod[]
  /** Makes a charge. */
  charge: (request: ChargeRequest) => Promise<Result<Charge, 'declined'>>
  /** The charge as it stands; null when the provider has none with this number. */
  find: (of: ChargeOf, now: Date) => Promise<Charge | null>
  /** Gives money of a charge back; asked twice with one number, it is given back once. */
  refund: (of: ChargeOf, request: RefundCall) => Promise<Result<{ id: string }, 'declined'>>
  /** The refund with our number; null when the provider has none. */
  findRefund: (of: ChargeOf, number: string) => Promise<{ id: string } | null>
  /** Verifies a message; null when it is genuine, and not about a charge. */
  read: (notice: RawNotice) => Promise<Result<Notice | null, NoticeFault>>
}
