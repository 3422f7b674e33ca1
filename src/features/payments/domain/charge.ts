import type { PaymentEvent, PaymentState } from './payment-states'
import type { Charge, Provider } from './provider'

/** What a payment must have so that a charge can be held against it. */
export interface ChargedPayment {
  state: PaymentState
  /** Our own number. */
  invoice: string
  /** Whole satang. */
  amount: number
  currency: string
  isLive: boolean
  /** The provider's id of the charge; null before one is known. */
  charge: string | null
  expiresAt: Date
  exception: string | null
}

/** Why a person must look at a payment. */
export type PaymentException = 'mismatched' | 'reversed'

/**
 * Whether a charge is of this payment: our number, the amount, the currency, the one charge, and all three of provider,
 * payment and charge in the same mode, of test or of real money.
 */
export const isChargeOf = (
  payment: Pick<ChargedPayment, 'invoice' | 'amount' | 'currency' | 'isLive' | 'charge'>,
  charge: Pick<Charge, 'id' | 'invoice' | 'amount' | 'currency' | 'isLive'>,
  provider: Pick<Provider, 'isLive'>,
): boolean =>
  charge.invoice === payment.invoice &&
  charge.amount === payment.amount &&
  charge.currency === payment.currency &&
  charge.isLive === provider.isLive &&
  payment.isLive === provider.isLive &&
  (payment.charge === null || payment.charge === charge.id)

const MONEY: readonly PaymentState[] = ['paid', 'refund_due', 'refunded']

/**
 * The exception of a payment after what the provider says: money that was taken back is looked at by a person, whatever
 * the provider calls it; what is rightly paid at last no longer is.
 */
export function exceptionAfter(
  { state, exception }: Pick<ChargedPayment, 'state' | 'exception'>,
  event: Charge['event'],
): string | null {
  const isTakenBack = event === 'reverse' ? MONEY.includes(state) : event === 'fail' && state === 'paid'
  if (isTakenBack) return 'reversed' satisfies PaymentException
  return event === 'pay' && exception === 'mismatched' ? null : exception
}

/**
 * What a charge does to its payment. `asOf` is the end of the payment when the provider was asked: one that was moved
 * since, as a slip does, has not come.
 */
export function eventOf(
  { expiresAt }: Pick<ChargedPayment, 'expiresAt'>,
  { event }: Pick<Charge, 'event'>,
  asOf: Date | null,
): PaymentEvent {
  if (event === 'reverse') return 'fail'
  const isMoved = asOf !== null && expiresAt > asOf
  return isMoved && event === 'expire' ? 'wait' : event
}

/** Whether the payer is told that nothing was paid: none of all payments for the thing is still open, or done. */
export const isAllFailed = (states: readonly PaymentState[]): boolean =>
  states.every((state) => state === 'failed' || state === 'expired')
