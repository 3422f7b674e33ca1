import type { Locale } from '@/i18n/locales'
import { type Filter, filtersOf, withoutFilters } from './chips'
import { findHomes } from './find-homes'
import { type Relaxed, relax } from './relax'
import type { Gazetteer, ReadQuery, SearchRequest } from './search'
import type { SearchAsk } from './search-address'
import type { SearchIndex } from './search-index'

/** A search with one thing less, and what it finds. */
export interface RelaxedAsk {
  /** What was let go: filters that belong together, or words. */
  without: { filters: readonly Filter[] } | { words: readonly string[] }
  ask: SearchAsk
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 4

const withoutWords = (text: string, words: readonly string[]) =>
  words
    .reduce((left, word) => left.replace(word, () => ' '), text)
    .split(/\s+/)
    .join(' ')
    .trim()

function looser(ask: SearchAsk, read: ReadQuery, { without }: Relaxed): Pick<RelaxedAsk, 'without' | 'ask'> {
  const first = { ...ask, page: 1 }
  if ('filter' in without) {
    const filters = filtersOf(ask, read, without.filter)
    return { without: { filters }, ask: withoutFilters(first, read, without.filter) }
  }
  const words = 'word' in without ? [without.word] : without.words
  return { without: { words }, ask: { ...first, text: withoutWords(ask.text, words) } }
}

/**
 * For a search that finds nothing: each search with one filter or word less that finds something. It is made as its
 * address will be read, so that the number told is the number behind the link.
 */
export function relaxAsk(
  searched: { index: SearchIndex; gazetteer: Gazetteer },
  locale: Locale,
  ask: SearchAsk,
  { read, request }: { read: ReadQuery; request: SearchRequest },
): RelaxedAsk[] {
  return relax(searched.index, request).flatMap((relaxed) => {
    const next = looser(ask, read, relaxed)
    const { answer } = findHomes(searched, locale, next.ask, SHOWN)
    return answer.total > 0 ? [{ ...next, total: answer.total, slugs: answer.hits.map(({ slug }) => slug) }] : []
  })
}
