import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { anOfferedType } from '../samples'
import { offeredText } from './offered-text'

const homes = (...rows: [number | null, number | null][]) => rows.map(([beds, area]) => anOfferedType({ beds, area }))

it.each<[Locale, ReturnType<typeof homes>, string]>([
  ['en', homes([0, 24.6], [1, 33], [2, 61.2]), 'Studio, 1–2 bedrooms · 25–61 m²'],
  ['en', homes([1, 33], [1, 33]), '1 bedroom · 33 m²'],
  ['en', homes([0, 24], [0, 28]), 'Studio · 24–28 m²'],
  ['th', homes([3, 150], [4, 201.5]), '3–4 ห้องนอน · 150–202 ตร.ม.'],
  ['cht', homes([0, 24], [2, 60]), '開放式、2 房 · 24–60 平方米'],
  ['chs', homes([null, 400], [null, 600]), '400–600 平方米'],
  ['en', homes([2, null]), '2 bedrooms'],
  ['en', [], ''],
])('%s: what a project offers, in one line', (locale, offered, text) => expect(offeredText(locale, offered)).toBe(text))
