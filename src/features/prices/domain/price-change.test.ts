import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentOf, priceAfter, readChange, readHundredths, readMoment } from './price-change'

const BAHT = 100

describe('a typed number', () => {
  it.each([
    ['4,900,000', 490_000_000],
    ['฿ 4 900 000.50', 490_000_050],
    ['-2.5%', -250],
    ['−100000', -10_000_000],
    ['', null],
    ['1e9', null],
    ['3.555', null],
    ['abc', null],
  ])('"%s" is %s hundredths', (typed, value) => expect(readHundredths(typed)).toBe(value))
})

describe('a new price', () => {
  const now = 4_900_000 * BAHT
  it.each([
    ['set', '5,200,000', 5_200_000 * BAHT],
    ['add', '-50,000', 4_850_000 * BAHT],
    ['percent', '3.5', 5_072_000 * BAHT],
    ['percent', '-2', 4_802_000 * BAHT],
  ] as const)('%s %s of 4,900,000', (kind, typed, price) => {
    const change = readChange(kind, typed)
    expect(change && priceAfter(now, change)).toEqual({ ok: true, value: price })
  })

  it('is refused where nothing is left, without a price to start from, and where nothing changes', () => {
    expect(priceAfter(now, { kind: 'add', amount: -now })).toEqual({ ok: false, refusal: 'tooLow' })
    expect(priceAfter(null, { kind: 'percent', points: 100 })).toEqual({ ok: false, refusal: 'noPrice' })
    expect(readChange('set', '-5')).toBeNull()
    expect(readChange('add', '0')).toBeNull()
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

describe('a moment in Bangkok', () => {
  it('is read and shown by its clock', () => {
    const moment = readMoment('2026-12-01T10:00')
    expect(moment?.toISOString()).toBe('2026-12-01T03:00:00.000Z')
    expect(moment && momentOf(moment)).toBe('2026-12-01T10:00')
  })

  it.each(['', '2026-13-01T10:00', '2026-02-30T10:00', '2026-12-01', 'tomorrow'])('"%s" is none', (typed) =>
    expect(readMoment(typed)).toBeNull(),
  )
})
