import { assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentPlan } from './payment-plan'
import { feeOf, PUBLISHED_RATES, type RateCase, rateOn } from './rates'
import { everyMonth, firstYear, type HomeCosts, sumOf, transferDayCosts } from './whole-cost'

const MILLION = 100_000_000

const bought = (day: string, millions: number, isThai = true): RateCase => {
  const price = millions * MILLION
  return { day, isThai, price, appraised: price, loan: price }
}

const HOME: HomeCosts = {
  buyersShare: 0.5,
  sinkingFund: 2_500_000,
  commonFee: 250_000,
  monthsInAdvance: 12,
  meters: 500_000,
  insurance: 120_000,
}

describe('the rate in force', () => {
  it.each([
    ['the day before the reduction of 2025', bought('2025-04-21', 5), 0.02],
    ['its first day', bought('2025-04-22', 5), 0.0001],
    ['its last day', bought('2026-06-30', 5), 0.0001],
    ['the day after', bought('2026-07-01', 5), 0.02],
    ['at its limit', bought('2025-06-01', 7), 0.0001],
    ['above its limit', bought('2025-06-01', 7.01), 0.02],
    ['for a foreign buyer', bought('2025-06-01', 5, false), 0.02],
  ])('of the transfer fee is right: %s', (_, asked, rate) => {
    expect(rateOn(PUBLISHED_RATES, 'transfer-fee', asked).rate).toBe(rate)
  })

  it('is never taken for zero where none is known', () => {
    expect(() => rateOn([], 'transfer-fee', bought('2026-01-01', 5))).toThrow(RangeError)
  })

  it('makes a fee of whole baht that has a ceiling', () => {
    const asked = bought('2026-07-01', 30)
    expect(feeOf(rateOn(PUBLISHED_RATES, 'mortgage-fee', asked), asked.loan)).toBe(20_000_000)
    expect(feeOf(rateOn(PUBLISHED_RATES, 'loan-stamp-duty', asked), asked.loan)).toBe(1_000_000)
    const reduced = rateOn(PUBLISHED_RATES, 'transfer-fee', bought('2026-01-01', 3))
    expect(feeOf(reduced, 3 * MILLION)).toBe(30_000)
  })
})

describe('the transfer day', () => {
  const amounts = (costs: ReturnType<typeof transferDayCosts>) =>
    Object.fromEntries(costs.map(({ key, amount }) => [key, amount / 100]))

  it('costs what the rates and the project name', () => {
    expect(amounts(transferDayCosts(PUBLISHED_RATES, bought('2026-11-23', 5), HOME))).toEqual({
      'transfer-fee': 50_000,
      'mortgage-fee': 50_000,
      'loan-stamp-duty': 2500,
      'sinking-fund': 25_000,
      'common-fee': 30_000,
      meters: 5000,
      insurance: 1200,
    })
  })

  it('of a leased house has the fees of a lease, and without a loan none of a mortgage', () => {
    const asked = { ...bought('2026-11-23', 10, false), loan: 0 }
    const costs = amounts(transferDayCosts(PUBLISHED_RATES, asked, HOME, 'leasehold'))
    expect(costs).toMatchObject({ 'lease-registration': 100_000, 'lease-stamp-duty': 10_000 })
    expect(Object.keys(costs)).not.toContain('transfer-fee')
    expect(Object.keys(costs)).not.toContain('mortgage-fee')
  })
})

describe('living in the home', () => {
  it('costs the instalment, the common area fee and a twelfth of the insurance every month', () => {
    expect(everyMonth(3_000_000, HOME)).toBe(3_260_000)
  })

  it('costs no common area fee in the first year where twelve months are paid in advance', () => {
    const payments = Array.from({ length: 20 }, () => ({ payment: 100 }))
    expect(firstYear(payments, HOME)).toBe(1200)
    expect(firstYear(payments, { ...HOME, monthsInAdvance: 6 })).toBe(1200 + 6 * 250_000)
  })
})

describe('the payment plan', () => {
  it('spreads the down payment over the months until completion', () => {
    const plan = paymentPlan({
      price: 500_000_000,
      reservation: 2_000_000,
      contract: 5_000_000,
      downShare: 0.15,
      firstInstalment: '2026-12-31',
      instalments: 3,
    })
    expect(plan.map(({ amount }) => amount / 100)).toEqual([20_000, 50_000, 226_666, 226_666, 226_668, 4_250_000])
    expect(plan.flatMap(({ day }) => day ?? [])).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
  })

  it('sums up to the price, and has no negative payment', () => {
    const terms = record({
      price: integer({ min: 0, max: 10_000_000_000 }),
      reservation: integer({ min: 0, max: 100_000_000 }),
      contract: integer({ min: 0, max: 1_000_000_000 }),
      percent: integer({ min: 0, max: 100 }),
      instalments: integer({ min: 0, max: 60 }),
    })
    assert(
      property(terms, ({ percent, ...rest }) => {
        const plan = paymentPlan({ ...rest, downShare: percent / 100, firstInstalment: '2027-01-31' })
        expect(sumOf(plan)).toBe(rest.price)
        for (const { amount } of plan) expect(amount >= 0 && Number.isInteger(amount)).toBe(true)
      }),
    )
  })
})
