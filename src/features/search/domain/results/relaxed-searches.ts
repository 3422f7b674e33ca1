import type { Locale } from '@/i18n/locales'
import type { SearchIndex } from '../index/search-index'
import { readQuery } from '../query/read-query'
import { type Relaxed, relax } from '../ranking/relaxation'
import type { Gazetteer, ReadQuery, SearchRequest } from '../search-types'
import { type Filter, filtersOf, withoutFilters } from './chips'
import { findHomes } from './find-homes'
import type { SearchParams } from './search-address'
import { withoutWords } from './without-words'

/** A relaxed search and what it finds. */
export interface RelaxedSearch {
  /** What was removed: filters, words, or both. */
  without: { filters: readonly Filter[]; words: readonly string[] }
  ask: SearchParams
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 4

function relaxedParams(ask: SearchParams, read: ReadQuery, gazetteer: Gazetteer, { without }: Relaxed) {
  const filters = without.filters.flatMap((key) => filtersOf(ask, read, key))
  let next: SearchParams = { ...ask, page: 1, text: withoutWords(ask.text, without.words, read.pieces) }
  // Positions shift with each removal, so the rest is read again.
  for (const filter of filters) next = withoutFilters(next, readQuery(next.text, gazetteer), filter)
  return { without: { filters, words: without.words }, ask: next }
}

/**
 * Relaxed searches for a search that finds nothing. Each is run as its address will be parsed, so that the number shown
 * equals the number of results on the linked page.
 */
export function relaxedSearches(
  searched: { index: SearchIndex; gazetteer: Gazetteer },
  locale: Locale,
  ask: SearchParams,
  { read, request }: { read: ReadQuery; request: SearchRequest },
): RelaxedSearch[] {
  return relax(searched.index, request).flatMap((relaxed) => {
    const next = relaxedParams(ask, read, searched.gazetteer, relaxed)
    const { answer } = findHomes(searched, locale, next.ask, SHOWN)
    return answer.total > 0 ? [{ ...next, total: answer.total, slugs: answer.hits.map(({ slug }) => slug) }] : []
  })
}
