import { FILTER_KEYS } from '@/kernel/listing-keys'
import { DATA_MARKER } from '@/kernel/next-words'
import type { Route } from '@/kernel/route'
import { readListingFilter, writeListingFilter } from './listing-filter'

/**
 * The query that reaches the page: the keys its route reads, once each, in the route's order, then the marker of a data request. Visitors
 * from different advertisements thus share one cached page. Where people type the query or check boxes, all values of a key count, and
 * those who mean the same share a page: white space, composed letters and empty fields make no difference.
 */
export function upstreamSearch(route: Route, search: string): string {
  if (search.length < 2) return ''
  const pairs = firstPairs(search)
  const kept = keptPairs(route, search, pairs)
  const found = [...kept, pairs.get(DATA_MARKER)].filter((pair) => pair !== undefined)
  return found.length > 0 ? `?${found.join('&')}` : ''
}

function keptPairs(route: Route, search: string, pairs: ReadonlyMap<string, string>): (string | undefined)[] {
  if (route.reads === FILTER_KEYS) return filterPairs(search)
  const isTyped = route.lifeSeconds !== undefined || route.readsEveryValue
  return isTyped ? typedPairs(route.reads, search) : route.reads.map((key) => pairs.get(key))
}

function typedPairs(reads: readonly string[], search: string): string[] {
  const values = new URLSearchParams(search)
  return reads.flatMap((key) => {
    const typed = values.getAll(key).map((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim())
    return [...new Set(typed)].filter((value) => value !== '').map((value) => `${key}=${encodeURIComponent(value)}`)
  })
}

function filterPairs(search: string): string[] {
  const written = writeListingFilter(readListingFilter(search)).slice(1)
  return written === '' ? [] : [written]
}

function firstPairs(search: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const pair of search.slice(1).split('&')) {
    const equals = pair.indexOf('=')
    const key = equals === -1 ? pair : pair.slice(0, equals)
    if (!pairs.has(key)) pairs.set(key, pair)
  }
  return pairs
}
