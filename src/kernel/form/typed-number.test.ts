import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber, rewriteNumber, writtenNumber } from './typed-number'

describe('a typed number is parsed', () => {
  it.each([
    ['as plain digits', '3490000', 0, '3490000'],
    ['with commas', '3,490,000', 0, '3490000'],
    ['with its currency', '฿3,490,000', 0, '3490000'],
    ['with its unit in words', '3490000 บาท', 0, '3490000'],
    ['in Thai digits', '๓,๔๙๐,๐๐๐', 0, '3490000'],
    ['in full-width digits', '３４９，０００', 0, '349000'],
    ['with dots between thousands', '3.490.000', 0, '3490000'],
    ['without decimals where none are allowed', '3490000.50', 0, '3490000'],
    ['with decimals where they are allowed', '34.567', 2, '34.56'],
    ['while its decimals are still to be typed', '34.', 2, '34.'],
    ['starting with a decimal point', '.5', 2, '0.5'],
    ['without leading zeros', '0007', 0, '7'],
    ['with a unit that has a point', '50 ตร.วา', 2, '50'],
    ['with a unit that ends in a point', '34.5 ตร.ม.', 2, '34.5'],
    ['as zero', '0', 0, '0'],
    ['as empty without digits', 'ไม่แน่ใจ', 0, ''],
    ['as empty with only a point', 'n.a', 2, ''],
  ])('%s', (_, text, decimals, expected) => expect(plainNumber(text, { decimals })).toBe(expected))
})

describe('while a number is typed the caret stays at its digit', () => {
  const money = { isGrouped: true }
  // `|` marks the caret.
  it.each([
    ['at the end', '3490|', '3,490|'],
    ['in the middle', '35|,490', '35|,490'],
    ['when a comma appears before it', '1234|5', '12,34|5'],
    ['after a comma that was deleted', '3|490', '3|,490'],
    ['at the start', '|3490', '|3,490'],
    ['after letters that are removed', '34x|90', '3,4|90'],
  ])('%s', (_, typed, expected) => {
    const { text, caret } = rewriteNumber(typed.replace('|', ''), typed.indexOf('|'), money)
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
  })

  it('deleting forwards skips the separator', () => {
    expect(rewriteNumber('3490', 1, money, true)).toEqual({ text: '3,490', caret: 2 })
  })
})

it('a formatted number parses to the same number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.boolean(), (number, isGrouped) => {
      expect(plainNumber(writtenNumber(String(number), { isGrouped }))).toBe(String(number))
    }),
  )
})

it('formatting twice changes nothing, wherever the caret is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. ๕') }), fc.nat(20), (text, at) => {
      const shape = { isGrouped: true, decimals: 2 }
      const once = rewriteNumber(text, Math.min(at, text.length), shape)
      expect(rewriteNumber(once.text, once.caret, shape)).toEqual(once)
    }),
  )
})
