import { expect, test } from 'vitest'
import {
  formatAreaInFull,
  formatDate,
  formatLandInFull,
  formatMonth,
  formatMonthName,
  formatPhone,
  formatPrice,
  formatPriceRange,
  languageName,
} from './formats'
import { LOCALES } from './locales'

test('an area stated as a fact is given to readers of Traditional Chinese in ping and square feet too', () => {
  expect(formatAreaInFull('cht', 48)).toBe('48 平方米（約\u00a014.5\u00a0坪／517\u00a0呎）')
  expect(formatAreaInFull('cht', 32.5)).toBe('32.5 平方米（約\u00a09.8\u00a0坪／350\u00a0呎）')
  expect(formatAreaInFull('cht', 8320)).toBe('8,320 平方米（約\u00a02,517\u00a0坪／89,556\u00a0呎）')
  expect(formatAreaInFull('chs', 48)).toBe('48 平方米')
  expect(formatAreaInFull('en', 48)).toBe('48 m²')
  expect(formatAreaInFull('th', 48)).toBe('48 ตร.ม.')
})

test('so is land, after the square wah of the title deed', () => {
  expect(formatLandInFull('cht', 50)).toBe('50 平方哇（200 平方米，約\u00a060.5\u00a0坪／2,153\u00a0呎）')
  expect(formatLandInFull('chs', 50)).toBe('50 平方哇（200 平方米）')
  expect(formatLandInFull('th', 50)).toBe('50 ตร.ว.')
})

test('Chinese sets a space between digits and characters', () => {
  expect(formatMonth('cht', '2029-02')).toBe('2029 年 2 月')
  expect(formatMonth('chs', '2029-02')).toBe('2029 年 2 月')
  expect(LOCALES.map((locale) => formatMonthName(locale, 11))).toEqual(['พฤศจิกายน', 'November', '11 月', '11 月'])
  expect(formatDate('cht', new Date('2026-03-05T12:00:00Z'))).toBe('2026 年 3 月 5 日')
  expect(formatDate('chs', new Date('2026-12-31T20:00:00Z'))).toBe('2027 年 1 月 1 日')
  expect(formatPrice('cht', 14_900_000)).toBe('1,490 萬泰銖')
  // One rounding: no language says a finer price than another.
  expect(formatPrice('en', 15_402_000)).toBe('THB 15.4M')
  expect(formatPrice('chs', 15_402_000)).toBe('1,540 万泰铢')
  for (const price of [1_005_000, 1_235_000, 1_624_999, 15_402_000])
    expect(Number(formatPrice('cht', price).replace(/[^\d.]/g, ''))).toBe(
      Math.round(Number(formatPrice('en', price).replace(/[^\d.]/g, '')) * 100),
    )
  expect(formatPriceRange('chs', 2_900_000, 3_400_000)).toBe('290–340 万泰铢')
})

test('Thai counts years of the Buddhist era, and English dates stay as they are', () => {
  expect(formatMonth('th', '2029-02')).toBe('กุมภาพันธ์ 2572')
  expect(formatDate('en', new Date('2026-03-05T12:00:00Z'))).toBe('5 March 2026')
})

test('a Thai number is written as Thais write it, in Thai only', () => {
  expect(formatPhone('th', '+66812345678')).toBe('081 234 5678')
  expect(formatPhone('th', '+6620000000')).toBe('02 000 0000')
  expect(formatPhone('th', '+85291234567')).toBe('+85291234567')
  expect(formatPhone('en', '+66812345678')).toBe('+66 81 234 5678')
  expect(formatPhone('chs', '+6620000000')).toBe('+66 2 000 0000')
  expect(formatPhone('cht', '+85291234567')).toBe('+85291234567')
})

test('staff read in their language which one a customer has chosen, and no code', () => {
  const read = (reader: 'th' | 'en') => LOCALES.map((locale) => languageName(reader, locale))
  expect(read('th')).toEqual(['ไทย', 'อังกฤษ', 'จีนตัวย่อ', 'จีนตัวเต็ม'])
  expect(read('en')).toEqual(['Thai', 'English', 'Simplified Chinese', 'Traditional Chinese'])
})
