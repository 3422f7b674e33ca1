import { describe, expect, it } from 'vitest'
import { grossYield, grossYieldPercent, netYield, type RentOrBuy, rentOrBuy } from './investing'

describe('the yield of a home that is let', () => {
  const home = { invested: 400_000_000, monthlyRent: 2_000_000, emptyMonths: 1, yearlyCosts: 4_000_000 }

  it('is the rent of a year, and less the empty months and costs, by what was invested', () => {
    expect(grossYield(home)).toBe(0.06)
    expect(netYield(home)).toBe(0.045)
  })

  it('is below zero where costs exceed the rent, and unknown without an investment', () => {
    expect(netYield({ ...home, emptyMonths: 12 })).toBe(-0.01)
    expect(grossYield({ ...home, invested: 0 })).toBeNull()
    expect(netYield({ ...home, invested: 0 })).toBeNull()
  })
})

describe('rent or buy', () => {
  const still: RentOrBuy = {
    price: 1_000_000,
    paidAtOnce: 1_000_000,
    loan: [],
    monthlyCosts: 0,
    monthlyRent: 5000,
    rentGrowth: 0,
    priceGrowth: 0,
    savingsRate: 0,
    years: 10,
  }

  it('leaves the buyer the home and the rent saved where nothing grows', () => {
    expect(rentOrBuy(still)).toEqual({ bought: 1_000_000 + 120 * 5000, rented: 1_000_000 })
  })

  it('leaves the tenant the savings with their interest', () => {
    const { rented } = rentOrBuy({ ...still, monthlyRent: 0, savingsRate: 0.12, years: 1 })
    expect(rented).toBe(Math.round(1_000_000 * 1.01 ** 12))
  })

  it('takes what is still owed from the home, and nothing once the loan is repaid', () => {
    const loan = Array.from({ length: 24 }, (_, index) => ({ payment: 5000, balance: (23 - index) * 5000 }))
    expect(rentOrBuy({ ...still, loan, years: 1 }).bought).toBe(1_000_000 - 12 * 5000)
    expect(rentOrBuy({ ...still, loan, years: 2 }).bought).toBe(1_000_000)
  })

  it('favours the buyer the more the price and the rent grow', () => {
    const plain = rentOrBuy(still).bought
    expect(rentOrBuy({ ...still, priceGrowth: 0.02 }).bought).toBeGreaterThan(plain)
    expect(rentOrBuy({ ...still, rentGrowth: 0.02 }).bought).toBeGreaterThan(plain)
  })
})

describe('the gross yield of a typical rent', () => {
  it('is never said higher than it is', () => {
    expect(grossYieldPercent(17_500, 3_500_000)).toBe(6)
    expect(grossYieldPercent(10_000, 2_099_999)).toBe(5.7)
    expect(grossYieldPercent(10_000, 2_105_300)).toBe(5.6)
    expect(grossYieldPercent(null, 3_500_000)).toBeNull()
    expect(grossYieldPercent(10_000, null)).toBeNull()
    expect(grossYieldPercent(10_000, 0)).toBeNull()
  })
})
