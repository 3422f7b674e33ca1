import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOREIGN_SHARE, fitsQuota, inHundredths } from './foreign-quota'

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
})
