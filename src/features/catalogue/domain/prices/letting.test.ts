import { expect, it } from 'vitest'
import { aPrice } from '../../samples'
import { lettingOf } from './letting'

it('no yield is said that the dearest home of a type does not have as well', () => {
  const homes = [
    { rent: 17_500, price: aPrice(3_500_000, 4_300_000) },
    { rent: 34_000, price: aPrice(7_200_000, null) },
    { price: aPrice(5_000_000, 6_000_000) },
  ]
  expect(lettingOf(homes)).toEqual({ rent: { from: 17_500, to: 34_000 }, yield: { from: 4.8, to: 6 } })
})

it('nothing is said where no editor has given a rent, and no yield without a price', () => {
  expect(lettingOf([{ price: aPrice(3_500_000, null) }])).toBeNull()
  expect(lettingOf([{ rent: 17_500, price: aPrice(null, null) }])).toEqual({
    rent: { from: 17_500, to: 17_500 },
    yield: null,
  })
})
