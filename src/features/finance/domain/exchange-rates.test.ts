import { expect, it } from 'vitest'
import { currencyTwice, ratesOf } from './exchange-rates'

it('uses no rate that an editor has not dated, and none that is no number', () => {
  const rows = [
    { currency: 'USD', baht: 33 },
    { currency: 'CHF', baht: 5 },
    { currency: 'HKD', baht: 0 },
    { currency: 'CNY', baht: null },
  ]
  expect(ratesOf(rows, '2026-11-27')).toEqual({ baht: { USD: 33 }, since: '2026-11-27' })
  expect(ratesOf(rows, null)).toBeNull()
  expect(ratesOf([{ currency: 'HKD', baht: 0 }], '2026-11-27')).toBeNull()
})

it('lets no currency have two rates', () => {
  const twice = [
    { currency: 'USD', baht: 33 },
    { currency: 'USD', baht: 34 },
  ]
  expect(currencyTwice(twice)).toBe('USD')
  expect(currencyTwice(twice.slice(1))).toBeNull()
  expect(ratesOf(twice, '2026-11-27')?.baht).toEqual({ USD: 33 })
})
