import { describe, expect, it } from 'vitest'
import { BOOKING_STATES, OPEN_STATES } from './booking-states'
import { mayShow, nextPage, PAGES } from './checkout-steps'

describe('the way', () => {
  it('never sends a booking to a page that sends it on', () => {
    for (const state of BOOKING_STATES) expect(mayShow(nextPage(state), state)).toBe(true)
  })

  it('goes on where the next thing is done', () => {
    expect(Object.fromEntries(BOOKING_STATES.map((state) => [state, nextPage(state)]))).toEqual({
      ...{ held: 'verify-id', identified: 'verify-otp' },
      ...{ verified: 'booking-summary', on_paper: 'booking-summary', co_signing: 'booking-summary' },
      ...{ signed: 'booking-payment', paying: 'booking-payment' },
      ...{ booked: 'payment-result', contract_appointed: 'payment-result', contracted: 'payment-result' },
      ...{ transferred: 'payment-result', lapsed: 'unit-summary', refunded: 'payment-result' },
      ...{ cancelled_by_buyer: 'payment-result', cancelled_by_company: 'payment-result', paid_late: 'payment-result' },
    })
    const withUnit = BOOKING_STATES.filter((state) => mayShow('unit-summary', state))
    expect(withUnit).toEqual(['held', 'identified', 'verified', 'on_paper', 'co_signing', 'signed', 'lapsed'])
  })

  it('has no page that shows what comes later', () => {
    for (const [at, state] of OPEN_STATES.entries()) {
      const next = PAGES.indexOf(nextPage(state))
      for (const later of PAGES.slice(next + 1)) expect([at, later, mayShow(later, state)]).toEqual([at, later, false])
    }
  })

  it('lets a buyer correct who they are until the code is confirmed', () => {
    expect(mayShow('verify-id', 'identified')).toBe(true)
    expect(mayShow('verify-id', 'verified')).toBe(false)
    expect(mayShow('verify-success', 'verified')).toBe(true)
  })
})
