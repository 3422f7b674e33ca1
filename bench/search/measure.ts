import { buildIndex, buildIndexInSlices, type SearchIndex } from '@/features/search/domain/index/search-index'
import { withKnownNames } from '@/features/search/domain/lexicon/known-names'
import { readQuery } from '@/features/search/domain/query/read-query'
import { suggest } from '@/features/search/domain/ranking/suggest'
import { findHomes } from '@/features/search/domain/results/find-homes'
import type { Gazetteer, SearchableProject } from '@/features/search/domain/search-types'
import { report } from '../report'
import { type Demonstration, demonstration } from './catalogue'
import { reportGenerated } from './generated/report-generated'
import { LABELLED } from './labelled-queries'
import type { LabelledQuery } from './labelled-query'
import { miniSearch } from './minisearch'
import { multiplyCatalogue, namesOf } from './multiply-catalogue'
import { reportQuality } from './quality'
import { reportJudged } from './report-judged'
import { reportScale } from './scale'
import { substringOfEachWord, wholeSubstring } from './substring-search'
import { atASteadyPace, inRounds, megabytesInUse, reportTimes, timesRow, watched } from './timing'

const PROJECTS = 10_000
/** Suggestions are requested from this number of characters on (S1§4). */
const SHORTEST_TYPED = 3

const ALL = Object.values(LABELLED).flat()

/** The requests of a search field while a query is typed, one character at a time. */
function asTyped({ q, lang }: LabelledQuery): LabelledQuery[] {
  const characters = [...q]
  return characters
    .slice(SHORTEST_TYPED - 1)
    .map((_, index) => ({ q: characters.slice(0, SHORTEST_TYPED + index).join(''), lang, understood: {} }))
}

interface Searched {
  index: SearchIndex
  gazetteer: Gazetteer
}

/** The slugs of a page of results, sold-out projects last. */
function find(searched: Searched, { q, lang }: LabelledQuery): string[] {
  const asked = { text: q, chosen: {}, sort: 'recommended', page: 1, isByPrice: false } as const
  const { hits, soldOut } = findHomes(searched, lang, asked).answer
  return [...hits.map(({ slug }) => slug), ...soldOut]
}

const suggestFor = ({ index, gazetteer }: Searched, { q, lang }: LabelledQuery) =>
  suggest(index, lang, q, readQuery(q, gazetteer))

/** Calls with the items in rotation. */
const turnOf = <Item>(items: readonly Item[], turn: number, call: (item: Item) => void) => {
  const item = items[turn % items.length]
  if (item !== undefined) call(item)
}

const inSlices = (projects: readonly SearchableProject[], gazetteer: Gazetteer, before?: SearchIndex) =>
  buildIndexInSlices(
    projects,
    gazetteer,
    { pause: () => new Promise((resolve) => setImmediate(resolve)), now: () => performance.now() },
    before,
  )

/** A fresh copy of the projects after an editor changed one of them. */
function republished(projects: readonly SearchableProject[]): SearchableProject[] {
  const read = structuredClone(projects) as SearchableProject[]
  const [first] = read
  if (first) first.fields.en.Short_Description += ' Now with a roof garden.'
  return read
}

/** CPU time of this process in ms: less affected by a busy machine than wall time. */
const processorMs = () => process.cpuUsage().user / 1_000

/**
 * Measures rebuilds of the index: a full one, one after publishing while idle, and one while suggestions are requested.
 */
async function measureRebuild(
  searched: Searched,
  projects: readonly SearchableProject[],
  typed: readonly LabelledQuery[],
): Promise<number[]> {
  const read = republished(projects)
  const whole = await watched(() => inSlices(read, { ...searched.gazetteer }))
  const processorBefore = processorMs()
  const quiet = await watched(() => inSlices(read, searched.gazetteer, searched.index))
  const processor = processorMs() - processorBefore
  const renamed = await watched(() => inSlices(read, { ...searched.gazetteer }, searched.index))
  const since = performance.now()
  let busyMs = 0
  const building = inSlices(read, searched.gazetteer, searched.index).then(() => {
    busyMs = performance.now() - since
  })
  const meanwhile = await atASteadyPace(
    (turn) => turnOf(typed, turn, (query) => suggestFor(searched, query)),
    () => busyMs > 0,
  )
  await building
  report(`The index of ${PROJECTS} projects rebuilt in slices, milliseconds`, [
    ['', 'until it is there', 'the longest that nothing else could run'],
    ['from nothing', whole.ms, whole.longest],
    ['after a publication', quiet.ms, quiet.longest],
    ['of which processor time', processor, ''],
    ['after one that changed a name', renamed.ms, renamed.longest],
    ['while 200 suggestions a second are asked for', busyMs, ''],
  ])
  return meanwhile
}

async function measureTimes({ projects: few, gazetteer: names }: Demonstration): Promise<void> {
  const projects = multiplyCatalogue(few, PROJECTS)
  const gazetteer = { ...names, projects: namesOf(projects, names.projects) }
  const before = megabytesInUse()
  const searched = { index: buildIndex(projects, gazetteer), gazetteer }
  report(`An index of ${PROJECTS} projects in four languages`, [['MB of memory', megabytesInUse() - before]])
  const typed = ALL.flatMap(asTyped)
  for (const query of ALL) suggestFor(searched, query)
  const suggested = await inRounds((turn) => turnOf(typed, turn * 7, (query) => suggestFor(searched, query)))
  const found = await inRounds((turn) => turnOf(ALL, turn, (query) => find(searched, query)))
  const meanwhile = await measureRebuild(searched, projects, typed)
  reportTimes(`${PROJECTS} projects, 200 calls a second on one core, from when each was due`, [
    timesRow('suggestions while typing', suggested.best, suggested.p99s),
    timesRow('searches, all hits and facets', found.best, found.p99s),
    timesRow('suggestions while the index is rebuilt', meanwhile),
  ])
}

/** Measures quality compared with other search methods, and speed, over the labelled queries. */
export async function measureSearch(withFailures: boolean): Promise<void> {
  const { projects, gazetteer } = await demonstration()
  const shown = { projects, gazetteer: withKnownNames(gazetteer) }
  const searched = { index: buildIndex(shown.projects, shown.gazetteer), gazetteer: shown.gazetteer }
  reportQuality(
    {
      read: ({ q }) => readQuery(q, shown.gazetteer),
      find: (query) => find(searched, query),
    },
    {
      'plain substring': wholeSubstring(shown.projects),
      'substring of each word': substringOfEachWord(shown.projects),
      MiniSearch: miniSearch(shown.projects),
    },
    withFailures,
  )
  reportJudged(searched, 'open')
  reportJudged(searched, 'held')
  reportGenerated(searched, 'open')
  reportGenerated(searched, 'held')
  reportScale(shown)
  await measureTimes(shown)
}
