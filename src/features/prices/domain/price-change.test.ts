import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLargeChange, priceAfter, readChange } from './price-change'

const BAHT = 100

describe('a new price', () => {
  const now = 4_900_000 * BAHT
  it.each([
    ['set', '5,200,000', 5_200_000 * BAHT],
    ['add', '-50,000', 4_850_000 * BAHT],
    ['percent', '3.5', 5_072_000 * BAHT],
    ['percent', '-2', 4_802_000 * BAHT],
  ] as const)('%s %s of 4,900,000', (kind, typed, price) => {
    const change = readChange(kind, typed)
    expect(change.ok && priceAfter(now, change.value)).toEqual({ ok: true, value: price })
  })

  it.each([
    ['percent', '2,5', 'ambiguous'],
    ['percent', '1,000', 'ambiguous'],
    ['percent', 'abc', 'value'],
    ['add', '2,5', 'ambiguous'],
    ['add', '0', 'value'],
    ['set', '4.900.000', 'ambiguous'],
    ['set', '-5', 'value'],
    ['set', '', 'value'],
  ] as const)('%s "%s" is refused, never read as another number', (kind, typed, refusal) => {
    expect(readChange(kind, typed)).toEqual({ ok: false, refusal })
  })

  it('is asked about once more above ten per cent either way', () => {
    expect([1.1, 0.9, 1.1001, 0.8999].map((share) => isLargeChange(now, Math.round(now * share)))).toEqual([
      ...[false, false],
      ...[true, true],
    ])
    expect(isLargeChange(null, now)).toBe(false)
  })

  it('is refused where nothing is left, without a price to start from, and where nothing changes', () => {
    expect(priceAfter(now, { kind: 'add', amount: -now })).toEqual({ ok: false, refusal: 'tooLow' })
    expect(priceAfter(null, { kind: 'percent', points: 100 })).toEqual({ ok: false, refusal: 'noPrice' })
  })

  it('is always whole satang above nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: -20_000, max: 20_000 }), (price, points) => {
        const after = priceAfter(price, { kind: 'percent', points })
        return !after.ok || (Number.isSafeInteger(after.value) && after.value > 0)
      }),
    )
  })
})
