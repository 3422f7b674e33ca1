import { describe, expect, it } from 'vitest'
import { monthlyForPrice, priceForMonthly } from './rule-of-thumb'

describe('the price that a monthly payment finances', () => {
  it.each([
    ['THB 7,000 finance a million: the rule of thumb of sales galleries', 7_000, 1_000_000],
    ['THB 20,000', 20_000, 2_860_000],
    ['no payment', 0, 0],
  ])('is right: %s', (_, monthly, price) => {
    expect(Math.abs(priceForMonthly(monthly) - price)).toBeLessThanOrEqual(price * 0.002)
  })
})

describe('the monthly payment for a price', () => {
  it.each([
    [1_000_000, 7000],
    [6_400_000, 44_800],
    [0, 0],
  ])('of %i baht is about %i baht', (price, monthly) => expect(monthlyForPrice(price)).toBe(monthly))

  it('finances at least the price, and no more than a hundred baht a month beyond it', () => {
    for (const price of [990_000, 3_190_000, 12_345_678]) {
      expect(priceForMonthly(monthlyForPrice(price))).toBeGreaterThanOrEqual(price)
      expect(priceForMonthly(monthlyForPrice(price) - 100)).toBeLessThan(price)
    }
  })
})
