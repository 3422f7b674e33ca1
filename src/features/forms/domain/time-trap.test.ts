import { describe, expect, it } from 'vitest'
import { isStillOpen, waitBeforeTaking } from './time-trap'

const HOUR = 3_600_000

describe('the time between opening and submitting a form', () => {
  it.each([
    ['rejects a form that was never opened', null, null],
    ['rejects a stamp from the future', -1, null],
    ['slows an instant submission down', 0, 1500],
    ['slows one that was filled in by the browser down by what is missing', 1499, 1],
    ['takes a quick person at once', 1500, 0],
    ['takes an hour', HOUR, 0],
    ['takes a day', 24 * HOUR, 0],
    ['rejects more than a day', 24 * HOUR + 1, null],
  ])('%s', (_, age, wait) => {
    expect(waitBeforeTaking(age)).toBe(wait)
  })

  it('keeps the first opening for half a day, so that a form does not expire while it is filled in', () => {
    expect([null, -1, 0, 12 * HOUR, 12 * HOUR + 1].map(isStillOpen)).toEqual([false, false, true, true, false])
  })
})
