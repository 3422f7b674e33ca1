import { describe, expect, it } from 'vitest'
import { priceForMonthly } from './loan'

describe('the price that a monthly payment finances', () => {
  it.each([
    ['THB 7,000 finance a million: the rule of thumb of sales galleries', 7_000, 1_000_000],
    ['THB 20,000', 20_000, 2_860_000],
    ['no payment', 0, 0],
  ])('is right: %s', (_, monthly, price) => {
    expect(Math.abs(priceForMonthly(monthly) - price)).toBeLessThanOrEqual(price * 0.002)
  })
})
