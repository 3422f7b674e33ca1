import { expect, test } from 'vitest'
import { byLowest, fromOf, ON_REQUEST, priceOf, priceOfAll, toOf } from './price'

test('a price without an amount is on request, whatever else is stored of it', () => {
  expect(priceOf({ from: null, to: 9, before: 10, offer: 'a/1' })).toEqual(ON_REQUEST)
  expect([fromOf(ON_REQUEST), toOf(ON_REQUEST)]).toEqual([null, null])
})

test('one price is its own lowest and highest, and no promotion is named that cuts nothing', () => {
  expect(priceOf({ from: 4, offer: 'a/1' })).toEqual({ now: { from: 4, to: 4 }, before: null, offer: null })
})

test.each([
  [
    'from the cheapest to the dearest',
    [priceOf({ from: 4 }), priceOf({ from: 2, to: 9 })],
    priceOf({ from: 2, to: 9 }),
  ],
  [
    'with the price before and the promotion of the cheapest',
    [priceOf({ from: 4, before: 6, offer: 'a/1' }), priceOf({ from: 5 })],
    priceOf({ from: 4, to: 5, before: 5, offer: 'a/1' }),
  ],
  [
    'with no price before where one was as cheap without a promotion',
    [priceOf({ from: 5, before: 6, offer: 'a/1' }), priceOf({ from: 5 })],
    priceOf({ from: 5 }),
  ],
  ['without those on request', [ON_REQUEST, priceOf({ from: 3 })], priceOf({ from: 3 })],
  ['on request where all are', [ON_REQUEST, ON_REQUEST], ON_REQUEST],
])('several homes cost together: %s', (_, prices, together) => expect(priceOfAll(prices)).toEqual(together))

test('what is on request is listed after every price', () => {
  const sorted = [ON_REQUEST, priceOf({ from: 5 }), ON_REQUEST, priceOf({ from: 3 })].sort(byLowest)
  expect(sorted.map(fromOf)).toEqual([3, 5, null, null])
})
