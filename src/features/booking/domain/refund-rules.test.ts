import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFUND_REASONS, REFUND_TERMS, refundOf } from './refund-rules'

describe('the refund of a booking fee', () => {
  it('is whole where the company or an authority is the cause, and left to the contract elsewhere', () => {
    expect(refundOf('2026-11', 'permit_refused', 5_000_000)).toBe(5_000_000)
    expect(refundOf('2026-11', 'paid_late', 1)).toBe(1)
    expect(refundOf('2026-11', 'buyer_changes_mind', 5_000_000)).toBeNull()
    expect(refundOf('2026-11', 'loan_refused', 5_000_000)).toBeNull()
    // What the signed clause on loans promises.
    expect(refundOf('2026-11-28', 'loan_refused', 5_000_000)).toBe(5_000_000)
    expect(refundOf('2026-11-28', 'buyer_changes_mind', 5_000_000)).toBeNull()
    expect(refundOf('unknown', 'permit_refused', 5_000_000)).toBeNull()
  })

  it('has a rule with a source for every reason in every version', () => {
    for (const { rules } of REFUND_TERMS) {
      expect(rules.map(({ reason }) => reason).sort()).toEqual([...REFUND_REASONS].sort())
      for (const { source } of rules) expect(source).not.toBe('')
    }
  })

  it('is whole satang and never more than was paid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFUND_REASONS), fc.integer({ min: 0, max: 1e12 }), (reason, paid) => {
        const back = refundOf('2026-11', reason, paid)
        if (back !== null) expect(Number.isInteger(back) && back >= 0 && back <= paid).toBe(true)
      }),
    )
  })
})
