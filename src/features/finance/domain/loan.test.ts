import { assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortisation, debtRatio, incomeNeeded, instalment, instalments, longestTerm, totalInterest } from './loan'

const flat = (amount: number, annualRate: number, months = 360) =>
  amortisation({ amount, months, steps: [{ months, annualRate }] })

describe('the instalment', () => {
  it.each([
    ['Wikipedia, "Mortgage calculator": 200,000 at 6.5 % over 30 years', 20_000_000, 0.065, 360, 126_414],
    ['CFPB, sample form H-25(B): 162,000 at 3.875 % over 30 years', 16_200_000, 0.03875, 360, 76_178],
    ['without interest', 1_200_000, 0, 12, 100_000],
    ['without an amount', 0, 0.065, 360, 0],
  ])('is as published: %s', (_, amount, rate, months, satang) => {
    expect(instalment(amount, rate, months)).toBe(satang)
  })
})

describe('the amortisation table', () => {
  it('repays 15,773 in the first five years of the CFPB sample (Loan Estimate H-24(B), "In 5 years")', () => {
    const fiveYears = flat(16_200_000, 0.03875).slice(0, 60)
    expect(Math.round(fiveYears.reduce((sum, { principal }) => sum + principal, 0) / 100)).toBe(15_773)
  })

  it('calculates the instalment anew for what remains when a rate ends', () => {
    const steps = [
      { months: 12, annualRate: 0.025 },
      { months: 24, annualRate: 0.03 },
      { months: 1, annualRate: 0.065 },
    ]
    const table = amortisation({ amount: 300_000_000, months: 360, steps })
    const balanceAt = (month: number) => table[month - 1]?.balance ?? Number.NaN
    expect(table[0]?.payment).toBe(instalment(300_000_000, 0.025, 360))
    expect(table[12]?.payment).toBe(instalment(balanceAt(12), 0.03, 348))
    expect(table[36]?.payment).toBe(instalment(balanceAt(36), 0.065, 324))
    expect(table[200]?.payment).toBe(table[36]?.payment)
    expect(instalments({ amount: 300_000_000, months: 360, steps })).toEqual({
      first: table[0]?.payment,
      highest: table[36]?.payment,
    })
  })

  it('needs a rate', () => expect(() => amortisation({ amount: 1, months: 1, steps: [] })).toThrow(RangeError))

  const loans = record({
    amount: integer({ min: 0, max: 10_000_000_000 }),
    months: integer({ min: 1, max: 480 }),
    first: integer({ min: 0, max: 2000 }),
    after: integer({ min: 0, max: 2000 }),
  })

  it('repays the whole amount, never owes more than before, and is never negative', () => {
    assert(
      property(loans, ({ amount, months, first, after }) => {
        const steps = [first, after].map((points) => ({ months: 36, annualRate: points / 10_000 }))
        const table = amortisation({ amount, months, steps })
        let before = amount
        for (const { payment, interest, principal, balance } of table) {
          expect(payment).toBe(interest + principal)
          expect(Math.min(interest, principal, balance)).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(interest) && Number.isInteger(principal)).toBe(true)
          expect(balance).toBe(before - principal)
          before = balance
        }
        expect(table).toHaveLength(months)
        expect(before).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('costs more interest at a higher rate and over a longer term', () => {
    assert(
      property(loans, ({ amount, months, first }) => {
        const rate = first / 10_000
        const interest = totalInterest(flat(amount, rate, months))
        // Each month rounds by at most half a satang, and the instalment by half a satang over all months.
        const slack = months * months
        expect(totalInterest(flat(amount, rate + 0.001, months))).toBeGreaterThanOrEqual(interest - slack)
        expect(totalInterest(flat(amount, rate, months + 12))).toBeGreaterThanOrEqual(interest - slack)
      }),
      { numRuns: 30 },
    )
  })
})

describe('what a borrower can bear', () => {
  it('needs an income of 50,000 for 20,000 at 40 %, rounded up to a hundred baht', () => {
    expect(incomeNeeded(2_000_000, 0, 0.4)).toBe(5_000_000)
    expect(incomeNeeded(2_000_001, 0, 0.4)).toBe(5_010_000)
    expect(incomeNeeded(1_500_000, 500_000, 0.4)).toBe(5_000_000)
    expect(() => incomeNeeded(1, 0, 0)).toThrow(RangeError)
  })

  it('has the share of income that all debts take', () => {
    expect(debtRatio(1_500_000, 500_000, 5_000_000)).toBe(0.4)
    expect(debtRatio(1, 0, 0)).toBeNull()
  })

  it.each([
    [30, 360],
    [45, 240],
    [65, 0],
    [70, 0],
  ])('at the age of %i borrows for at most %i months, up to 65', (age, months) => {
    expect(longestTerm(age, 65, 360)).toBe(months)
  })
})
