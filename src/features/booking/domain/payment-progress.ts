import { isSlipOpen, type PaymentView, type SlipView } from '@/features/payments'
import { type BookingState, isOpen } from './booking-states'

/** What the page of a payment says: the end of the booking, or where the payment stands. */
export type PaymentProgress =
  | 'booked'
  | 'lapsed'
  | 'paid_late'
  | 'refunded'
  | 'cancelled'
  | 'received'
  | 'failed'
  | 'declined'
  | 'silent'
  | 'asking'
  | 'pay'
  | 'waiting'
  | 'checking'
  | 'checkingLate'

const ENDS: Partial<Record<BookingState, PaymentProgress>> = {
  booked: 'booked',
  contract_appointed: 'booked',
  contracted: 'booked',
  transferred: 'booked',
  lapsed: 'lapsed',
  paid_late: 'paid_late',
  refunded: 'refunded',
  cancelled_by_buyer: 'cancelled',
  cancelled_by_company: 'cancelled',
}

const OPEN: Record<PaymentView['state'], PaymentProgress> = {
  created: 'asking',
  requested: 'asking',
  unknown: 'silent',
  pending: 'pay',
  paid: 'received',
  refund_due: 'received',
  refunded: 'received',
  failed: 'failed',
  expired: 'failed',
}

/** Two people look for the money of a transfer, in time or after it. */
function checkingOf(state: BookingState, slip: SlipView | null): PaymentProgress | null {
  if (!isSlipOpen(slip)) return null
  if (isOpen(state)) return 'checking'
  return state === 'lapsed' ? 'checkingLate' : null
}

/** Where an open booking stands. A try that failed is said while its page is still open for another one. */
function openProgress(payment: PaymentView): PaymentProgress {
  const progress = OPEN[payment.state]
  return progress === 'pay' && payment.failure ? 'declined' : progress
}

/** What the page says. Money that has come is said before an end that does not know of it yet. */
export function progressOfPayment(
  state: BookingState,
  payment: PaymentView | null,
  slip: SlipView | null = null,
): PaymentProgress {
  const checking = checkingOf(state, slip)
  if (checking) return checking
  if (state === 'lapsed' && payment?.state === 'paid') return 'received'
  return ENDS[state] ?? (payment ? openProgress(payment) : 'waiting')
}

const MOVING: readonly PaymentProgress[] = ['received', 'asking', 'silent', 'pay', 'declined']

/** Whether what the page says will change without the buyer. */
export const isMoving = (progress: PaymentProgress): boolean => MOVING.includes(progress)
