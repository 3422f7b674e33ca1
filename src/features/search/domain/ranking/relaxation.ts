import { type FilterKey, filterKeys, filterMasks } from '../index/filters'
import type { SearchIndex } from '../index/search-index'
import type { SearchRequest } from '../search-types'
import { searchProjects } from './match'

/** What is removed from a request: filters, words, or both. */
export interface Relaxation {
  filters: readonly FilterKey[]
  words: readonly string[]
}

/** A relaxed request and what it finds. */
export interface Relaxed {
  without: Relaxation
  request: SearchRequest
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 3
/** Only the first words are removed one by one. */
const MOST_WORDS = 8
/** Limits for removing filters in pairs. */
const MOST_PAIRED = 7
const MOST_PAIRS = 4

/** Removals of one filter, one word, or all words. */
function oneRemoval(filters: readonly FilterKey[], words: readonly string[]): Relaxation[] {
  return [
    ...filters.map((filter) => ({ filters: [filter], words: [] })),
    ...words.slice(0, MOST_WORDS).map((word) => ({ filters: [], words: [word] })),
    ...(words.length > 1 ? [{ filters: [], words }] : []),
  ]
}

/** Removals of two filters, or of a filter and all words. */
function twoRemovals(filters: readonly FilterKey[], words: readonly string[]): Relaxation[] {
  const some = filters.slice(0, MOST_PAIRED)
  return [
    ...some.flatMap((filter, at) => some.slice(at + 1).map((other) => ({ filters: [filter, other], words: [] }))),
    ...(words.length > 0 ? some.map((filter) => ({ filters: [filter], words })) : []),
  ]
}

function withoutRelaxed(request: SearchRequest, { filters, words }: Relaxation): SearchRequest {
  const none = Object.fromEntries(filters.map((filter) => [filter, undefined]))
  const where = request.filters.where?.filter((_, at) => !filters.includes(`where:${at}`))
  const left = words.reduce<readonly string[]>((rest, word) => rest.toSpliced(rest.indexOf(word), 1), request.words)
  return { ...request, filters: { ...request.filters, ...none, where: where?.length ? where : undefined }, words: left }
}

const hasFilter = (filters: SearchRequest['filters']) => Object.values(filters).some((asked) => asked !== undefined)

function found(index: SearchIndex, request: SearchRequest, leftOut: readonly Relaxation[]): Relaxed[] {
  return leftOut.flatMap((without) => {
    const looser = withoutRelaxed(request, without)
    if (looser.words.length === 0 && !hasFilter(looser.filters)) return []
    const { total, hits } = searchProjects(index, { ...looser, skip: 0, limit: SHOWN })
    return total > 0 ? [{ without, request: looser, total, slugs: hits.map(({ slug }) => slug) }] : []
  })
}

/**
 * Relaxations of a request that finds nothing: without one filter or word; if none of these helps, without two filters
 * or a filter and all words. Only those that find something are returned, and never the empty request.
 */
export function relax(index: SearchIndex, request: SearchRequest): Relaxed[] {
  const filters = filterKeys(filterMasks(request.filters, index))
  const byOne = found(index, request, oneRemoval(filters, request.words))
  return byOne.length > 0 ? byOne : found(index, request, twoRemovals(filters, request.words)).slice(0, MOST_PAIRS)
}
