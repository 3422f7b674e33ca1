import type { PriceRange } from '@/features/addresses'
import type { Ways } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { PAGE_SIZE } from './answers'
import { searchProjects } from './match'
import { readQuery } from './read-query'
import type { Gazetteer, ReadQuery, SearchAnswer, SearchRequest } from './search'
import { leftUnderstood, type SearchAsk } from './search-address'
import type { SearchIndex } from './search-index'
import { searchSettingAside } from './set-aside'

/** A search that was made: how its words were read, what was asked of the index, and what the index says. */
export interface FoundHomes {
  read: ReadQuery
  request: SearchRequest
  answer: SearchAnswer
  /** Words that were left out, as nothing that fits the rest has them. */
  setAside: readonly string[]
  /** To the visitor's own place; null when none was named. */
  ways: Ways | null
}

/** What a search looks through. */
interface Searched {
  index: SearchIndex
  gazetteer: Gazetteer
  /** The ways of all homes to a place; where there is no network, there are none. */
  waysTo?: (locale: Locale, to: string) => Ways | null
}

/** Reads the words of a search and asks the index for one page: what was chosen by hand wins over what the words say. */
export function findHomes(
  { index, gazetteer, waysTo }: Searched,
  locale: Locale,
  ask: SearchAsk,
  limit = PAGE_SIZE,
): FoundHomes {
  const read = readQuery(ask.text, gazetteer)
  const ways = ask.to === undefined ? null : (waysTo?.(locale, ask.to) ?? null)
  const within = ways && ask.within ? { within: { minutes: ask.within, ways: ways.of } } : {}
  const filters = { ...leftUnderstood(read.understood, ask.chosen), ...ask.chosen, ...within }
  const skip = (ask.page - 1) * PAGE_SIZE
  const asked: SearchRequest = { locale, filters, words: read.words, sort: ask.sort, ways: ways?.of, skip, limit }
  const { answer, setAside } = searchSettingAside(index, asked)
  const request = { ...asked, words: asked.words.filter((word) => !setAside.includes(word)) }
  return { read, request, answer, setAside, ways }
}

type Band = NonNullable<SearchRequest['filters']['prices']>[number]

const isSameRange = (one: Band, other: Band) => one.from === other.from && one.to === other.to

/**
 * How many homes each price band would leave. A band comes in the stead of a price that was read from the words, and
 * beside the bands that are chosen already: what it would leave are the homes of all of them. One that has none itself,
 * and one that is chosen, counts its own.
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
