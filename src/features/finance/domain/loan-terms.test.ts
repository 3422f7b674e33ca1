import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortisation } from './loan'
import { type LoanTerms, lentOn, monthlyOf, stepsOf } from './loan-terms'

const TERMS: LoanTerms = { share: 90, years: 30, rates: [2.75, 2.95, 3.25, 6.5] }

describe('what a price comes to a month', () => {
  it.each([
    // 3,227,400 at 2.75 % over 360 months by the annuity of a spreadsheet: PMT(0.0275/12, 360, -3227400) = 13,175.57
    ['the loan of a project over its first year', 3_586_000, TERMS, 13_176],
    // PMT(0.065/12, 360, -200000) = 1,264.14, as published for a mortgage of 200,000
    ['one rate for the whole term', 200_000, { share: 100, years: 30, rates: [6.5, 6.5, 6.5, 6.5] } as const, 1_265],
    ['no price', 0, TERMS, 0],
  ])('is %s', (_, price, terms, first) => expect(monthlyOf(price, terms).first).toBe(first))

  it('is what the table of the same loan asks for, in the first month and at most', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 300_000, max: 100_000_000 }),
          share: fc.integer({ min: 10, max: 100 }),
          years: fc.integer({ min: 1, max: 40 }),
          rates: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 60 }).map((one) => one / 4))),
        }),
        ({ price, share, years, rates }) => {
          const terms: LoanTerms = { share, years, rates: [rates[0] ?? 0, rates[1] ?? 0, rates[2] ?? 0, rates[3] ?? 0] }
          const table = amortisation({ amount: lentOn(price, share), months: years * 12, steps: stepsOf(terms.rates) })
          // The last month has what rounding left.
          const payments = table.slice(0, -1).map(({ payment }) => Math.ceil(payment / 100))
          const found = monthlyOf(price, terms)
          expect([found.first, found.highest]).toEqual([payments[0], Math.max(...payments)])
        },
      ),
      { numRuns: 200 },
    )
  })
})
