import { describe, expect, it } from 'vitest'
import { BOOKING_STATES, OPEN_STATES } from './booking-states'
import { mayShow, nextPage, PAGES } from './way'

describe('the way', () => {
  it('never sends a booking to a page that sends it on', () => {
    for (const state of BOOKING_STATES) expect(mayShow(nextPage(state), state)).toBe(true)
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
