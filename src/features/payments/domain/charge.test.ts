import { describe, expect, it } from 'vitest'
import { type ChargedPayment, eventOf, exceptionAfter, isAllFailed, isChargeOf } from './charge'
import { PAYMENT_STATES } from './payment-states'

const END = new Date('2026-11-23T03:00:00Z')
const payment: ChargedPayment = {
  ...{ state: 'pending', invoice: 'N1', amount: 5_000_000, currency: 'THB', isLive: true, charge: 'chrg_1' },
  ...{ expiresAt: END, exception: null },
}
const charge = { id: 'chrg_1', invoice: 'N1', amount: 5_000_000, currency: 'THB', isLive: true }
const LIVE = { isLive: true }
const TEST = { isLive: false }

describe('a charge pays a booking', () => {
  it('when it is that of its payment, known before or not', () => {
    expect(isChargeOf(payment, charge, LIVE)).toBe(true)
    expect(isChargeOf({ ...payment, charge: null }, charge, LIVE)).toBe(true)
    expect(isChargeOf({ ...payment, ...TEST }, { ...charge, ...TEST }, TEST)).toBe(true)
  })

  it.each([
    ['of another number', {}, { invoice: 'N2' }, LIVE],
    ['of less money', {}, { amount: 4_999_999 }, LIVE],
    ['of more money', {}, { amount: 5_000_001 }, LIVE],
    ['of another currency', {}, { currency: 'USD' }, LIVE],
    ['beside the one that is known', {}, { id: 'chrg_2' }, LIVE],
    ['of test money, of a provider with real money', {}, TEST, LIVE],
    ['of real money, of a provider with test money', TEST, LIVE, TEST],
    ['for a payment of test money', TEST, LIVE, LIVE],
    ['for a payment of real money, both of test money', LIVE, TEST, TEST],
  ])('never by a charge %s', (_, ofPayment, ofCharge, provider) => {
    expect(isChargeOf({ ...payment, ...ofPayment }, { ...charge, ...ofCharge }, provider)).toBe(false)
  })
})

describe('a person looks at', () => {
  it.each(PAYMENT_STATES)('a reversal of money that is here, and at no other: %s', (state) => {
    const isHere = state === 'paid' || state === 'refund_due' || state === 'refunded'
    expect(exceptionAfter({ state, exception: null }, 'reverse')).toBe(isHere ? 'reversed' : null)
    // A provider that calls a paid payment failed has taken its money back.
    expect(exceptionAfter({ state, exception: null }, 'fail')).toBe(state === 'paid' ? 'reversed' : null)
    for (const event of ['pay', 'wait', 'expire'] as const)
      expect(exceptionAfter({ state, exception: null }, event)).toBeNull()
  })

  it('a mismatch until it is rightly paid, and at a reversal until somebody has', () => {
    expect(exceptionAfter({ state: 'pending', exception: 'mismatched' }, 'pay')).toBeNull()
    expect(exceptionAfter({ state: 'pending', exception: 'mismatched' }, 'wait')).toBe('mismatched')
    expect(exceptionAfter({ state: 'paid', exception: 'reversed' }, 'pay')).toBe('reversed')
  })
})

describe('what a charge does', () => {
  it.each(['pay', 'wait', 'fail', 'expire'] as const)('is what it says: %s', (event) => {
    expect(eventOf(payment, { event }, null)).toBe(event)
    expect(eventOf(payment, { event }, END)).toBe(event)
  })

  it('is not to end a payment whose end was moved while the provider was asked, and to take its money still', () => {
    const before = new Date(END.getTime() - 1)
    expect(eventOf(payment, { event: 'expire' }, before)).toBe('wait')
    expect(eventOf(payment, { event: 'pay' }, before)).toBe('pay')
    expect(eventOf(payment, { event: 'fail' }, before)).toBe('fail')
  })

  it('is to fail where money was taken back', () => {
    expect(eventOf(payment, { event: 'reverse' }, null)).toBe('fail')
  })
})

it('nobody reads that a payment failed while another one for the same is open or paid', () => {
  expect(isAllFailed(['failed', 'expired'])).toBe(true)
  for (const state of PAYMENT_STATES)
    expect([state, isAllFailed(['failed', state])]).toEqual([state, state === 'failed' || state === 'expired'])
})
