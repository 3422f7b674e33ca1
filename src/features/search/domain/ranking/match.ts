import type { Locale } from '@/i18n/locales'
import { countBits, forEachBit, hasBit, intersectionOf, type Mask } from '../index/bit-masks'
import { type FilterKey, filterKeys, filterMasks, passingProjects, passingUnitTypes } from '../index/filters'
import type { SearchIndex } from '../index/search-index'
import { firstOf } from '../index/unit-type-index'
import type { Hit, SearchAnswer, SearchRequest, Why } from '../search-types'
import { countFacets } from './facets'
import { isAsWritten, matchedField, matchedHow, matchName, matchWord, type WordMatch } from './match-word'
import { type Matched, rankedProjects } from './order'

/** Matches of all words of a request: projects with every word, or with all words as one name. */
export interface WordsMatch extends Matched {
  words: readonly WordMatch[]
  asName: WordMatch
}

/** Total points of the words, or of the words as one name if that is more. */
function totalPoints(index: SearchIndex, words: readonly WordMatch[], asName: WordMatch, together: Mask): Uint32Array {
  const points = new Uint32Array(index.projects.length)
  forEachBit(together, (project) => {
    let sum = 0
    for (const match of words) sum += match.points[project] ?? 0
    points[project] = sum
  })
  forEachBit(asName.projects, (project) => {
    points[project] = Math.max(points[project] ?? 0, (asName.points[project] ?? 0) * words.length)
  })
  return points
}

/** Further words are ignored. */
const MOST_WORDS = 24

/** Matches the words of a request. Every word has to match in some field (AND across fields). */
export function matchWords(index: SearchIndex, locale: Locale, typed: readonly string[]): WordsMatch {
  const asked = [...new Set(typed.filter((word) => word.trim() !== ''))].slice(0, MOST_WORDS)
  const words = asked.map((word) => matchWord(index, locale, word))
  const asName = matchName(index, typed)
  const together = intersectionOf(
    words.map(({ projects }) => projects),
    index.projects.length,
  )
  const points = totalPoints(index, words, asName, together)
  const projects = together.map((block, at) => block | (asName.projects[at] ?? 0))
  return { words, asName, points, projects }
}

/** Adds the points of the words that only rank, where they occur. */
function withHints(index: SearchIndex, { locale, hints = [] }: SearchRequest, met: WordsMatch): WordsMatch {
  const asked = [...new Set(hints)].slice(0, MOST_WORDS)
  if (asked.length === 0) return met
  const points = met.points.slice()
  for (const hint of asked) {
    const match = matchWord(index, locale, hint)
    forEachBit(match.projects, (project) => {
      points[project] = (points[project] ?? 0) + (match.points[project] ?? 0)
    })
  }
  return { ...met, points }
}

function whyMatched(index: SearchIndex, locale: Locale, match: WordMatch, project: number): Why {
  const how = matchedHow(match, project)
  const isPlain = how === 'folded' && isAsWritten(index, locale, match, project)
  return { field: matchedField(match, project), how: isPlain ? 'exact' : how, word: match.word }
}

const FILTER_FIELD: Partial<Record<FilterKey, Why['field']>> = { place: 'place', station: 'station', line: 'station' }

/** Why a project was found: the match of each word, then the filters it passed (`word` is the filter's name). */
export function whyFound(
  index: SearchIndex,
  locale: Locale,
  met: WordsMatch,
  filters: Iterable<FilterKey>,
  project: number,
): Why[] {
  const isApart = met.words.every((match) => hasBit(match.projects, project))
  const matches = isApart ? met.words : [met.asName]
  return [
    ...matches.map((match) => whyMatched(index, locale, match, project)),
    ...[...filters].map((key): Why => ({ field: FILTER_FIELD[key] ?? 'filter', how: 'filter', word: key })),
  ]
}

/** Sold-out projects shown beside the results. */
const MOST_SOLD_OUT = 4

const SOLD_OUT = 'Sold_Out'

/** Whether sold-out projects are asked for, alone or among others. */
export const asksForSoldOut = ({ filters: { badge, where = [] } }: SearchRequest) =>
  badge === SOLD_OUT ||
  where.flat().some((one) => one.fact === 'badge' && 'value' in one && one.value === SOLD_OUT && !one.not)

/** The slugs of the first projects that a request finds, in the order asked for. */
export function firstFound(index: SearchIndex, request: SearchRequest, most: number): string[] {
  const met = matchWords(index, request.locale, request.words)
  const filters = filterMasks(request.filters, index)
  const projects = intersectionOf([met.projects, passingProjects(filters, index)], index.projects.length)
  const numbers = rankedProjects(index, { ...met, projects }, request, most)
  return numbers.map((number) => index.projects[number]?.slug ?? '')
}

function soldOutAmong(index: SearchIndex, met: WordsMatch, request: SearchRequest): string[] {
  const projects = met.projects.map((block, at) => block & ~(index.notSoldOut[at] ?? 0))
  const numbers = rankedProjects(index, { ...met, projects }, request, MOST_SOLD_OUT)
  return numbers.map((number) => index.projects[number]?.slug ?? '')
}

/**
 * The projects that pass every filter and contain every word, in the requested order and with the reasons; and facet
 * counts. Sold-out projects are named apart, unless the request asks for them (C10). `skip` and `limit` affect the hits
 * only, not the total or the facets.
 */
export function searchProjects(index: SearchIndex, request: SearchRequest): SearchAnswer {
  const met = withHints(index, request, matchWords(index, request.locale, request.words))
  const filters = filterMasks(request.filters, index)
  const every = intersectionOf([met.projects, passingProjects(filters, index)], index.projects.length)
  const isSoldOutAsked = asksForSoldOut(request)
  const found = isSoldOutAsked ? every : intersectionOf([every, index.notSoldOut], index.projects.length)
  const homes = passingUnitTypes(filters, index)
  const unitTypes = homes ? firstOf(index.unitTypes, homes, request.sort) : undefined
  const from = request.skip ?? 0
  const to = request.limit === undefined ? undefined : from + request.limit
  const shown = rankedProjects(index, { ...met, projects: found, unitTypes }, request, to).slice(from)
  const hits = shown.map((project): Hit => {
    const slug = index.projects[project]?.slug ?? ''
    const why = whyFound(index, request.locale, met, filterKeys(filters), project)
    return { slug, unitType: unitTypes?.get(project), score: met.points[project] ?? 0, why }
  })
  const soldOut = isSoldOutAsked ? [] : soldOutAmong(index, { ...met, projects: every }, request)
  return { total: countBits(found), hits, soldOut, facets: countFacets(index, met.projects, filters, isSoldOutAsked) }
}
