import { readListingFilter, writeListingFilter } from './listing-filter'
import type { Route } from './route'
import { FILTER_KEYS } from './routes'

/** Next's own marker of a data request. It belongs to the transport and is kept for every page. */
export const DATA_MARKER = '_rsc'

/**
 * What of a query reaches the page: the keys its route reads, each once, in the route's order, then
 * `_rsc`. Two visitors who arrive from different advertisements so share one cached page.
 */
export function upstreamSearch(route: Route, search: string): string {
  if (search.length < 2) return ''
  const pairs = firstPairs(search)
  const kept = route.reads === FILTER_KEYS ? filterPairs(search) : route.reads.map((key) => pairs.get(key))
  const found = [...kept, pairs.get(DATA_MARKER)].filter((pair) => pair !== undefined)
  return found.length > 0 ? `?${found.join('&')}` : ''
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
