import { FILTER_KEYS } from '@/kernel/listing-keys'
import { BRANDS, type Brand, GROUPS, type Group, STATUSES, type Status, TAGS, type Tag } from '@/kernel/vocabulary'

/** The orders besides the recommended one. */
const SORTS = ['price', 'newest', 'nearest', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** Whole baht, half-open: `from` is included, `to` is not; null is unbounded (C12, C13). */
export interface PriceRange {
  from: number
  to: number | null
}

/** The filters of a project listing. Empty lists and null do not filter. */
export interface ListingFilter {
  brand: readonly Brand[]
  badge: readonly Status[]
  group: readonly Group[]
  /** Slugs of places. */
  place: readonly string[]
  /** Numbers of bedrooms; 0 is a studio. */
  beds: readonly number[]
  /** Keys of stations. */
  station: readonly string[]
  /** A project must have all of them. */
  tags: readonly Tag[]
  price: readonly PriceRange[]
  sort: Sort | null
  /** Null for a list. */
  view: 'map' | null
}

/** As `URL.search` gives it, or as a Next page receives it. */
export type Query = string | Readonly<Record<string, string | readonly string[] | undefined>>

const MAX_TOKENS = 20
/** No leading zeros: of `3,000,000-8,000,000`, split at its commas, `000-8` is not a price band. */
const PRICE = /^(0|[1-9]\d{0,9}|)-(0|[1-9]\d{0,9}|)$/
const SLUG = /^[a-z0-9][a-z0-9-]{0,60}$/
const BEDS = /^\d$/

/** The former name of the key `place`, found in links and bookmarks. */
const FORMER_PLACE = 'area'

/** An order in its present or former spelling. */
const readSort = (token = ''): Sort | null =>
  SORTS.find((sort) => sort === token) ?? (token === 'price-asc' ? 'price' : null)

/** `online_booking` and `Online-Booking` are `Online_Booking`. */
const sameWord = (one: string, other: string) =>
  one.toLowerCase().replaceAll('-', '_') === other.toLowerCase().replaceAll('-', '_')

const spelled = <Word extends string>(words: readonly Word[], tokens: readonly string[]) =>
  words.filter((word) => tokens.some((token) => sameWord(word, token)))

const slugsIn = (tokens: readonly string[]) => [...new Set(tokens.filter((token) => SLUG.test(token)))].sort()

/**
 * Parses the filters of a listing address, in their present and former spellings. Unknown values are ignored, never an
 * error (C13).
 */
export function readListingFilter(query: Query): ListingFilter {
  const tokens = tokenReader(query)
  return {
    brand: BRANDS.filter((brand) => tokens('brand').includes(brand)),
    badge: spelled(STATUSES, tokens('badge')),
    group: spelled(GROUPS, tokens('group')),
    place: slugsIn([...tokens('place'), ...tokens(FORMER_PLACE)]),
    beds: [...new Set(tokens('beds').filter((beds) => BEDS.test(beds)))].map(Number).sort((a, b) => a - b),
    station: slugsIn(tokens('station')),
    tags: spelled(TAGS, tokens('tags')),
    price: readPrices(tokens('price')),
    sort: readSort(tokens('sort')[0]),
    view: tokens('view')[0] === 'map' ? 'map' : null,
  }
}

/** `?brand=noble&price=3000000-8000000,15000000-`, keys in a fixed order; empty without filters. */
export function writeListingFilter(filter: Partial<ListingFilter>): string {
  const values: Record<(typeof FILTER_KEYS)[number], string> = {
    brand: (filter.brand ?? []).join(','),
    badge: (filter.badge ?? []).join(','),
    group: (filter.group ?? []).join(','),
    place: (filter.place ?? []).join(','),
    beds: (filter.beds ?? []).join(','),
    station: (filter.station ?? []).join(','),
    tags: (filter.tags ?? []).map((tag) => tag.replaceAll('_', '-')).join(','),
    price: writePrices(filter.price ?? []),
    sort: filter.sort ?? '',
    view: filter.view ?? '',
  }
  const pairs = FILTER_KEYS.filter((key) => values[key] !== '').map((key) => `${key}=${values[key]}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** `3000000-8000000,15000000-` as ranges, cheapest first; `-1800000` has no lower bound. */
export function readPrices(tokens: readonly string[]): PriceRange[] {
  const ranges = new Map<string, PriceRange>()
  for (const token of tokens) {
    const range = readPrice(token)
    if (range) ranges.set(writePrice(range), range)
  }
  return [...ranges.values()].sort(
    (a, b) => a.from - b.from || (a.to ?? Number.MAX_SAFE_INTEGER) - (b.to ?? Number.MAX_SAFE_INTEGER),
  )
}

/** The reverse of `readPrices`, as one query value. */
export function writePrices(ranges: readonly PriceRange[]): string {
  return ranges.map(writePrice).join(',')
}

function writePrice({ from, to }: PriceRange): string {
  return `${from}-${to ?? ''}`
}

function readPrice(token: string): PriceRange | null {
  const [, low, high] = PRICE.exec(token) ?? []
  if (low === undefined || high === undefined || (low === '' && high === '')) return null
  const from = Number(low)
  const to = high === '' ? null : Number(high)
  if (to !== null && to <= from) return null
  // A typo of the specification for 3–8 million, still found in old links (C11).
  if (from === 3_000_000 && to === 80_000_000) return { from, to: 8_000_000 }
  return { from, to }
}

function tokenReader(query: Query): (key: string) => string[] {
  const textOf = typeof query === 'string' ? fromSearch(query) : fromRecord(query)
  const tokens = new Map([...FILTER_KEYS, FORMER_PLACE].map((key) => [key as string, split(textOf(key))]))
  return (key) => tokens.get(key) ?? []
}

function split(value: string): string[] {
  return value
    .split(',', MAX_TOKENS)
    .map((token) => token.trim())
    .filter((token) => token !== '')
}

function fromSearch(search: string): (key: string) => string {
  const parameters = new URLSearchParams(search)
  return (key) => parameters.getAll(key).join(',')
}

function fromRecord(record: Exclude<Query, string>): (key: string) => string {
  return (key) => [record[key] ?? ''].flat().join(',')
}
