import { expect, it } from 'vitest'
import type { PaymentView, SlipView } from '@/features/payments'
import type { BookingState } from './booking-states'
import { isMoving, type PaymentProgress, progressOfPayment } from './payment-progress'

const payment = (state: PaymentView['state'], failure: PaymentView['failure'] = null): PaymentView => ({
  ...{ state, method: 'promptpay', amount: 5_000_000, href: null, qr: null, failure, isLive: false },
  expiresAt: new Date('2026-11-23T03:00:00Z'),
})

it.each<[BookingState, PaymentView['state'] | null, PaymentProgress]>([
  ['signed', null, 'waiting'],
  ['paying', 'requested', 'asking'],
  ['paying', 'unknown', 'silent'],
  ['paying', 'pending', 'pay'],
  ['paying', 'paid', 'received'],
  ['signed', 'failed', 'failed'],
  ['signed', 'expired', 'failed'],
  ['booked', 'paid', 'booked'],
  // A second payment does not undo the booking.
  ['booked', 'refund_due', 'booked'],
  ['lapsed', 'expired', 'lapsed'],
  ['lapsed', null, 'lapsed'],
  // The money is here, and the booking does not know of it yet.
  ['lapsed', 'paid', 'received'],
  ['paid_late', 'refund_due', 'paid_late'],
  ['cancelled_by_buyer', 'paid', 'cancelled'],
  ['cancelled_by_company', 'refund_due', 'cancelled'],
  ['refunded', 'refunded', 'refunded'],
  ['contract_appointed', 'paid', 'booked'],
  ['contracted', 'paid', 'booked'],
  ['transferred', 'paid', 'booked'],
  ['paying', 'created', 'asking'],
  ['paying', 'refund_due', 'received'],
  ['paying', 'refunded', 'received'],
  ['booked', null, 'booked'],
])('a booking that is %s with a payment that is %s: %s', (state, paid, said) => {
  expect(progressOfPayment(state, paid && payment(paid))).toBe(said)
})

it.each<[BookingState, SlipView['state'], PaymentProgress]>([
  ['signed', 'waiting', 'checking'],
  ['paying', 'agreed', 'checking'],
  ['lapsed', 'waiting', 'checkingLate'],
  ['booked', 'waiting', 'booked'],
  ['refunded', 'agreed', 'refunded'],
  ['signed', 'refused', 'waiting'],
  ['lapsed', 'approved', 'lapsed'],
])('a booking that is %s with a slip that is %s: %s', (state, of, said) => {
  const slip: SlipView = { state: of, way: 'slip', sentAt: new Date(0), reason: null, note: '', mayResend: false }
  expect(progressOfPayment(state, null, slip)).toBe(said)
})

it('says that a card was declined while its page is still open for another one, and no longer once money came', () => {
  expect(progressOfPayment('paying', payment('pending', 'funds'))).toBe('declined')
  expect(progressOfPayment('booked', payment('paid', 'funds'))).toBe('booked')
  expect(progressOfPayment('signed', payment('failed', 'declined'))).toBe('failed')
})

it('is read again while it may change without the buyer', () => {
  expect(
    (['received', 'asking', 'silent', 'pay', 'declined', 'failed', 'booked', 'waiting'] as const).map(isMoving),
  ).toEqual([...[true, true, true, true, true, false, false, false]])
})
