import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { priceRangeText } from './money-words'

const M = 1_000_000

it.each<[Locale, number, number | null, string]>([
  ['th', 1 * M, 3 * M, '1–3 ล้านบาท'],
  ['en', 1 * M, 3 * M, 'THB 1–3M'],
  ['cht', 1 * M, 3 * M, '100–300 萬泰銖'],
  ['chs', 1 * M, 3 * M, '100–300 万泰铢'],
  ['en', 1.8 * M, 2.5 * M, 'THB 1.8–2.5M'],
  ['en', 0, 1.8 * M, 'Up to THB 1.8M'],
  ['en', 15 * M, null, 'From THB 15M'],
])('names the unit of a price band once: %s %d to %s', (locale, from, to, text) =>
  expect(priceRangeText(locale, { from, to })).toBe(text),
)
