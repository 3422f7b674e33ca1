import { expect, it } from 'vitest'
import { priceSteps } from './price-history'

const SHEET = { width: 300, height: 100 }
const at = (month: number, price: number | null) => ({ price, from: new Date(Date.UTC(2026, month, 1)).toISOString() })

it('a price steps up where it changed, and ends at the right edge', () => {
  expect(priceSteps([at(0, 10), at(1, 20)], SHEET)).toBe('M0 100L150 100L150 0L300 0')
})

it('one price is a level line, and a price on request a gap', () => {
  expect(priceSteps([at(0, 10)], SHEET)).toBe('M0 50L300 50')
  expect(priceSteps([at(0, 10), at(1, null), at(2, 10)], SHEET).match(/M/g)).toHaveLength(2)
  expect(priceSteps([at(0, null)], SHEET)).toBe('')
  expect(priceSteps([], SHEET)).toBe('')
})
