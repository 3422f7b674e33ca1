import { describe, expect, it } from 'vitest'
import { isHumanPace, isStillOpen } from './time-trap'

const HOUR = 3_600_000

describe('the time between opening a form and sending it', () => {
  it.each([
    ['nobody opened it', null, false],
    ['a stamp from the future', -1, false],
    ['at once', 0, false],
    ['faster than anybody types', 1499, false],
    ['a quick person', 1500, true],
    ['an hour', HOUR, true],
    ['a day', 24 * HOUR, true],
    ['more than a day', 24 * HOUR + 1, false],
  ])('%s', (_, age, isHuman) => {
    expect(isHumanPace(age)).toBe(isHuman)
  })

  it('keeps counting from the first opening for half a day', () => {
    expect([null, -1, 0, 12 * HOUR, 12 * HOUR + 1].map(isStillOpen)).toEqual([false, false, true, true, false])
  })
})
