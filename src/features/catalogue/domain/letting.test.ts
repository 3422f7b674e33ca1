import { expect, it } from 'vitest'
import { lettingOf } from './letting'

it('no yield is said that the dearest home of a type does not have as well', () => {
  const homes = [
    { rent: 17_500, priceFrom: 3_500_000, priceTo: 4_300_000 },
    { rent: 34_000, priceFrom: 7_200_000, priceTo: null },
    { priceFrom: 5_000_000, priceTo: 6_000_000 },
  ]
  expect(lettingOf(homes)).toEqual({ rent: { from: 17_500, to: 34_000 }, yield: { from: 4.8, to: 6 } })
})

it('nothing is said where no editor has given a rent, and no yield without a price', () => {
  expect(lettingOf([{ priceFrom: 3_500_000, priceTo: null }])).toBeNull()
  expect(lettingOf([{ rent: 17_500, priceFrom: null, priceTo: null }])).toEqual({
    rent: { from: 17_500, to: 17_500 },
    yield: null,
  })
})
