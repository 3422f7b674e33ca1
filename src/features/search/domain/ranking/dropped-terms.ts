import { forEachBit, hasBit } from '../index/bit-masks'
import { filterMasks, passingProjects } from '../index/filters'
import type { SearchIndex } from '../index/search-index'
import { isNegated } from '../query/negation'
import type { SearchAnswer, SearchRequest } from '../search-types'
import { searchProjects } from './match'
import { matchWord } from './match-word'

/** An answer, and the words that were dropped to get it. */
export interface WithDroppedTerms {
  answer: SearchAnswer
  droppedTerms: readonly string[]
}

/** Only the first words are considered, one bit each. */
const MOST_WORDS = 31

interface Group {
  /** One bit for each word that occurs in these projects. */
  words: number
  projects: number
  /** Points of the best match of these words. */
  points: number
}

/** A bare number is not distinctive: many descriptions contain it. */
const ONLY_FIGURES = /^\p{N}+$/u

function bitsOf(words: number): number {
  let [bits, rest] = [0, words]
  for (; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** Projects that pass every filter, grouped by the words they contain. */
function groupsOf(index: SearchIndex, { locale, filters, words }: SearchRequest): Group[] {
  const passing = passingProjects(filterMasks(filters, index), index)
  const matches = words.slice(0, MOST_WORDS).map((word) => matchWord(index, locale, word))
  const distinctive = matches.filter(({ word }) => !ONLY_FIGURES.test(word))
  const groups = new Map<number, Group>()
  forEachBit(passing, (project) => {
    const met = matches.reduce((bits, match, at) => bits | (hasBit(match.projects, project) ? 1 << at : 0), 0)
    const points = distinctive.reduce((sum, match) => sum + (match.points[project] ?? 0), 0)
    const group = groups.get(met)
    groups.set(met, {
      words: met,
      projects: (group?.projects ?? 0) + 1,
      points: Math.max(group?.points ?? 0, points),
    })
  })
  return [...groups.values()]
}

const hasFilter = (filters: SearchRequest['filters']) => Object.values(filters).some((asked) => asked !== undefined)

/**
 * The largest set of words that some project contains. Ties go to the more distinctive words (a name over a number in a
 * description), then to the set that finds more projects.
 */
function termsToKeep(index: SearchIndex, request: SearchRequest): readonly string[] {
  const [best] = groupsOf(index, request).sort(
    (one, other) =>
      bitsOf(other.words) - bitsOf(one.words) ||
      other.points - one.points ||
      other.projects - one.projects ||
      one.words - other.words,
  )
  const isOnlyNot = request.words.every(isNegated)
  if (!best || (best.words === 0 && !isOnlyNot && !hasFilter(request.filters))) return request.words
  return request.words.filter((_, at) => at < MOST_WORDS && (best.words & (1 << at)) !== 0)
}

/** A project that is found but sold out is named on the page, so the words that name it are not dropped. */
const findsAny = ({ total, soldOut }: SearchAnswer) => total > 0 || soldOut.length > 0

/**
 * The results of a request. When no project contains all words ("is there any condo in On Nut"), as few words as
 * possible are dropped and reported; filters always apply. Without filters, words that occur nowhere find nothing,
 * unless all of them are negations.
 */
export function searchDroppingTerms(index: SearchIndex, request: SearchRequest): WithDroppedTerms {
  const answer = searchProjects(index, request)
  if (findsAny(answer) || request.words.length === 0) return { answer, droppedTerms: [] }
  const words = termsToKeep(index, request)
  if (words.length === request.words.length) return { answer, droppedTerms: [] }
  const found = searchProjects(index, { ...request, words })
  // The filters alone find nothing either, so dropping words does not help.
  if (!findsAny(found)) return { answer, droppedTerms: [] }
  return { answer: found, droppedTerms: request.words.filter((word) => !words.includes(word)) }
}
