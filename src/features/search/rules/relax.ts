import { type FilterKey, filterMasks } from './filters'
import { searchProjects } from './match'
import type { SearchRequest } from './search'
import type { SearchIndex } from './search-index'

/** What is left out of a request: filters, words, or both. */
export interface LeftOut {
  filters: readonly FilterKey[]
  words: readonly string[]
}

/** A request with something less, and what that finds. */
export interface Relaxed {
  without: LeftOut
  request: SearchRequest
  total: number
  /** The first projects it finds. */
  slugs: readonly string[]
}

const SHOWN = 3
/** Of a very long query only the first words are left out one by one. */
const MOST_WORDS = 8
/** Of many filters only the first are left out by twos, and only so many of such pairs are offered. */
const MOST_PAIRED = 7
const MOST_PAIRS = 4

/** One thing: a filter, a word, or all of the words. */
function oneThing(filters: readonly FilterKey[], words: readonly string[]): LeftOut[] {
  return [
    ...filters.map((filter) => ({ filters: [filter], words: [] })),
    ...words.slice(0, MOST_WORDS).map((word) => ({ filters: [], words: [word] })),
    ...(words.length > 1 ? [{ filters: [], words }] : []),
  ]
}

/** Two things: two filters, or a filter and the words. */
function twoThings(filters: readonly FilterKey[], words: readonly string[]): LeftOut[] {
  const some = filters.slice(0, MOST_PAIRED)
  return [
    ...some.flatMap((filter, at) => some.slice(at + 1).map((other) => ({ filters: [filter, other], words: [] }))),
    ...(words.length > 0 ? some.map((filter) => ({ filters: [filter], words })) : []),
  ]
}

function withoutThese(request: SearchRequest, { filters, words }: LeftOut): SearchRequest {
  const none = Object.fromEntries(filters.map((filter) => [filter, undefined]))
  const left = words.reduce<readonly string[]>((rest, word) => rest.toSpliced(rest.indexOf(word), 1), request.words)
  return { ...request, filters: { ...request.filters, ...none }, words: left }
}

const hasFilter = (filters: SearchRequest['filters']) => Object.values(filters).some((asked) => asked !== undefined)

function found(index: SearchIndex, request: SearchRequest, leftOut: readonly LeftOut[]): Relaxed[] {
  return leftOut.flatMap((without) => {
    const looser = withoutThese(request, without)
    if (looser.words.length === 0 && !hasFilter(looser.filters)) return []
    const { total, hits } = searchProjects(index, { ...looser, skip: 0, limit: SHOWN })
    return total > 0 ? [{ without, request: looser, total, slugs: hits.map(({ slug }) => slug) }] : []
  })
}

/**
 * For a request that finds nothing: what it would find without one of its filters or words, each in its turn; and
 * where no single one is in the way, without two filters, or a filter and the words. Those that would find nothing
 * either are left out, and so is asking for nothing at all.
 */
export function relax(index: SearchIndex, request: SearchRequest): Relaxed[] {
  const filters = [...filterMasks(request.filters, index.projects, index.values).keys()]
  const byOne = found(index, request, oneThing(filters, request.words))
  return byOne.length > 0 ? byOne : found(index, request, twoThings(filters, request.words)).slice(0, MOST_PAIRS)
}
