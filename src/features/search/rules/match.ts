import type { Locale } from '@/i18n/locales'
import { countFacets } from './facets'
import { type FilterKey, filterMasks } from './filters'
import { countOf, eachOf, inAll, includes, type Mask } from './masks'
import { isAsWritten, matchName, matchWord, metField, metHow, type WordMatch } from './match-word'
import { type Met, numbersInOrder } from './order'
import type { Hit, SearchAnswer, SearchRequest, Why } from './search'
import type { SearchIndex } from './search-index'

/** The words of a request met all together: in each project each word somewhere, or all of them as one name. */
export interface WordsMet extends Met {
  words: readonly WordMatch[]
  asName: WordMatch
}

/** What the words of a project are worth together, or as one name where that is worth more. */
function addPoints(index: SearchIndex, words: readonly WordMatch[], asName: WordMatch, together: Mask): Uint32Array {
  const points = new Uint32Array(index.projects.length)
  eachOf(together, (project) => {
    let sum = 0
    for (const match of words) sum += match.points[project] ?? 0
    points[project] = sum
  })
  eachOf(asName.projects, (project) => {
    points[project] = Math.max(points[project] ?? 0, (asName.points[project] ?? 0) * words.length)
  })
  return points
}

/** Whoever types more different words than this is no longer looking for a home; the others are not asked for. */
const MOST_WORDS = 24

/** Meets the words of a request: every word has to be found, in whichever fields (AND across fields). */
export function meetWords(index: SearchIndex, locale: Locale, typed: readonly string[]): WordsMet {
  const asked = [...new Set(typed.filter((word) => word.trim() !== ''))].slice(0, MOST_WORDS)
  const words = asked.map((word) => matchWord(index, locale, word))
  const asName = matchName(index, typed)
  const together = inAll(
    words.map(({ projects }) => projects),
    index.projects.length,
  )
  const points = addPoints(index, words, asName, together)
  const projects = together.map((block, at) => block | (asName.projects[at] ?? 0))
  return { words, asName, points, projects }
}

function whyMet(index: SearchIndex, locale: Locale, match: WordMatch, project: number): Why {
  const how = metHow(match, project)
  const isPlain = how === 'folded' && isAsWritten(index, locale, match, project)
  return { field: metField(match, project), how: isPlain ? 'exact' : how, word: match.word }
}

const FILTER_FIELD: Partial<Record<FilterKey, Why['field']>> = { place: 'place', station: 'station', line: 'station' }

/** Why a project was found: what each word met in it, then the filters it passed (`word` is the filter's name). */
export function whyFound(
  index: SearchIndex,
  locale: Locale,
  met: WordsMet,
  filters: Iterable<FilterKey>,
  project: number,
): Why[] {
  const isApart = met.words.every((match) => includes(match.projects, project))
  const matches = isApart ? met.words : [met.asName]
  return [
    ...matches.map((match) => whyMet(index, locale, match, project)),
    ...[...filters].map((key): Why => ({ field: FILTER_FIELD[key] ?? 'filter', how: 'filter', word: key })),
  ]
}

/** The slugs of the first projects that a request finds, in the order asked for. */
export function firstFound(index: SearchIndex, request: SearchRequest, most: number): string[] {
  const met = meetWords(index, request.locale, request.words)
  const filters = filterMasks(request.filters, index.projects, index.values)
  const projects = inAll([met.projects, ...filters.values()], index.projects.length)
  const numbers = numbersInOrder(index, { ...met, projects }, request, most)
  return numbers.map((number) => index.projects[number]?.slug ?? '')
}

/**
 * What a request finds: all that pass every filter and have every word, in the order asked for, each with why; and
 * how many each further choice would leave. `skip` and `limit` cut the hits, never the total or the facets.
 */
export function searchProjects(index: SearchIndex, request: SearchRequest): SearchAnswer {
  const met = meetWords(index, request.locale, request.words)
  const filters = filterMasks(request.filters, index.projects, index.values)
  const found = inAll([met.projects, ...filters.values()], index.projects.length)
  const from = request.skip ?? 0
  const to = request.limit === undefined ? undefined : from + request.limit
  const shown = numbersInOrder(index, { ...met, projects: found }, request, to).slice(from)
  const hits = shown.map((project): Hit => {
    const slug = index.projects[project]?.slug ?? ''
    const why = whyFound(index, request.locale, met, filters.keys(), project)
    return { slug, score: met.points[project] ?? 0, why }
  })
  return { total: countOf(found), hits, facets: countFacets(index, met.projects, filters) }
}
