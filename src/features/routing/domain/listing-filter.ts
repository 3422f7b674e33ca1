import { FILTER_KEYS } from '@/kernel/listing-keys'
import { BADGES, type Badge, BRANDS, type Brand, GROUPS, type Group } from '@/kernel/vocabulary'

export const SORTS = ['newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** Whole baht, half-open: `from` is included, `to` is not; null is unbounded (C12, C13). */
export interface PriceRange {
  from: number
  to: number | null
}

/** The filters of a project listing. Empty lists and null do not filter. */
export interface ListingFilter {
  brand: readonly Brand[]
  badge: readonly Badge[]
  group: readonly Group[]
  /** Slugs of places. */
  area: readonly string[]
  price: readonly PriceRange[]
  sort: Sort | null
}

/** As `URL.search` gives it, or as a Next page receives it. */
export type Query = string | Readonly<Record<string, string | readonly string[] | undefined>>

const MAX_TOKENS = 20
/** No leading zeros: of `3,000,000-8,000,000`, split at its commas, `000-8` is not a price band. */
const PRICE = /^(0|[1-9]\d{0,9}|)-(0|[1-9]\d{0,9}|)$/
const AREA = /^[a-z0-9][a-z0-9-]{0,60}$/

/** Parses the filters of a listing address. Unknown values are ignored, never an error (C13). */
export function readListingFilter(query: Query): ListingFilter {
  const tokens = tokenReader(query)
  return {
    brand: BRANDS.filter((brand) => tokens('brand').includes(brand)),
    badge: BADGES.filter((badge) => tokens('badge').includes(badge)),
    group: GROUPS.filter((group) => tokens('group').includes(group)),
    area: [...new Set(tokens('area').filter((area) => AREA.test(area)))].sort(),
    price: readPrices(tokens('price')),
    sort: SORTS.find((sort) => sort === tokens('sort')[0]) ?? null,
  }
}

/** `?brand=noble&price=3000000-8000000,15000000-`, keys in a fixed order; empty without filters. */
export function writeListingFilter(filter: Partial<ListingFilter>): string {
  const values: Record<(typeof FILTER_KEYS)[number], string> = {
    brand: (filter.brand ?? []).join(','),
    badge: (filter.badge ?? []).join(','),
    group: (filter.group ?? []).join(','),
    area: (filter.area ?? []).map(encodeURIComponent).join(','),
    price: writePrices(filter.price ?? []),
    sort: filter.sort ?? '',
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
  const tokens = new Map(FILTER_KEYS.map((key) => [key as string, split(textOf(key))]))
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
