import { type FilterKey, filterMasks } from './filters'
import { searchProjects } from './match'
import type { SearchRequest } from './search'
import type { SearchIndex } from './search-index'

/** A request with one thing less, and what that finds. */
export interface Relaxed {
  /** What was left out: one filter, one word, or all of the words. */
  without: { filter: FilterKey } | { word: string } | { words: readonly string[] }
  request: SearchRequest
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 3
/** Of a very long query only the first words are left out one by one. */
const MOST_WORDS = 8

function withoutFilter(request: SearchRequest, filter: FilterKey): SearchRequest {
  return { ...request, filters: { ...request.filters, [filter]: undefined } }
}

/** Every request with one thing less, filters first. */
function looser(index: SearchIndex, request: SearchRequest): Pick<Relaxed, 'without' | 'request'>[] {
  const filters = [...filterMasks(request.filters, index.projects, index.values).keys()]
  const { words } = request
  return [
    ...filters.map((filter) => ({ without: { filter }, request: withoutFilter(request, filter) })),
    ...words
      .slice(0, MOST_WORDS)
      .map((word, at) => ({ without: { word }, request: { ...request, words: words.toSpliced(at, 1) } })),
    ...(words.length > 1 ? [{ without: { words }, request: { ...request, words: [] } }] : []),
  ].filter(({ request: { words: left, filters: kept } }) => left.length > 0 || hasFilter(kept))
}

const hasFilter = (filters: SearchRequest['filters']) => Object.values(filters).some((asked) => asked !== undefined)

/**
 * For a request that finds nothing: what it would find without one of its filters or words, each in its turn. Those
 * that would find nothing either are left out, and so is asking for nothing at all.
 */
export function relax(index: SearchIndex, request: SearchRequest): Relaxed[] {
  return looser(index, request).flatMap((each) => {
    const { total, hits } = searchProjects(index, { ...each.request, skip: 0, limit: SHOWN })
    return total > 0 ? [{ ...each, total, slugs: hits.map(({ slug }) => slug) }] : []
  })
}
