import { expect, test } from 'vitest'
import { aPrice } from '../../samples'
import { type Offering, offerChange } from './offer-change'

const at = (from: number | null, rest: Partial<Offering> = {}): Offering => ({
  isPublic: true,
  isForSale: true,
  price: aPrice(from),
  ...rest,
})

test.each([
  ['made and published', null, at(5), 'new'],
  ['published after a draft', at(5, { isPublic: false }), at(5), 'new'],
  ['for sale after it was sold out', at(5, { isForSale: false }), at(6), 'new'],
  ['made as a draft', null, at(5, { isPublic: false }), null],
  ['cheaper', at(5), at(4), 'price'],
  ['with a price, after none', at(null), at(5), 'price'],
  ['dearer', at(4), at(5), null],
  ['saved as it was', at(5), at(5), null],
  ['without a price, after one', at(5), at(null), null],
  ['cheaper and sold out', at(5), at(4, { isForSale: false }), null],
  ['cheaper and withdrawn', at(5), at(4, { isPublic: false }), null],
  ['erased', at(5), null, null],
])('a project %s', (_, before, after, change) => {
  expect(offerChange(before, after)).toBe(change)
})
