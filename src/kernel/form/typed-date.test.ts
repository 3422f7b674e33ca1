import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'
import { postedMoment, readPostedDay, readPostedMoment, readTypedDate } from './typed-date'

const TODAY = '2026-03-05'

describe('a typed date is parsed', () => {
  it.each([
    ['in the Buddhist era', '5/3/2569', '2026-03-05'],
    ['in the common era', '5/3/2026', '2026-03-05'],
    ['with leading zeros', '05/03/2569', '2026-03-05'],
    ['with dots', '5.3.2569', '2026-03-05'],
    ['with hyphens', '5-3-2569', '2026-03-05'],
    ['with spaces', '5 3 2569', '2026-03-05'],
    ['in ISO format', '2026-03-05', '2026-03-05'],
    ['in ISO format with the Buddhist era', '2569-03-05', '2026-03-05'],
    ['in Thai digits', '๕/๓/๒๕๖๙', '2026-03-05'],
    ['in full-width digits', '２０２６／３／５', '2026-03-05'],
    ['with a short Thai month', '5 มี.ค. 2569', '2026-03-05'],
    ['with a short Thai month without dots', '5 มีค 69', '2026-03-05'],
    ['with a short Thai month without separators', '5มี.ค.2569', '2026-03-05'],
    ['with January not mistaken for March', '5 ม.ค. 2569', '2026-01-05'],
    ['with a full Thai month', '๕ มีนาคม พ.ศ. ๒๕๖๙', '2026-03-05'],
    ['with a Thai weekday', 'วันพฤหัสบดีที่ 5 มีนาคม 2569', '2026-03-05'],
    ['in Thai with the common era', '5 มีนาคม ค.ศ. 2026', '2026-03-05'],
    ['with a short English month', '5 Mar 2026', '2026-03-05'],
    ['with English month and hyphens', '5-Mar-26', '2026-03-05'],
    ['in American order', 'March 5, 2026', '2026-03-05'],
    ['with an English weekday and an ordinal', 'Thursday, the 5th of March 2026', '2026-03-05'],
    ['in English with the Buddhist era', '5 March B.E. 2569', '2026-03-05'],
    ['with September as four letters', '5 Sept. 2026', '2026-09-05'],
    ['in Chinese', '2026年3月5日', '2026-03-05'],
    ['in Chinese with spaces', '2026 年 3 月 5 日', '2026-03-05'],
    ['in Chinese with a weekday', '2026年3月5日星期四', '2026-03-05'],
    ['in Chinese with the Buddhist era', '佛曆2569年3月5號', '2026-03-05'],
    ['with a two-digit Buddhist year', '5/3/69', '2026-03-05'],
    ['with a two-digit common year', '5/3/26', '2026-03-05'],
    ['on a leap day', '29/2/2567', '2024-02-29'],
    ['without a year as today', '5/3', '2026-03-05'],
    ['without a year as later this year', '6 มี.ค.', '2026-03-06'],
    ['without a year as next year', '4 March', '2027-03-04'],
    ['without a year in Chinese', '3月4日', '2027-03-04'],
    ['without a year as the next leap day', '29/2', '2028-02-29'],
    ['with outer spaces', '  5/3/2569 ', '2026-03-05'],
  ])('%s', (_, text, expected) => expect(readTypedDate(text, TODAY)).toBe(expected))
})

describe('text that is not a date is rejected, not guessed at', () => {
  it.each([
    ['an empty text', ''],
    ['text without digits', 'พรุ่งนี้'],
    ['a day that does not exist', '31/4/2569'],
    ['29 February of another year', '29/2/2569'],
    ['month before day in digits', '3/25/2026'],
    ['a three-digit year', '5/3/256'],
    ['two months', '5 Mar Apr 2026'],
    ['a month alone', 'March 2026'],
    ['a word that begins like a month', '5 marble 2026'],
    ['a number', '05032569'],
    ['a phone number', '081-234-5678'],
  ])('%s', (_, text) => expect(readTypedDate(text, TODAY)).toBeNull())
})

const MONTHS_TH = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')
const MONTHS_EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const thai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
const WAYS: ((y: number, m: number, d: number) => string)[] = [
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${d}/${m}/${y + 543}`,
  (y, m, d) => thai(`${d}-${m}-${y + 543}`),
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
  (y, m, d) => `${d} ${MONTHS_TH[m - 1]} ${y + 543}`,
  (y, m, d) => `${d} ${MONTHS_EN[m - 1]} ${y}`,
  (y, m, d) => `${MONTHS_EN[m - 1]} ${d}, ${y + 543}`,
  (y, m, d) => `${y}年${m}月${d}日`,
  ...LOCALES.map((locale) => (y: number, m: number, d: number) => formatDate(locale, new Date(Date.UTC(y, m - 1, d)))),
]

it('every date in every notation parses to itself', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...WAYS), (date, write) => {
      const text = write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
      expect(readTypedDate(text, TODAY), text).toBe(date.toISOString().slice(0, 10))
    }),
    { numRuns: 1000 },
  )
})

it('any text parses to a date or to null', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/.- มีคMar年月日') }), (text) => {
      expect(readTypedDate(text, TODAY) ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})

describe('a day of a date field or an address', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2569-02-28', '2026-02-28'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['28/02/2026', null],
    ['2026-02-28T10:00', null],
    ['', null],
    [null, null],
    [['2026-02-28'], null],
  ])('%j is %j', (text, day) => expect(readPostedDay(text)).toBe(day))
})

describe('a moment typed on the clock of Thailand', () => {
  it('is read and shown alike', () => {
    const moments = fc.date({ min: new Date('1900-01-02'), max: new Date('2399-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
        expect(readPostedMoment(postedMoment(minute))).toEqual(minute)
      }),
    )
    expect(readPostedMoment('2026-12-01T10:30')).toEqual(new Date('2026-12-01T03:30:00Z'))
    expect(readPostedMoment('2569-12-01T10:30')).toEqual(new Date('2026-12-01T03:30:00Z'))
  })

  it.each([
    '',
    '2026-13-01T10:00',
    '2026-02-30T10:00',
    '2026-12-01',
    '2026-12-01T24:00',
    '2026-12-01T10:60',
    'tomorrow',
  ])('"%s" is none', (text) => expect(readPostedMoment(text)).toBeNull())
})
