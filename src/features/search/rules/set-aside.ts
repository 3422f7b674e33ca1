import { filterMasks } from './filters'
import { eachOf, inAll, includes } from './masks'
import { searchProjects } from './match'
import { matchWord } from './match-word'
import { saysNot } from './query-opposites'
import type { SearchAnswer, SearchRequest } from './search'
import type { SearchIndex } from './search-index'

/** What is found by as many words as can be gone by, and the words that had to be set aside for it. */
export interface SetAside {
  answer: SearchAnswer
  setAside: readonly string[]
}

/** Of a very long query only the first words are weighed against each other: one bit for each. */
const MOST_WORDS = 31

interface Group {
  /** One bit for each word that these projects have. */
  words: number
  projects: number
  /** What these words are worth where they are met best. */
  points: number
}

/** A figure by itself says nothing: it stands in every other description. */
const ONLY_FIGURES = /^\p{N}+$/u

function bitsOf(words: number): number {
  let [bits, rest] = [0, words]
  for (; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** The projects that pass every filter, by which of the words they have. */
function groupsOf(index: SearchIndex, { locale, filters, words }: SearchRequest): Group[] {
  const passing = inAll([...filterMasks(filters, index.projects, index.values).values()], index.projects.length)
  const matches = words.slice(0, MOST_WORDS).map((word) => matchWord(index, locale, word))
  const telling = matches.filter(({ word }) => !ONLY_FIGURES.test(word))
  const groups = new Map<number, Group>()
  eachOf(passing, (project) => {
    const met = matches.reduce((bits, match, at) => bits | (includes(match.projects, project) ? 1 << at : 0), 0)
    const points = telling.reduce((sum, match) => sum + (match.points[project] ?? 0), 0)
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
 * The words to go by: as many as any project has at once; of several such choices the one whose words say most, as a
 * name does and a figure in a description does not, then the one that finds most.
 */
function wordsToGoBy(index: SearchIndex, request: SearchRequest): readonly string[] {
  const [best] = groupsOf(index, request).sort(
    (one, other) =>
      bitsOf(other.words) - bitsOf(one.words) ||
      other.points - one.points ||
      other.projects - one.projects ||
      one.words - other.words,
  )
  const isOnlyNot = request.words.every(saysNot)
  if (!best || (best.words === 0 && !isOnlyNot && !hasFilter(request.filters))) return request.words
  return request.words.filter((_, at) => at < MOST_WORDS && (best.words & (1 << at)) !== 0)
}

/**
 * What a request finds. When nothing has all of its words («is there any condo in On Nut»), the words that stand in
 * the way are set aside, as few as possible, and told; the filters that were read out of the rest hold. Words alone
 * of which nothing has any find nothing, unless all they say is what is not wanted.
 */
export function searchSettingAside(index: SearchIndex, request: SearchRequest): SetAside {
  const answer = searchProjects(index, request)
  if (answer.total > 0 || request.words.length === 0) return { answer, setAside: [] }
  const words = wordsToGoBy(index, request)
  if (words.length === request.words.length) return { answer, setAside: [] }
  const found = searchProjects(index, { ...request, words })
  // Not even the filters alone find anything: then the filters are what is in the way.
  if (found.total === 0) return { answer, setAside: [] }
  return { answer: found, setAside: request.words.filter((word) => !words.includes(word)) }
}
