import type { PriceRange } from '@/features/routing'
import type { Journeys } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import type { SearchIndex } from '../index/search-index'
import { readQuery } from '../query/read-query'
import { searchDroppingTerms } from '../ranking/dropped-terms'
import { searchProjects } from '../ranking/match'
import type { Gazetteer, ReadQuery, SearchAnswer, SearchRequest } from '../search-types'
import { PAGE_SIZE } from './answers'
import { type SearchParams, withoutOverridden } from './search-address'

/** A search: how the query was read, the request to the index, and the answer. */
export interface FoundHomes {
  read: ReadQuery
  request: SearchRequest
  answer: SearchAnswer
  /** Words that were dropped because no remaining project contains them. */
  droppedTerms: readonly string[]
  /** Journeys to the place of the visitor; null when none is set. */
  journeys: Journeys | null
}

/** The data that a search uses. */
interface Searched {
  index: SearchIndex
  gazetteer: Gazetteer
  /** The journeys of all homes to a place; missing when there is no transit data. */
  journeysTo?: (locale: Locale, to: string) => Journeys | null
}

/** Runs a search for one page of results. Filters chosen by hand override those read from the query. */
export function findHomes(
  { index, gazetteer, journeysTo }: Searched,
  locale: Locale,
  ask: SearchParams,
  limit = PAGE_SIZE,
): FoundHomes {
  const read = readQuery(ask.text, gazetteer)
  const journeys = ask.to === undefined ? null : (journeysTo?.(locale, ask.to) ?? null)
  const within = journeys && ask.within ? { within: { minutes: ask.within, journeys: journeys.of } } : {}
  const filters = { ...withoutOverridden(read.understood, ask.chosen), ...ask.chosen, ...within }
  const skip = (ask.page - 1) * PAGE_SIZE
  const asked: SearchRequest = {
    locale,
    filters,
    words: read.words,
    sort: ask.sort,
    journeys: journeys?.of,
    skip,
    limit,
  }
  const { answer, droppedTerms } = searchDroppingTerms(index, asked)
  const request = { ...asked, words: asked.words.filter((word) => !droppedTerms.includes(word)) }
  return { read, request, answer, droppedTerms, journeys }
}

type Band = NonNullable<SearchRequest['filters']['prices']>[number]

const isSameRange = (one: Band, other: Band) => one.from === other.from && one.to === other.to

/**
 * How many homes each price band would leave. A band replaces a price read from the query and is added to the bands
 * already chosen, so its count includes theirs. A band that is empty or already chosen counts only itself.
 */
export function countBands(
  { index }: Pick<Searched, 'index'>,
  { filters: { price: _price, monthly: _monthly, prices: chosen = [], ...filters }, ...request }: SearchRequest,
  bands: readonly PriceRange[],
): { range: PriceRange; count: number }[] {
  const countIn = (prices: readonly Band[]) =>
    searchProjects(index, { ...request, filters: { ...filters, prices }, limit: 0 }).total
  return bands.map((range) => {
    const own = countIn([range])
    const isBeside = own > 0 && chosen.length > 0 && !chosen.some((one) => isSameRange(one, range))
    return { range, count: isBeside ? countIn([...chosen, range]) : own }
  })
}
