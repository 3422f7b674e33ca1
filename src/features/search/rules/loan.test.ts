import { describe, expect, it } from 'vitest'
import { priceForMonthly } from './loan'

describe('a monthly payment pays for a price', () => {
  it.each([
    ['seven thousand, a million: the rule of sales offices', 7_000, 1_000_000],
    ['twenty thousand', 20_000, 2_860_000],
    ['nothing', 0, 0],
  ])('%s', (_, monthly, price) => {
    expect(Math.abs(priceForMonthly(monthly) - price)).toBeLessThanOrEqual(price * 0.002)
  })
})
