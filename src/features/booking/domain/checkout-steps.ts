import type { BookingState } from './booking-states'

/** The pages of the way, in order. The address of each is the route of the same name. */
export const PAGES = [
  'unit-summary',
  'verify-id',
  'verify-otp',
  'verify-success',
  'booking-summary',
  'booking-payment',
  'payment-result',
] as const
export type CheckoutPage = (typeof PAGES)[number]

/** The page on which the next thing is done in each state. */
const NEXT: Record<BookingState, CheckoutPage> = {
  held: 'verify-id',
  identified: 'verify-otp',
  verified: 'booking-summary',
  on_paper: 'booking-summary',
  co_signing: 'booking-summary',
  signed: 'booking-payment',
  paying: 'booking-payment',
  booked: 'payment-result',
  contract_appointed: 'payment-result',
  contracted: 'payment-result',
  transferred: 'payment-result',
  lapsed: 'unit-summary',
  cancelled_by_buyer: 'payment-result',
  cancelled_by_company: 'payment-result',
  paid_late: 'payment-result',
  refunded: 'payment-result',
}

/** The states in which a page is shown besides that in which it is the next one. */
const ALSO: Partial<Record<CheckoutPage, readonly BookingState[]>> = {
  'unit-summary': ['held', 'identified', 'verified', 'on_paper', 'co_signing', 'signed'],
  'verify-id': ['identified'],
  'verify-success': ['verified'],
}

/** The page where a booking goes on. */
export const nextPage = (state: BookingState): CheckoutPage => NEXT[state]

/** Whether a booking in this state may see a page; otherwise it is sent to its next one. */
export const mayShow = (page: CheckoutPage, state: BookingState): boolean =>
  NEXT[state] === page || (ALSO[page]?.includes(state) ?? false)

/** The four steps that the page shows above its heading, and which of them is being done. */
export const PROGRESS = ['unit', 'identity', 'contract', 'payment'] as const
export type ProgressStep = (typeof PROGRESS)[number]

export const progressOf: Record<CheckoutPage, ProgressStep> = {
  'unit-summary': 'unit',
  'verify-id': 'identity',
  'verify-otp': 'identity',
  'verify-success': 'identity',
  'booking-summary': 'contract',
  'booking-payment': 'payment',
  'payment-result': 'payment',
}
