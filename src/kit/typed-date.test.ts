import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'
import { readTypedDate } from './typed-date'

const TODAY = '2026-03-05'

describe('a typed date is understood', () => {
  it.each([
    ['the Buddhist era', '5/3/2569', '2026-03-05'],
    ['the common era', '5/3/2026', '2026-03-05'],
    ['noughts in front', '05/03/2569', '2026-03-05'],
    ['points', '5.3.2569', '2026-03-05'],
    ['dashes', '5-3-2569', '2026-03-05'],
    ['spaces', '5 3 2569', '2026-03-05'],
    ['the wire', '2026-03-05', '2026-03-05'],
    ['the wire in the Buddhist era', '2569-03-05', '2026-03-05'],
    ['Thai figures', '๕/๓/๒๕๖๙', '2026-03-05'],
    ['full-width figures', '２０２６／３／５', '2026-03-05'],
    ['a short Thai month', '5 มี.ค. 2569', '2026-03-05'],
    ['a short Thai month without points', '5 มีค 69', '2026-03-05'],
    ['a short Thai month and nothing between', '5มี.ค.2569', '2026-03-05'],
    ['January, not March', '5 ม.ค. 2569', '2026-01-05'],
    ['a whole Thai month', '๕ มีนาคม พ.ศ. ๒๕๖๙', '2026-03-05'],
    ['a Thai weekday', 'วันพฤหัสบดีที่ 5 มีนาคม 2569', '2026-03-05'],
    ['Thai with the common era', '5 มีนาคม ค.ศ. 2026', '2026-03-05'],
    ['a short English month', '5 Mar 2026', '2026-03-05'],
    ['English dashes', '5-Mar-26', '2026-03-05'],
    ['American order', 'March 5, 2026', '2026-03-05'],
    ['an English weekday and an ordinal', 'Thursday, the 5th of March 2026', '2026-03-05'],
    ['English with the Buddhist era', '5 March B.E. 2569', '2026-03-05'],
    ['September in four letters', '5 Sept. 2026', '2026-09-05'],
    ['Chinese', '2026年3月5日', '2026-03-05'],
    ['Chinese with spaces', '2026 年 3 月 5 日', '2026-03-05'],
    ['Chinese with a weekday', '2026年3月5日星期四', '2026-03-05'],
    ['Chinese with the Buddhist era', '佛曆2569年3月5號', '2026-03-05'],
    ['two figures of the Buddhist era', '5/3/69', '2026-03-05'],
    ['two figures of the common era', '5/3/26', '2026-03-05'],
    ['a leap day', '29/2/2567', '2024-02-29'],
    ['no year: today', '5/3', '2026-03-05'],
    ['no year: later this year', '6 มี.ค.', '2026-03-06'],
    ['no year: next year', '4 March', '2027-03-04'],
    ['no year in Chinese', '3月4日', '2027-03-04'],
    ['no year: the next leap day', '29/2', '2028-02-29'],
    ['spaces around', '  5/3/2569 ', '2026-03-05'],
  ])('%s', (_, text, expected) => expect(readTypedDate(text, TODAY)).toBe(expected))
})

describe('what is no date is not guessed at', () => {
  it.each([
    ['nothing', ''],
    ['words', 'พรุ่งนี้'],
    ['a day that does not exist', '31/4/2569'],
    ['a leap day of another year', '29/2/2569'],
    ['month before day in figures', '3/25/2026'],
    ['a year of three figures', '5/3/256'],
    ['two months', '5 Mar Apr 2026'],
    ['a month alone', 'March 2026'],
    ['a word that begins like a month', '5 marble 2026'],
    ['a number', '05032569'],
    ['a telephone', '081-234-5678'],
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

it('every day written in every way is read as itself', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...WAYS), (date, write) => {
      const text = write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
      expect(readTypedDate(text, TODAY), text).toBe(date.toISOString().slice(0, 10))
    }),
    { numRuns: 1000 },
  )
})

it('any text is either a day or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/.- มีคMar年月日') }), (text) => {
      expect(readTypedDate(text, TODAY) ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})
