import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhone } from './read-phone'

describe('a phone number is kept as it can be dialled', () => {
  it.each([
    ['a Thai mobile number', '0812345678', '+66812345678'],
    ['hyphens', '081-234-5678', '+66812345678'],
    ['the dash of a phone keyboard', '081–234–5678', '+66812345678'],
    ['Thai digits', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
    ['full-width digits', '０８１２３４５６７８', '+66812345678'],
    ['digits of Myanmar', '၀၈၁၂၃၄၅၆၇၈', '+66812345678'],
    ['Arabic digits', '٠٨١٢٣٤٥٦٧٨', '+66812345678'],
    ['direction marks of a contacts app', '\u202a081-234-5678\u202c', '+66812345678'],
    ['a country code', '+66 81 234 5678', '+66812345678'],
    ['a country code and a zero in brackets', '+66 (0)81 234 5678', '+66812345678'],
    ['brackets around its beginning', '(0)81 234 5678', '+66812345678'],
    ['a country code without plus', '66812345678', '+66812345678'],
    ['a full-width plus', '＋６６ ８１ ２３４ ５６７８', '+66812345678'],
    ['an international dialling prefix', '0066812345678', '+66812345678'],
    ['a Bangkok landline', '02 251 9955', '+6622519955'],
    ['a Hong Kong number', '+852 9123 4567', '+85291234567'],
    ['a mainland China number', '+86 138 0013 8000', '+8613800138000'],
    ['a Taiwan number', '+886 912 345 678', '+886912345678'],
    ['a word behind it', '081-234-5678 (Somchai)', '+66812345678'],
    ['a London number with a zero in brackets', '+44 (0)20 7946 0958', '+442079460958'],
    ['a Thai extension', '02 251 9955 ต่อ 12', '+6622519955;ext=12'],
    ['an English extension', '02-251-9955 ext. 12', '+6622519955;ext=12'],
    ['a short extension', '02-251-9955 x12', '+6622519955;ext=12'],
    ['a key to press', '022519955#๑๒', '+6622519955;ext=12'],
    ['an extension in brackets', '02-251-9955 (ext. 12)', '+6622519955;ext=12'],
    ['an extension in a word', '02 251 9955 extension: 1234567', '+6622519955;ext=1234567'],
    ['a Chinese extension', '+852 2123 4567 轉 305', '+85221234567;ext=305'],
  ])('with %s', (_, typed, expected) => {
    expect(readPhone(typed)).toEqual({ ok: true, value: expected })
  })

  it.each([
    ['nothing', '', 'missing'],
    ['blanks', '   ', 'missing'],
    ['text without digits', 'call me', 'notAPhone'],
    ['too few digits', '0812345', 'tooShort'],
    ['eight digits of nowhere', '0000 0000', 'tooShort'],
    ['nine digits of nowhere', '000 000 000', 'notAPhone'],
    ['fifteen digits of nowhere', '000000000000000', 'notAPhone'],
    ['sixteen digits', '0000000000000000', 'tooLong'],
    ['an extension alone', 'ext. 12', 'tooShort'],
    ['a range whose first is none', '0000000-5', 'tooShort'],
    ['zeros alone', '00000000', 'tooShort'],
    ['too many digits', '08123456789012345', 'tooLong'],
    ['a number that no network uses', '0012345678', 'notAPhone'],
    ['two numbers with a comma', '081-234-5678, 02-251-9955', 'several'],
    ['two numbers with a stroke', '0812345678/0898765432', 'several'],
    ['two numbers with a word', '081 234 5678 หรือ 089 876 5432', 'several'],
    ['two numbers with a blank', '0812345678 0898765432', 'several'],
    ['two numbers with blanks inside', '081 234 5678 089 876 5432', 'several'],
    ['a range of lines', '02-251-9955-6', 'several'],
    ['a range of lines in words', '02 251 9955 ถึง 60', 'several'],
    ['a Hong Kong number without its code', '9123 4567', 'abroad'],
    ['a mainland China number without its code', '138 0013 8000', 'abroad'],
  ])('%s is refused with its own reason', (_, typed, code) => {
    expect(readPhone(typed)).toEqual({ ok: false, refusal: code })
  })
})

describe('whatever is typed', () => {
  const DIGITS = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩'] as const
  const mobile = fc.tuple(fc.constantFrom('081', '089', '092'), fc.integer({ min: 1_000_000, max: 9_999_999 }))

  it('a number is one and the same, in any digits and with any marks between them', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom(...DIGITS),
        fc.constantFrom('', ' ', '-', '–', '.'),
        ([code, rest], digits, mark) => {
          const plain = [code, String(rest).slice(0, 3), String(rest).slice(3)].join(mark)
          const typed = plain.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? '')
          expect(readPhone(typed)).toEqual({ ok: true, value: `+66${code.slice(1)}${rest}` })
        },
      ),
    )
  })

  it('the answer is a number in E.164, perhaps with an extension, or a reason, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-()/ ,.#xต่อ轉๐０'), maxLength: 30 }), (typed) => {
        const read = readPhone(typed)
        if (!read.ok) return
        expect(read.value).toMatch(/^\+[1-9]\d{6,14}(;ext=\d{1,7})?$/)
        expect(readPhone(read.value)).toEqual(read)
      }),
      { numRuns: 2000 },
    )
  })

  it('nothing is thrown', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (typed) => typeof readPhone(typed).ok === 'boolean'))
  })
})
