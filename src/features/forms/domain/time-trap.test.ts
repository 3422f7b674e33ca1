import { describe, expect, it } from 'vitest'
import { isHumanPace, isStillOpen } from './time-trap'

const HOUR = 3_600_000

describe('the time between opening and submitting a form', () => {
  it.each([
    ['rejects a form that was never opened', null, false],
    ['rejects a stamp from the future', -1, false],
    ['rejects an instant submission', 0, false],
    ['rejects one faster than anybody types', 1499, false],
    ['accepts a quick person', 1500, true],
    ['accepts an hour', HOUR, true],
    ['accepts a day', 24 * HOUR, true],
    ['rejects more than a day', 24 * HOUR + 1, false],
  ])('%s', (_, age, isHuman) => {
    expect(isHumanPace(age)).toBe(isHuman)
  })

  it('keeps the first opening for half a day, so that a form does not expire while it is filled in', () => {
    expect([null, -1, 0, 12 * HOUR, 12 * HOUR + 1].map(isStillOpen)).toEqual([false, false, true, true, false])
  })
})
