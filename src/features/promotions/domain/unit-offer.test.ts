import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import { fromOf } from '@/kernel/price'
import { offeredPrice, type UnitOffer } from './unit-offer'

const UNIT = { id: 7, project: 2, unitType: 3, price: 4_000_000 }
const cut = (promotion: number, baht: number, only: Partial<UnitOffer> = {}): UnitOffer => ({
  ...{ promotion, key: `p${promotion}/1`, benefit: { kind: 'price-cut', baht } },
  ...{ projects: [2], units: [], unitTypes: [] },
  ...only,
})
const gift = (promotion: number): UnitOffer => ({ ...cut(promotion, 0), benefit: { kind: 'gift' } })

test.each([
  ['no promotion', [], 4_000_000, null, []],
  ['one for every home', [cut(1, 200_000)], 3_800_000, 4_000_000, ['p1/1']],
  ['one for this home', [cut(1, 200_000, { units: [7] })], 3_800_000, 4_000_000, ['p1/1']],
  ['one for its type', [cut(1, 200_000, { unitTypes: [3] })], 3_800_000, 4_000_000, ['p1/1']],
  ['one for another home', [cut(1, 200_000, { units: [8] })], 4_000_000, null, []],
  ['one for another type', [cut(1, 200_000, { unitTypes: [4] })], 4_000_000, null, []],
  ['one for another project', [cut(1, 200_000, { projects: [9] })], 4_000_000, null, []],
  ['two cuts: the larger alone', [cut(1, 200_000), cut(2, 300_000)], 3_700_000, 4_000_000, ['p2/1']],
  ['two equal cuts: the older', [cut(2, 200_000), cut(1, 200_000)], 3_800_000, 4_000_000, ['p1/1']],
  ['a gift: the price stays', [gift(5)], 4_000_000, null, ['p5/1']],
  ['a gift and a cut', [gift(5), cut(1, 200_000)], 3_800_000, 4_000_000, ['p1/1', 'p5/1']],
  ['a cut of the whole price is ignored', [cut(1, 4_000_000)], 4_000_000, null, []],
] as const)('%s', (_case, offers, price, priceBefore, keys) => {
  const offer = priceBefore && keys[0]
  expect(offeredPrice(UNIT, offers)).toEqual({
    price: aPrice(price, price, { before: priceBefore, offer }),
    offers: keys,
  })
})

test('a price never rises, never falls to nothing, and does not depend on the order of cuts', () => {
  assert(
    property(array(integer({ min: 0, max: 9_000_000 }), { maxLength: 6 }), (amounts) => {
      const offers = amounts.map((baht, at) => cut(at, baht))
      const offered = offeredPrice(UNIT, offers)
      expect(fromOf(offered.price)).toBeLessThanOrEqual(UNIT.price)
      expect(fromOf(offered.price)).toBeGreaterThan(0)
      expect(offeredPrice(UNIT, offers.toReversed())).toEqual(offered)
    }),
  )
})

test('a home whose price is on request has its gifts and no price', () => {
  expect(offeredPrice({ ...UNIT, price: null }, [cut(1, 200_000), gift(5)])).toEqual({
    ...{ price: aPrice(null), offers: ['p5/1'] },
  })
})
