import { priceRangeText } from '@/features/catalogue/ui'
import { formatForeign } from '@/i18n/foreign-money'
import { formatArea, formatAreaRange, formatBaht, formatDate, formatPrice, formatPriceRange } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Badge, Brand } from '@/kernel/vocabulary'
import type { Filter } from '../domain/results/chips'
import type { Range, SaidPrice } from '../domain/search-types'
import { clauseText, lineText } from './fact-text'
import { groupText, type LocalizedNames, tagText } from './filter-names'

export type { LocalizedNames } from './filter-names'

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

/** How a filter is said. */
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
  line: (locale, value, { lines }) => lineText(locale, value, lines),
  where: (locale, value, localizedNames) => clauseText(locale, localizedNames, value),
  sort: (locale, value) => words(locale, 'search')(`sort.${value}`),
  tag: (locale, value) => tagText(locale, value),
  range: (locale, value) => priceRangeText(locale, value),
  to: (locale, value, { destination }) => words(locale, 'minutes')('chip.to', { name: destination ?? value }),
  within: (locale, value) => words(locale, 'minutes')('chip.within', { minutes: value }),
}

/** A price in another currency, with its worth in baht and the day of the rate. */
function saidText(locale: Locale, value: Range, said: SaidPrice): string {
  const own: SayAmount = {
    one: (to, amount) => formatForeign(to, said.currency, [amount]),
    two: (to, from, most) => formatForeign(to, said.currency, [from, most]),
  }
  const ends = [value.min, value.max].filter((end) => end !== undefined)
  const [low = 0, high = low] = ends
  return words(locale, 'search')('filter.said', {
    said: rangeText(locale, said, own),
    baht: low === high ? formatPrice(locale, low) : formatPriceRange(locale, low, high),
    date: formatDate(locale, new Date(`${said.rateOf}T12:00:00+07:00`)),
  })
}

/** A filter as text in one language. */
export function filterText(locale: Locale, localizedNames: LocalizedNames, filter: Filter): string {
  if (filter.key === 'price' && filter.said) return saidText(locale, filter.value, filter.said)
  // The row of the table always fits the key, but TypeScript cannot correlate the two.
  const say = SAY[filter.key] as Say<typeof filter.key>
  return say(locale, filter.value as never, localizedNames)
}
