import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber, rewriteNumber, writtenNumber } from './typed-number'

describe('a typed number is read', () => {
  it.each([
    ['plain', '3490000', 0, '3490000'],
    ['with commas', '3,490,000', 0, '3490000'],
    ['with its currency', '฿3,490,000', 0, '3490000'],
    ['with its unit in words', '3490000 บาท', 0, '3490000'],
    ['in Thai figures', '๓,๔๙๐,๐๐๐', 0, '3490000'],
    ['in full-width figures', '３４９，０００', 0, '349000'],
    ['with points between thousands', '3.490.000', 0, '3490000'],
    ['without the satang nobody asked for', '3490000.50', 0, '3490000'],
    ['with decimals where they count', '34.567', 2, '34.56'],
    ['while its decimals are still to come', '34.', 2, '34.'],
    ['from a point on', '.5', 2, '0.5'],
    ['without needless noughts', '0007', 0, '7'],
    ['as nought', '0', 0, '0'],
    ['as nothing', 'ไม่แน่ใจ', 0, ''],
    ['as nothing, with a point', 'n.a', 2, ''],
  ])('%s', (_, text, decimals, expected) => expect(plainNumber(text, { decimals })).toBe(expected))
})

describe('while a number is typed the caret stays with its figures', () => {
  const money = { isGrouped: true }
  // `|` is the caret.
  it.each([
    ['at the end', '3490|', '3,490|'],
    ['in the middle', '35|,490', '35|,490'],
    ['when a comma comes up before it', '1234|5', '12,34|5'],
    ['behind a comma that was taken away', '3|490', '3|,490'],
    ['at the front', '|3490', '|3,490'],
    ['behind letters that fall away', '34x|90', '3,4|90'],
  ])('%s', (_, typed, expected) => {
    const { text, caret } = rewriteNumber(typed.replace('|', ''), typed.indexOf('|'), money)
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
  })

  it('passes a comma when figures are taken away forwards', () => {
    expect(rewriteNumber('3490', 1, money, true)).toEqual({ text: '3,490', caret: 2 })
  })
})

it('is written and read again as the same number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.boolean(), (number, isGrouped) => {
      expect(plainNumber(writtenNumber(String(number), { isGrouped }))).toBe(String(number))
    }),
  )
})

it('rewriting twice changes nothing more, wherever the caret stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. ๕') }), fc.nat(20), (text, at) => {
      const shape = { isGrouped: true, decimals: 2 }
      const once = rewriteNumber(text, Math.min(at, text.length), shape)
      expect(rewriteNumber(once.text, once.caret, shape)).toEqual(once)
    }),
  )
})
