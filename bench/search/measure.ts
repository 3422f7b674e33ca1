import { findHomes } from '@/features/search/rules/find-homes'
import { withKnownNames } from '@/features/search/rules/known-names'
import { readQuery } from '@/features/search/rules/read-query'
import type { Gazetteer, SearchableProject } from '@/features/search/rules/search'
import { buildIndex, buildIndexInSlices, type SearchIndex } from '@/features/search/rules/search-index'
import { suggest } from '@/features/search/rules/suggest'
import { report } from '../report'
import { type Demonstration, demonstration } from './catalogue'
import type { LabelledQuery } from './labelled'
import { multiplied, namesOf } from './multiplied'
import { reportQuality } from './quality'
import { LABELLED } from './queries'
import { stockLibrary } from './stock'
import { substringOfEachWord, wholeSubstring } from './substring'
import { atASteadyPace, aWhile, megabytesInUse, reportTimes, timesRow, watched } from './timing'

const PROJECTS = 10_000
/** From so many characters on suggestions are asked for (S1§4). */
const SHORTEST_TYPED = 3

const ALL = Object.values(LABELLED).flat()

/** What a search box sends for a query while it is typed, a character at a time. */
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

const find = (searched: Searched, { q, lang }: LabelledQuery) =>
  findHomes(searched, lang, { text: q, chosen: {}, sort: 'recommended', page: 1, isByPrice: false }).answer.hits

const suggestFor = ({ index, gazetteer }: Searched, { q, lang }: LabelledQuery) =>
  suggest(index, lang, q, readQuery(q, gazetteer))

/** In turn, over and over. */
const turnOf = <Item>(items: readonly Item[], turn: number, call: (item: Item) => void) => {
  const item = items[turn % items.length]
  if (item !== undefined) call(item)
}

const inSlices = (projects: readonly SearchableProject[], gazetteer: Gazetteer) =>
  buildIndexInSlices(projects, gazetteer, {
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
  })

/** Makes the index anew twice: with nobody asking, and while suggestions are asked for; gives the times of those. */
async function measureRebuild(
  searched: Searched,
  projects: readonly SearchableProject[],
  typed: readonly LabelledQuery[],
): Promise<number[]> {
  const quiet = await watched(() => inSlices(projects, searched.gazetteer))
  const since = performance.now()
  let busyMs = 0
  const building = inSlices(projects, searched.gazetteer).then(() => {
    busyMs = performance.now() - since
  })
  const meanwhile = await atASteadyPace(
    (turn) => turnOf(typed, turn, (query) => suggestFor(searched, query)),
    () => busyMs > 0,
  )
  await building
  report(`The index of ${PROJECTS} projects made anew in slices, milliseconds`, [
    ['nobody asking', quiet.ms],
    ['the longest that nothing else could run', quiet.longest],
    ['while 200 suggestions a second are asked for', busyMs],
  ])
  return meanwhile
}

async function measureTimes({ projects: few, gazetteer: names }: Demonstration): Promise<void> {
  const projects = multiplied(few, PROJECTS)
  const gazetteer = { ...names, projects: namesOf(projects, names.projects) }
  const before = megabytesInUse()
  const searched = { index: buildIndex(projects, gazetteer), gazetteer }
  readQuery('', gazetteer)
  report(`An index of ${PROJECTS} projects in four languages`, [['MB of memory', megabytesInUse() - before]])
  const typed = ALL.flatMap(asTyped)
  for (const query of ALL) suggestFor(searched, query)
  const suggested = await atASteadyPace(
    (turn) => turnOf(typed, turn * 7, (query) => suggestFor(searched, query)),
    aWhile,
  )
  const found = await atASteadyPace((turn) => turnOf(ALL, turn, (query) => find(searched, query)), aWhile)
  const meanwhile = await measureRebuild(searched, projects, typed)
  reportTimes(`${PROJECTS} projects, 200 calls a second on one core, from when each was due`, [
    timesRow('suggestions while typing', suggested),
    timesRow('searches, all hits and facets', found),
    timesRow('suggestions while the index is made anew', meanwhile),
  ])
}

/** Issue 5: how much is understood and found of what people type, beside other ways, and how fast. */
export async function measureSearch(withFailures: boolean): Promise<void> {
  const { projects, gazetteer } = await demonstration()
  const shown = { projects, gazetteer: withKnownNames(gazetteer) }
  const searched = { index: buildIndex(shown.projects, shown.gazetteer), gazetteer: shown.gazetteer }
  reportQuality(
    {
      read: ({ q }) => readQuery(q, shown.gazetteer),
      find: (query) => find(searched, query).map(({ slug }) => slug),
    },
    {
      'plain substring': wholeSubstring(shown.projects),
      'substring of each word': substringOfEachWord(shown.projects),
      MiniSearch: stockLibrary(shown.projects),
    },
    withFailures,
  )
  await measureTimes(shown)
}
