import { expect, it } from 'vitest'
import type { ForeignQuota } from '../domain/prices/foreign-quota'
import { aPrice } from '../samples'
import { lettingText, quotaText } from './foreign-words'

const quota = (change: Partial<ForeignQuota> = {}): ForeignQuota => ({
  ...{ building: 'A', total: 100_000, left: 21_450, isOpen: true, asOf: '2026-11-28' },
  ...change,
})
const HOMES = [{ rent: 17_500, price: aPrice(3_500_000, 4_300_000) }]

it.each([
  [
    'th',
    'โควตาต่างชาติคงเหลือ 21.4% จาก 49% ณ วันที่ 28 พฤศจิกายน 2569',
    'ค่าเช่าโดยทั่วไป ฿17,500 ต่อเดือน · ผลตอบแทนขั้นต้น 4.8–6% ก่อนหักค่าใช้จ่ายและเดือนที่ว่าง',
  ],
  [
    'en',
    'Foreign quota left: 21.4% of 49%, as of 28 November 2026',
    'Typical rent ฿17,500 a month · gross yield 4.8–6%, before costs and empty months',
  ],
  [
    'cht',
    '外籍配額尚餘 21.4%（上限 49%，截至 2026 年 11 月 28 日）',
    '一般月租 ฿17,500 · 毛租金回報率 4.8–6%，未扣開支與空置期',
  ],
  [
    'chs',
    '外籍配额剩余 21.4%（上限 49%，截至 2026 年 11 月 28 日）',
    '一般月租 ฿17,500 · 毛租金收益率 4.8–6%，未扣费用与空置期',
  ],
] as const)('in %s a figure carries its condition and its day in the same line', (locale, left, letting) => {
  expect(quotaText(locale, [quota()])).toBe(left)
  expect(lettingText(locale, HOMES)).toBe(letting)
})

it('a full building says so, several name the one with room, and an uncounted one says nothing', () => {
  const full = quota({ building: 'B', left: 300, isOpen: false })
  expect(quotaText('en', [full])).toBe('Foreign quota full for the units on sale, as of 28 November 2026')
  expect(quotaText('en', [full, quota({ building: 'C' })])).toContain('Building C: Foreign quota left: 21.4% of 49%')
  expect(quotaText('en', [])).toBe('')
  expect(lettingText('en', [{ price: aPrice(3_500_000, null) }])).toBe('')
})
