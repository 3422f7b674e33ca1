import { expect, it } from 'vitest'
import { priceSteps, standingPrices } from './price-history'

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

it('a price that stood for less than a day is no part of the history', () => {
  const minutes = (passed: number, price: number) => ({ price, from: new Date(passed * 60_000).toISOString() })
  const DAY = 24 * 60
  const held = [minutes(0, 10), minutes(2 * DAY, 12), minutes(2 * DAY + 15, 10), minutes(5 * DAY, 11)]
  expect(standingPrices(held).map(({ price }) => price)).toEqual([10, 11])
  expect(standingPrices([minutes(0, 10), minutes(5, 12)]).map(({ price }) => price)).toEqual([12])
})
