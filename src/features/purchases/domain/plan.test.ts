import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlanTerms, planPayments, readTerms, typedBaht } from './plan'

const TODAY = '2026-11-24'
const TERMS: PlanTerms = {
  ...{ contractAmount: 20_000_000, contractOn: '2026-12-08' },
  ...{ instalmentTotal: 100_000_000, instalments: 3, firstOn: '2027-01-31', transferOn: '2028-06-30' },
}
const REST = 1_485_000_000

describe('the payments after a booking', () => {
  it('are the contract, the instalments a month apart and what is left at the transfer', () => {
    expect(planPayments(TERMS, REST, TODAY)).toEqual({
      ok: true,
      payments: [
        { kind: 'contract', dueOn: '2026-12-08', amount: 20_000_000 },
        { kind: 'instalment', dueOn: '2027-01-31', amount: 33_333_300 },
        { kind: 'instalment', dueOn: '2027-02-28', amount: 33_333_300 },
        { kind: 'instalment', dueOn: '2027-03-31', amount: 33_333_400 },
        { kind: 'transfer', dueOn: '2028-06-30', amount: 1_365_000_000 },
      ],
    })
  })

  it.each<[string, Partial<PlanTerms>, readonly string[]]>([
    ['a contract payment over the rest', { contractAmount: REST + 1 }, ['contractAmount', 'instalmentTotal']],
    ['instalments over the rest', { instalmentTotal: REST }, ['instalmentTotal']],
    ['instalments without a number', { instalments: 0 }, ['instalments']],
    ['a number without instalments', { instalmentTotal: 0 }, ['instalments']],
    ['more than ten years', { instalments: 121 }, ['instalments']],
    ['instalments under a baht', { instalmentTotal: 200, instalments: 3 }, ['instalments']],
    ['what is no amount', { contractAmount: Number.NaN }, ['contractAmount']],
    ['a day that is over', { contractOn: '2026-11-23' }, ['contractOn']],
    ['no day', { firstOn: '' }, ['firstOn']],
    ['a transfer before the last instalment', { transferOn: '2027-03-30' }, ['transferOn']],
  ])('%s is refused with its field', (_name, change, faults) => {
    const planned = planPayments({ ...TERMS, ...change }, REST, TODAY)
    expect(planned.ok ? null : planned.faults).toEqual(expect.arrayContaining([...faults]))
  })

  it('needs no day of a payment that is not made', () => {
    const none = { contractAmount: 0, contractOn: '', instalmentTotal: 0, instalments: 0, firstOn: '' }
    expect(planPayments({ ...none, transferOn: '2028-06-30' }, REST, TODAY)).toEqual({
      ok: true,
      payments: [{ kind: 'transfer', dueOn: '2028-06-30', amount: REST }],
    })
  })

  it('sum up to what is left of the price, each of them positive, in the order of their days', () => {
    const satang = fc.integer({ min: 0, max: 2_000_000_000 })
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const terms = fc.record({
      ...{ contractAmount: satang, contractOn: day, instalmentTotal: satang, firstOn: day, transferOn: day },
      instalments: fc.integer({ min: 0, max: 130 }),
    })
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 3_000_000_000 }), (some, rest) => {
        const planned = planPayments(some, rest, TODAY)
        if (!planned.ok) {
          expect(planned.faults.length).toBeGreaterThan(0)
          return
        }
        const { payments } = planned
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(rest)
        expect(payments.every(({ amount, dueOn }) => amount > 0 && dueOn >= TODAY)).toBe(true)
        expect(payments.map(({ dueOn }) => dueOn)).toEqual(payments.map(({ dueOn }) => dueOn).sort())
      }),
      { numRuns: 2000 },
    )
  })
})

describe('typed terms', () => {
  it.each([
    ['', 0],
    ['250,000', 25_000_000],
    ['฿ 1,250.50', 125_050],
    ['๒๕๐,๐๐๐', 25_000_000],
    ['2,5', Number.NaN],
    ['250.000', Number.NaN],
    ['-1', Number.NaN],
    ['1e9', Number.NaN],
    ['ten', Number.NaN],
  ])('%j are %d satang', (text, satang) => expect(typedBaht(text)).toBe(satang))

  it('that do not exist are refused, not guessed', () => {
    const typed = { contractAmount: '1', contractOn: '2027-02-30', instalmentTotal: '', instalments: 'x', firstOn: '' }
    const terms = readTerms((field) => ({ ...typed, transferOn: 'soon' })[field])
    expect(terms).toMatchObject({ contractAmount: 100, contractOn: '', instalments: Number.NaN, transferOn: '' })
  })
})
