import type { ReadQuery } from '@/features/search/domain/search-types'
import { report } from '../report'
import { LABELLED } from './labelled-queries'
import type { LabelledQuery } from './labelled-query'
import { relevantTo } from './relevant'
import { type Finder, type Found, isSameFilter, isUnderstood, KEYS, mean, scoreOf } from './scores'

/** Targets: share of queries understood exactly, and recall among the first ten results. */
export const UNDERSTANDING_TO_REACH = 0.95
export const RECALL_TO_REACH = 0.98

type Read = (query: LabelledQuery) => ReadQuery

const ALL = Object.values(LABELLED).flat()
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function shareUnderstood(queries: readonly LabelledQuery[], read: Read): number {
  return mean(queries.map((query) => Number(isUnderstood(read(query).understood, query.understood))))
}

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.join(' ').toLowerCase() === b.join(' ').toLowerCase()

function reportUnderstanding(read: Read): void {
  const labelledWords = ALL.filter(({ words }) => words)
  report(`Understanding: share of ${ALL.length} labelled queries of which exactly the right filters were read`, [
    ['typed on', 'queries', 'understood'],
    ...Object.entries(LABELLED).map(([name, queries]) => [
      name,
      queries.length,
      percent(shareUnderstood(queries, read)),
    ]),
    ['all', ALL.length, percent(shareUnderstood(ALL, read))],
    ['to reach', '', percent(UNDERSTANDING_TO_REACH)],
  ])
  const correct = labelledWords.filter((query) => sameWords(read(query).words, query.words ?? []))
  report('Remaining words, where they are labelled', [['right', correct.length, `of ${labelledWords.length}`]])
}

function reportKeys(read: Read): void {
  const readings = ALL.map((query) => ({ read: read(query).understood, expected: query.understood }))
  const rows = KEYS.map((key) => {
    const claimed = readings.filter((each) => each.read[key] !== undefined)
    const expected = readings.filter((each) => each.expected[key] !== undefined)
    const right = claimed.filter((each) => isSameFilter(key, each.read, each.expected)).length
    return [key, expected.length, percent(right / claimed.length), percent(right / expected.length)]
  })
  report('Understanding by filter', [['filter', 'expected', 'precision', 'recall'], ...rows])
}

function found(queries: readonly LabelledQuery[], find: Finder): Found[] {
  return queries.map((query) => scoreOf(query, find)).filter((score) => score !== null)
}

function reportFinding(finders: Readonly<Record<string, Finder>>): void {
  const cells = (queries: readonly LabelledQuery[]) =>
    Object.values(finders).flatMap((find) => {
      const scores = found(queries, find)
      return [percent(mean(scores.map(({ recall }) => recall))), mean(scores.map((each) => each.reciprocalRank))]
    })
  const judged = ALL.filter((query) => relevantTo(query).length > 0)
  report(`Finding: recall among the first ten, and mean reciprocal rank, of ${judged.length} queries with an answer`, [
    ['typed on', ...Object.keys(finders).flatMap((name) => [`${name}, recall`, 'rank'])],
    ...Object.entries(LABELLED).map(([name, queries]) => [name, ...cells(queries)]),
    ['all', ...cells(ALL)],
    [
      'to reach',
      percent(RECALL_TO_REACH),
      ...Object.keys(finders)
        .slice(1)
        .flatMap(() => ['', '']),
      '',
    ],
  ])
}

/** Prints every query that was misunderstood or badly answered, with the actual result. */
function reportFailures(read: Read, find: Finder): void {
  const misread = ALL.map((query) => ({ query, ...read(query) })).filter(
    ({ query, understood }) => !isUnderstood(understood, query.understood),
  )
  report(`Misread: ${misread.length}`, [
    ['on', 'query', 'read', 'expected', 'words'],
    ...misread.map(({ query, understood, words }) => [
      query.lang,
      query.q,
      JSON.stringify(understood),
      JSON.stringify(query.understood),
      words.join(' · '),
    ]),
  ])
  const missed = ALL.filter((query) => (scoreOf(query, find)?.recall ?? 1) < 1)
  report(`Not all found: ${missed.length}`, [
    ['on', 'query', 'missing from the first ten', 'found'],
    ...missed.map((query) => {
      const first = find(query).slice(0, 10)
      const missing = relevantTo(query).filter((slug) => !first.includes(slug))
      return [query.lang, query.q, missing.join(' '), first.join(' ')]
    }),
  ])
}

/** Prints the quality of our search over the labelled queries, compared with the other finders in the same run. */
export function reportQuality(
  ours: { read: Read; find: Finder },
  others: Readonly<Record<string, Finder>>,
  withFailures: boolean,
): void {
  reportUnderstanding(ours.read)
  reportKeys(ours.read)
  reportFinding({ ours: ours.find, ...others })
  if (withFailures) reportFailures(ours.read, ours.find)
}
