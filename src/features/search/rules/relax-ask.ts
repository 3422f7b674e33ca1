import type { Locale } from '@/i18n/locales'
import { type Filter, filtersOf, withoutFilters } from './chips'
import { findHomes } from './find-homes'
import { readQuery } from './read-query'
import { type Relaxed, relax } from './relax'
import type { Gazetteer, ReadQuery, SearchRequest } from './search'
import type { SearchAsk } from './search-address'
import type { SearchIndex } from './search-index'
import { withoutWords } from './without-words'

/** A search with one thing less, or two, and what it finds. */
export interface RelaxedAsk {
  /** What was let go: filters, words, or both. */
  without: { filters: readonly Filter[]; words: readonly string[] }
  ask: SearchAsk
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 4

function looser(ask: SearchAsk, read: ReadQuery, gazetteer: Gazetteer, { without }: Relaxed) {
  const filters = without.filters.flatMap((key) => filtersOf(ask, read, key))
  let next: SearchAsk = { ...ask, page: 1, text: withoutWords(ask.text, without.words, read.pieces) }
  // What is left is read anew for each, as the places of its pieces are others without the one before.
  for (const key of without.filters) next = withoutFilters(next, readQuery(next.text, gazetteer), key)
  return { without: { filters, words: without.words }, ask: next }
}

/**
 * For a search that finds nothing: each search with one filter or word less that finds something, or else with two. It is made as its
 * address will be read, so that the number told is the number behind the link.
 */
export function relaxAsk(
  searched: { index: SearchIndex; gazetteer: Gazetteer },
  locale: Locale,
  ask: SearchAsk,
  { read, request }: { read: ReadQuery; request: SearchRequest },
): RelaxedAsk[] {
  return relax(searched.index, request).flatMap((relaxed) => {
    const next = looser(ask, read, searched.gazetteer, relaxed)
    const { answer } = findHomes(searched, locale, next.ask, SHOWN)
    return answer.total > 0 ? [{ ...next, total: answer.total, slugs: answer.hits.map(({ slug }) => slug) }] : []
  })
}
