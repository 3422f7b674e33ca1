import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOREIGN_SHARE, fitsQuota, inHundredths, quotaLeft, shareLeft, widestQuota } from './foreign-quota'

describe('the foreign quota of a building', () => {
  it('is full at exactly 49 per cent', () => {
    expect(fitsQuota({ total: 10_000, foreign: 0 }, 4_900)).toBe(true)
    expect(fitsQuota({ total: 10_000, foreign: 0 }, 4_901)).toBe(false)
    expect(inHundredths(28.35)).toBe(2_835)
  })

  it('is never exceeded, whatever is asked in whatever order', () => {
    const areas = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), areas, (total, asked) => {
        const foreign = asked.reduce((sum, area) => (fitsQuota({ total, foreign: sum }, area) ? sum + area : sum), 0)
        expect(foreign * 100).toBeLessThanOrEqual(total * FOREIGN_SHARE)
      }),
    )
  })

  it('is published as no more than a buyer can book', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (total, foreign) => {
        const left = quotaLeft({ total, foreign })
        expect(left === 0 || fitsQuota({ total, foreign }, left)).toBe(true)
        expect(fitsQuota({ total, foreign }, left + 1)).toBe(false)
        expect(shareLeft({ total, left })).toBeLessThanOrEqual(FOREIGN_SHARE)
      }),
    )
    expect(shareLeft({ total: 3_000, left: 1_000 })).toBe(33.3)
  })

  it('of several buildings is that of one where a home can be bought', () => {
    const of = (building: string, left: number, isOpen: boolean) => ({
      ...{ building, left, isOpen },
      ...{ total: 10_000, asOf: '2026-11-28' },
    })
    expect(widestQuota([of('A', 3_000, false), of('B', 900, true), of('C', 1_200, true)])?.building).toBe('C')
    expect(widestQuota([])).toBeNull()
  })
})
