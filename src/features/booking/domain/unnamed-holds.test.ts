import { describe, expect, test } from 'vitest'
import { isCrowded, isUnnamed, mostUnnamed } from './unnamed-holds'

describe('holds that nobody has confirmed', () => {
  test.each([
    [300, 50, 150],
    [301, 50, 151],
    [10, 50, 20],
    [0, 100, 20],
  ])('of %i units at %i per cent: %i at once', (units, percent, most) => {
    expect(mostUnnamed(units, percent)).toBe(most)
  })

  test('are those before a confirmed email address', () => {
    expect([isUnnamed('held'), isUnnamed('identified'), isUnnamed('verified'), isUnnamed('booked')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('are worth a look at the desk before they stop buyers', () => {
    expect([isCrowded(119, 150), isCrowded(120, 150), isCrowded(150, 150)]).toEqual([false, true, true])
  })
})
