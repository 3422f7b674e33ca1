import { expect, test } from 'vitest'
import { keptCut, typedPrice } from './offered-unit'

const OFFERED = { price: 4_200_000, priceBefore: 4_500_000, offers: ['jade-week/1'] }
const PLAIN = { price: 4_500_000, priceBefore: null, offers: [] }

test.each([
  ['a program sends a price', OFFERED, { price: 4_600_000 }, 4_300_000, 4_600_000],
  ['it sends today’s price, which is meant before the cut', OFFERED, { price: 4_200_000 }, 3_900_000, 4_200_000],
  ['a form sends all it has', OFFERED, OFFERED, 4_200_000, 4_500_000],
  ['a form sends another price before', OFFERED, { ...OFFERED, priceBefore: 4_600_000 }, 4_300_000, 4_600_000],
  ['the promotion ended while a form was open', PLAIN, OFFERED, 4_500_000, null],
  ['it began while a form was open', OFFERED, PLAIN, 4_200_000, 4_500_000],
  ['its cut grew while a form was open', { ...OFFERED, price: 4_000_000 }, OFFERED, 4_000_000, 4_500_000],
  ['no promotion', PLAIN, { price: 4_600_000 }, 4_600_000, null],
  ['a new unit', null, { price: 4_600_000 }, 4_600_000, null],
  ['a price that the cut would use up', OFFERED, { price: 300_000 }, 300_000, null],
  ['a price on request', OFFERED, { price: null }, null, null],
] as const)('%s', (_case, stored, sent, price, priceBefore) => {
  const { price: now, priceBefore: before } = keptCut(stored, typedPrice({ ...sent }))
  expect([now, before]).toEqual([price, priceBefore])
})

test('what has no price changes none, and offers are not taken from anybody', () => {
  expect(typedPrice({ state: 'sold', offers: ['another/1'] } as object)).toEqual({ state: 'sold' })
})
