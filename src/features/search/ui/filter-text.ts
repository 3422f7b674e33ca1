import { priceRangeText } from '@/features/catalogue/ui'
import { formatArea, formatAreaRange, formatBaht, formatPrice, formatPriceRange } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Badge, type Brand, GROUPS, groupSegment } from '@/kernel/vocabulary'
import type { Filter } from '../domain/results/chips'
import type { Range } from '../domain/search-types'

/** Names of places, stations and lines in one language, by key. */
export interface LocalizedNames {
  places: Readonly<Record<string, string>>
  stations: Readonly<Record<string, string>>
  lines: Readonly<Record<string, string>>
  /** The place of the visitor, when one is set. */
  destination?: string
}

const KNOWN_TAGS = ['pet-friendly', 'shophouse', 'near-expressway', 'next-to-mall', 'river-view'] as const

/** Formats of a single amount and of a range with a shared unit. */
interface SayAmount {
  one: (locale: Locale, value: number) => string
  two: (locale: Locale, from: number, to: number) => string
}

const PRICE: SayAmount = { one: formatPrice, two: formatPriceRange }
const AREA: SayAmount = { one: formatArea, two: formatAreaRange }

function rangeText(locale: Locale, { min, max }: Range, say: SayAmount): string {
  const t = words(locale, 'search')
  if (min !== undefined && max !== undefined) return min === max ? say.one(locale, min) : say.two(locale, min, max)
  if (max !== undefined) return t('filter.max', { amount: say.one(locale, max) })
  return t('filter.min', { amount: say.one(locale, min ?? 0) })
}

function groupText(locale: Locale, word: string): string {
  const group = GROUPS.find((one) => groupSegment(one) === word)
  return group ? words(locale, 'catalogue')(`group.${group}`) : word
}

function tagText(locale: Locale, key: string): string {
  const tag = KNOWN_TAGS.find((one) => one === key)
  return tag ? words(locale, 'search')(`tag.${tag}`) : key
}

type Say<Key extends Filter['key']> = (
  locale: Locale,
  value: Extract<Filter, { key: Key }>['value'],
  localizedNames: LocalizedNames,
) => string

const SAY: { [Key in Filter['key']]: Say<Key> } = {
  brand: (locale, value: Brand) => words(locale, 'catalogue')(`brand.${value}`),
  badge: (locale, value: Badge) => words(locale, 'catalogue')(`badge.${value}`),
  group: (locale, value) => groupText(locale, value),
  beds: (locale, value) => words(locale, 'search')('filter.beds', { count: value }),
  price: (locale, value) => rangeText(locale, value, PRICE),
  monthly: (locale, value) => words(locale, 'search')('filter.monthly', { amount: formatBaht(value) }),
  area: (locale, value) => rangeText(locale, value, AREA),
  place: (_, value, { places }) => places[value] ?? value,
  station: (locale, value, { stations }) =>
    words(locale, 'search')('filter.station', { name: stations[value] ?? value }),
  // Operators have no name besides their letters: BTS, MRT.
  line: (locale, value, { lines }) =>
    lines[value] ?? words(locale, 'search')('panel.near', { system: value.toUpperCase() }),
  tag: (locale, value) => tagText(locale, value),
  range: (locale, value) => priceRangeText(locale, value),
  to: (locale, value, { destination }) => words(locale, 'minutes')('chip.to', { name: destination ?? value }),
  within: (locale, value) => words(locale, 'minutes')('chip.within', { minutes: value }),
}

/** A filter as text in one language. */
export function filterText(locale: Locale, localizedNames: LocalizedNames, filter: Filter): string {
  // The row of the table always fits the key, but TypeScript cannot correlate the two.
  const say = SAY[filter.key] as Say<typeof filter.key>
  return say(locale, filter.value as never, localizedNames)
}
