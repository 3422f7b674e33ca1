import type { PriceRange } from '@/features/addresses'
import { type Badge, type Brand, GROUPS, groupSegment } from '@/features/catalogue'
import { formatArea, formatBaht, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Filter } from '../rules/chips'
import type { Range } from '../rules/search'

/** What a place, a station or a line is called in one language, by its key. */
export interface SpokenNames {
  places: Readonly<Record<string, string>>
  stations: Readonly<Record<string, string>>
  lines: Readonly<Record<string, string>>
}

const KNOWN_TAGS = ['pet-friendly', 'shophouse', 'near-expressway', 'next-to-mall', 'river-view'] as const

function rangeText(locale: Locale, { min, max }: Range, say: (value: number) => string): string {
  const t = words(locale, 'search')
  if (min !== undefined && max !== undefined) return t('filter.between', { from: say(min), to: say(max) })
  if (max !== undefined) return t('filter.max', { amount: say(max) })
  return t('filter.min', { amount: say(min ?? 0) })
}

/** A price band as people say it: `THB 3M to THB 8M`. */
export const priceText = (locale: Locale, { from, to }: PriceRange) =>
  rangeText(locale, { min: from > 0 ? from : undefined, max: to ?? undefined }, (baht) => formatPrice(locale, baht))

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
  spoken: SpokenNames,
) => string

const SAY: { [Key in Filter['key']]: Say<Key> } = {
  brand: (locale, value: Brand) => words(locale, 'catalogue')(`brand.${value}`),
  badge: (locale, value: Badge) => words(locale, 'catalogue')(`badge.${value}`),
  group: (locale, value) => groupText(locale, value),
  beds: (locale, value) => words(locale, 'search')('filter.beds', { count: value }),
  price: (locale, value) => rangeText(locale, value, (baht) => formatPrice(locale, baht)),
  monthly: (locale, value) => words(locale, 'search')('filter.monthly', { amount: formatBaht(value) }),
  area: (locale, value) => rangeText(locale, value, (metres) => formatArea(locale, metres)),
  place: (_, value, { places }) => places[value] ?? value,
  station: (locale, value, { stations }) =>
    words(locale, 'search')('filter.station', { name: stations[value] ?? value }),
  // The operators have no name but their letters: BTS, MRT.
  line: (locale, value, { lines }) =>
    lines[value] ?? words(locale, 'search')('panel.near', { system: value.toUpperCase() }),
  tag: (locale, value) => tagText(locale, value),
  range: (locale, value) => priceText(locale, value),
}

/** A filter in the words of a language. */
export function filterText(locale: Locale, spoken: SpokenNames, filter: Filter): string {
  // One row of the table fits each key; the compiler cannot follow the pair.
  const say = SAY[filter.key] as Say<typeof filter.key>
  return say(locale, filter.value as never, spoken)
}
