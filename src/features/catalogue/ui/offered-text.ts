import { formatArea, formatAreaRange } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OfferedUnitType } from '../domain/project'

const isNumber = (value: number | null): value is number => value !== null

function bedsText(locale: Locale, beds: readonly number[]): string {
  const t = words(locale, 'catalogue')
  const count = (bedrooms: number) => words(locale, 'search')('filter.beds', { count: bedrooms })
  const bedrooms = beds.filter((each) => each > 0)
  const [from, to] = [Math.min(...bedrooms), Math.max(...bedrooms)]
  const range = from === to ? count(from) : t('card.beds', { from, to })
  if (bedrooms.length === 0) return count(0)
  return beds.includes(0) ? t('card.studioAnd', { beds: range }) : range
}

function areaText(locale: Locale, areas: readonly number[]): string {
  const [from, to] = [Math.round(Math.min(...areas)), Math.round(Math.max(...areas))]
  return from === to ? formatArea(locale, from) : formatAreaRange(locale, from, to)
}

/** Bedrooms and sizes of unit types, in words: "Studio, 1–2 bedrooms · 24–62 m²". Empty when neither is known. */
export function offeredText(locale: Locale, offered: readonly OfferedUnitType[]): string {
  const beds = offered.map((home) => home.beds).filter(isNumber)
  const areas = offered.map(({ area }) => area).filter(isNumber)
  return [
    ...(beds.length > 0 ? [bedsText(locale, beds)] : []),
    ...(areas.length > 0 ? [areaText(locale, areas)] : []),
  ].join(' · ')
}
