import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { ASSUMPTION_KEYS, assumptionsOn } from './assumptions'
import { type FinancedHome, homeFinance, usualBuyer } from './home-finance'
import type { LoanTerms } from './loan-terms'
import { PUBLISHED_RATES } from './rates'
import { readWishes, type Start } from './read-wishes'

const DAY = '2026-11-23'
/** In the order of the keys. */
const VALUES = [2.75, 2.95, 3.25, 6.5, 40, 65, 30, 10, 50_000, 2, 50, 600, 12, 5000, 20, 1, 2, 2, 1.5, 10]
const rows = ASSUMPTION_KEYS.map((key, index) => ({
  key,
  value: VALUES[index] ?? 0,
  from: '2025-01-01',
  source: 'test',
}))
const assumed = assumptionsOn(rows, DAY)
const given = { published: PUBLISHED_RATES, assumed, day: DAY }
const UNIT: FinancedHome = {
  price: 5_000_000,
  area: 35,
  commonFee: 2100,
  isCondominium: true,
  completion: '2027-12-01',
}
const FOREIGN_LOAN: LoanTerms = { share: 50, years: 15, rates: [7.5, 7.5, 7.5, 7.5] }
const START = { buyer: 'thai', foreignLoan: FOREIGN_LOAN } as const
const readAs = (query: Record<string, string>, start: Start = START) => readWishes(query, assumed, UNIT.price, start)
const wishesOf = (query: Record<string, string>, start?: Start) => readAs(query, start).wishes

describe('the assumptions on a day', () => {
  it('are the latest of each key, and a missing one is no zero', () => {
    const later = { key: 'down-share', value: 20, from: '2026-12-01', source: 'test' } as const
    expect(assumptionsOn([...rows, later], DAY)['down-share'].value).toBe(10)
    expect(assumptionsOn([later, ...rows], '2026-12-01')['down-share'].value).toBe(20)
    expect(() => assumptionsOn(rows, '2024-12-31')).toThrow(RangeError)
  })
})

describe('the wishes of an address', () => {
  it('are those assumed where nothing is asked for', () => {
    const { price, wishes, faults } = readAs({})
    expect([price, wishes, faults]).toEqual([
      5_000_000,
      {
        down: 10,
        loan: 90,
        years: 30,
        rates: [2.75, 2.95, 3.25, 6.5],
        income: null,
        debts: 0,
        buyer: 'thai',
        letting: null,
      },
      {},
    ])
  })

  it.each([
    [{ price: '3,500,000', down: '20%' }, {}],
    [{ price: 'lots' }, { price: 'notANumber' }],
    [{ rate1: '2,5' }, { rate1: 'ambiguous' }],
    [{ age: '35.5' }, { age: 'notANumber' }],
    [{ down: '101' }, { down: 'outOfRange' }],
    [{ age: '17' }, { age: 'outOfRange' }],
    [{ age: '50', years: '20' }, { years: 'tooLong' }],
    [{ down: '20', loan: '85' }, { loan: 'tooMuch' }],
    [{ rate1: '-1' }, { rate1: 'notANumber' }],
    [{ income: '1e9' }, { income: 'notANumber' }],
  ])('%j have the faults %j, and keep what was typed', (query, faults) => {
    const read = readAs(query)
    expect(read.faults).toEqual(faults)
    for (const [field, typed] of Object.entries(query)) expect(read.typed[field as 'price']).toBe(typed)
  })

  it.each([
    '๓๕๐๐๐๐๐',
    '３５０００００',
    '3500000.50',
    '3,500,000',
    '฿3,500,000',
    '3.5 ล้าน',
    '3.5 million',
    '350萬',
    '35 แสน',
  ])('read a price of 3,500,000 from %s', (price) => {
    expect(Math.floor(readAs({ price }).price)).toBeOneOf([3_500_000, 3_500_001])
  })

  it('read a rate with Thai digits and three decimals', () => {
    expect(wishesOf({ rate1: '๒.๘๗๕%' }).rates[0]).toBe(2.875)
  })

  it('start as a buyer from abroad in every language but Thai, who pays in cash, and has a loan of their own terms', () => {
    expect(LOCALES.filter((locale) => usualBuyer(locale) === 'foreign').sort()).toEqual(['chs', 'cht', 'en'])
    const abroad: Start = { buyer: 'foreign', foreignLoan: FOREIGN_LOAN }
    const own = { buyer: 'foreign', down: 10, years: 15, rates: FOREIGN_LOAN.rates }
    expect(wishesOf({}, abroad)).toMatchObject({ ...own, loan: 0 })
    expect(wishesOf({ loan: '50' }, abroad)).toMatchObject({ ...own, loan: 50 })
    expect(wishesOf({ buyer: 'thai' }, abroad)).toMatchObject({ buyer: 'thai', loan: 90, years: 30 })
    expect(wishesOf({ buyer: 'foreign' })).toMatchObject({ ...own, loan: 0 })
    expect(wishesOf({ buyer: 'foreign' }, { buyer: 'thai', foreignLoan: null })).toMatchObject({ loan: 0, years: 30 })
  })

  it('lend what is left of the price after the down payment, never more', () => {
    expect(wishesOf({ down: '25' }).loan).toBe(75)
    expect(wishesOf({ down: '20', loan: '85' }).loan).toBe(80)
    expect(wishesOf({ loan: '40' })).toMatchObject({ down: 10, loan: 40 })
  })

  it('end the loan by the age limit', () => {
    expect(wishesOf({ age: '50' }).years).toBe(15)
    expect(wishesOf({ age: '50', years: '20' }).years).toBe(15)
  })
})

describe('the whole cost of a home', () => {
  it('adds up: the plan to the price, the years to the loan, the transfer day to its rows', () => {
    const query = fc.record({
      down: fc.integer({ min: 0, max: 100 }).map(String),
      years: fc.integer({ min: 1, max: 30 }).map(String),
      buyer: fc.constantFrom('thai', 'foreign'),
    })
    const home = fc.record({
      price: fc.integer({ min: 300_000, max: 100_000_000 }),
      area: fc.integer({ min: 0, max: 400 }),
      commonFee: fc.integer({ min: 0, max: 20_000 }),
      isCondominium: fc.boolean(),
      completion: fc.constantFrom(null, '2026-12-01', '2029-06-01'),
    })
    fc.assert(
      fc.property(query, home, (asked, one) => {
        const found = homeFinance(one, wishesOf(asked), given)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(found.plan.map(({ amount }) => amount))).toBe(one.price * 100)
        expect(sum(found.years.map(({ principal }) => principal))).toBe(found.loan)
        expect(found.years.at(-1)?.balance ?? 0).toBe(0)
        expect(sum(found.transferDay.map(({ amount }) => amount))).toBe(found.transferDaySum)
        expect([...found.plan, ...found.transferDay].every(({ amount }) => amount >= 0)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('costs more a month with a smaller down payment, and never less in all with a longer loan', () => {
    const at = (query: Record<string, string>) => homeFinance(UNIT, wishesOf(query), given)
    expect(at({ down: '10' }).firstPayment).toBeGreaterThan(at({ down: '30' }).firstPayment)
    expect(at({ years: '30' }).interest).toBeGreaterThan(at({ years: '15' }).interest)
  })

  it('asks for the instalments until the month before completion', () => {
    const { plan } = homeFinance(UNIT, wishesOf({ down: '20' }), given)
    const days = plan.flatMap(({ kind, day }) => (kind === 'instalment' ? [day] : []))
    expect([days.length, days[0], days.at(-1)]).toEqual([12, '2026-11-23', '2027-10-23'])
  })

  it('has no cost of a loan in cash', () => {
    const found = homeFinance(UNIT, wishesOf({ buyer: 'foreign' }), given)
    expect(found).toMatchObject({ loan: 0, firstPayment: 0, highest: 0, interest: 0, years: [] })
    expect(found.transferDay.map(({ key }) => key)).not.toContain('mortgage-fee')
  })

  it('compares with rent only where one is named, and says both yields', () => {
    expect(homeFinance(UNIT, wishesOf({}), given).investing).toBeNull()
    const at = (rent: string) => homeFinance(UNIT, wishesOf({ rent, horizon: '5' }), given).investing
    const [low, high] = [at('10000'), at('30000')]
    if (!low || !high) throw new Error('A rent was named')
    expect(high.gross).toBeCloseTo(Number(low.gross) * 3, 6)
    expect(Number(low.net)).toBeLessThan(Number(low.gross))
    expect(high.bought - high.rented).toBeGreaterThan(low.bought - low.rented)
  })

  it('is a lease for a house and a person from abroad, and takes the share of debts from an income', () => {
    const house = { ...UNIT, isCondominium: false }
    expect(homeFinance(house, wishesOf({ buyer: 'foreign' }), given).transferDay.map(({ key }) => key)).toContain(
      'lease-registration',
    )
    const found = homeFinance(UNIT, wishesOf({ income: '100000', debts: '5000' }), given)
    expect(found.ratio).toBeCloseTo((found.highest + 500_000) / 10_000_000, 6)
    expect(found.incomeNeeded).toBeGreaterThanOrEqual((found.highest + 500_000) / 0.4)
  })
})
