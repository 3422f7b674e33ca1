import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './typed-amount'

describe('a typed amount is read as it was meant, or not at all', () => {
  it.each([
    ['4,900,000', 490_000_000],
    ['4 900 000.50', 490_000_050],
    ['฿ 4,900,000', 490_000_000],
    ['4900000 บาท', 490_000_000],
    ['2.5', 250],
    ['2.5%', 250],
    ['-2.5 %', -250],
    ['−100000', -10_000_000],
    ['+3', 300],
    ['๕', 500],
    ['๒.๕', 250],
    ['４９，０００', 4_900_000],
    ['0', 0],
    ['-0', 0],
    ['007', 700],
    // Two ways to read it.
    ['2,5', 'ambiguous'],
    ['2,50', 'ambiguous'],
    ['12,5 %', 'ambiguous'],
    ['4.900', 'ambiguous'],
    ['4.900.000', 'ambiguous'],
    ['4.900,00', 'ambiguous'],
    ['49,00,000', 'ambiguous'],
    ['4900,000', 'ambiguous'],
    ['4,900 000', 'ambiguous'],
    ['4,900,', 'ambiguous'],
    ['0,500', 'ambiguous'],
    ['3.555', 'ambiguous'],
    ['1 2', 'ambiguous'],
    ['5.', 'ambiguous'],
    // No number.
    ['', 'none'],
    ['-', 'none'],
    ['1e9', 'none'],
    ['0x10', 'none'],
    ['--5', 'none'],
    ['5-', 'none'],
    ['abc', 'none'],
    ['Infinity', 'none'],
  ] as const)('"%s" is %s', (typed, expected) => {
    const read = readAmount(typed)
    expect(read.ok ? read.value : read.refusal).toBe(expected)
  })

  it('whole numbers have no part', () => {
    expect(readAmount('๑,๐๐๐', { decimals: 0 })).toEqual({ ok: true, value: 1000 })
    expect(readAmount('10.5', { decimals: 0 })).toEqual({ ok: false, refusal: 'ambiguous' })
  })
})

const DIGITS = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９'] as const
const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)

describe('of any amount', () => {
  const whole = fc.integer({ min: 0, max: 9_999_999_999 })
  const part = fc.integer({ min: 0, max: 99 })

  it('it does not matter which digits and thousands marks were typed', () => {
    fc.assert(
      fc.property(
        whole,
        part,
        fc.constantFrom(...DIGITS),
        fc.constantFrom('', ',', ' '),
        (baht, satang, digits, mark) => {
          const plain = `${grouped(baht, mark)}.${String(satang).padStart(2, '0')}`
          const typed = plain.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? '')
          expect(readAmount(typed)).toEqual({ ok: true, value: baht * 100 + satang })
        },
      ),
    )
  })

  it('a comma before one or two digits is never dropped', () => {
    fc.assert(
      fc.property(whole, part, (baht, satang) => {
        expect(readAmount(`${baht},${satang}`).ok).toBe(false)
      }),
    )
  })

  it('whatever is typed is read as a whole number of satang, or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+ %฿๕x') }), (typed) => {
        const read = readAmount(typed)
        expect(!read.ok || Number.isSafeInteger(read.value)).toBe(true)
      }),
    )
  })
})
