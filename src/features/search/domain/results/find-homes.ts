import type { PriceRange } from '@/features/routing'
import type { Journeys } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { forEachBit } from '../index/bit-masks'
import type { SearchIndex } from '../index/search-index'
import { isNegated } from '../query/negation'
import { readQuery } from '../query/read-query'
import { searchProjects } from '../ranking/match'
import { matchedField, matchWord } from '../ranking/match-word'
import type { Filters, Gazetteer, ReadQuery, SearchAnswer, SearchRequest, Understood } from '../search-types'
import { PAGE_SIZE } from './answers'
import { withoutOverridden } from './overridden'
import type { Chosen, SearchParams } from './search-address'

/** A search: how the query was read, the request to the index, and the answer. */
export interface FoundHomes {
  read: ReadQuery
  request: SearchRequest
  answer: SearchAnswer
  /** Words that could not be used as a condition: they only rank. */
  unusedWords: readonly string[]
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
  const filters = { ...joinedFilters(read.understood, ask.chosen), ...within }
  const skip = (ask.page - 1) * PAGE_SIZE
  const { names, hints } = wordsOf(index, locale, read, ask.chosen)
  const request: SearchRequest = {
    locale,
    filters,
    words: names,
    hints,
    sort: ask.sort === 'recommended' ? (read.sort ?? ask.sort) : ask.sort,
    journeys: journeys?.of,
    skip,
    limit,
  }
  return { read, request, answer: searchProjects(index, request), unusedWords: hints, journeys }
}

/** Up to this many words are a name or a text to look for; more are a sentence. */
const FEW_WORDS = 3

const isAsking = (filters: object) => Object.values(filters).some((asked) => asked !== undefined)

/** Whether any project has all of some words. */
function areTogether(index: SearchIndex, locale: Locale, words: readonly string[]): boolean {
  const { total, soldOut } = searchProjects(index, { locale, filters: {}, words, sort: 'recommended', limit: 1 })
  return total + soldOut.length > 0
}

interface RequiredWords {
  names: readonly string[]
  hints: readonly string[]
}

/**
 * The words that have to match, and those that only rank. Names of projects have to match, unless they name several;
 * so does a text of few words that asks for nothing else. Of a sentence no word hides what it asks for.
 */
function wordsOf(index: SearchIndex, locale: Locale, read: ReadQuery, chosen: Chosen): RequiredWords {
  const { words, names } = read
  const isShort = words.length <= FEW_WORDS && !read.hasOtherMoney
  const named = words.filter((word) => names.includes(word) || (isShort && isNameOf(index, locale, word)))
  const isSentence = isAsking(read.understood) || read.sort !== undefined || !isShort
  const isText = named.length === 0 && !isSentence && !read.hasOtherMoney
  if (isText) return wordsOfText(index, locale, words, isAsking(chosen))
  const required = named.length < 2 || areTogether(index, locale, named) ? named : []
  return { names: required, hints: words.filter((word) => !required.includes(word)) }
}

/** Of a text that asks for nothing: the words that occur. One that occurs nowhere finds nothing by itself. */
function wordsOfText(index: SearchIndex, locale: Locale, words: readonly string[], isFiltered: boolean): RequiredWords {
  const found = words.filter((word) => matchWord(index, locale, word).projects.some((block) => block !== 0))
  if (found.length === 0) {
    const names = isFiltered ? [] : words.filter((word) => !isNegated(word))
    return { names, hints: words.filter((word) => !names.includes(word)) }
  }
  const names = areTogether(index, locale, found) ? found : []
  return { names, hints: words.filter((word) => !names.includes(word)) }
}

/** Whether a word is part of the name of a project, and of few of them. */
function isNameOf(index: SearchIndex, locale: Locale, word: string): boolean {
  const match = matchWord(index, locale, word)
  let [named, all] = [0, 0]
  forEachBit(match.projects, (project) => {
    all += 1
    const field = matchedField(match, project)
    if (field === 'Project_Title' || field === 'name' || field === 'Slug_name') named += 1
  })
  return named > 0 && named === all
}

/** The filters read from the text with those chosen by hand, which override them; conditions add up. */
function joinedFilters(understood: Understood, chosen: Chosen): Filters {
  const read = withoutOverridden(understood, chosen)
  const where = [...(read.where ?? []), ...(chosen.where ?? [])]
  return { ...read, ...chosen, ...(where.length > 0 ? { where } : { where: undefined }) }
}

/** The least yields to choose from, in per cent a year. */
const YIELDS = [4, 5, 6] as const

/** How many homes each least yield would leave; it replaces one that is asked for. */
export function countYields(
  { index }: Pick<Searched, 'index'>,
  { filters, ...request }: SearchRequest,
): { min: number; count: number }[] {
  const others = (filters.where ?? []).filter((clause) => clause.every(({ fact }) => fact !== 'yield'))
  return YIELDS.map((min) => {
    const where = [...others, [{ fact: 'yield', min } as const]]
    return { min, count: searchProjects(index, { ...request, filters: { ...filters, where }, limit: 0 }).total }
  })
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
