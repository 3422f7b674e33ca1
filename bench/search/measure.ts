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
import { atASteadyPace, inRounds, megabytesInUse, reportTimes, timesRow, watched } from './timing'

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

const inSlices = (projects: readonly SearchableProject[], gazetteer: Gazetteer, before?: SearchIndex) =>
  buildIndexInSlices(
    projects,
    gazetteer,
    { pause: () => new Promise((resolve) => setImmediate(resolve)), now: () => performance.now() },
    before,
  )

/** The projects as they are read anew after an editor has rewritten one of them. */
function republished(projects: readonly SearchableProject[]): SearchableProject[] {
  const read = structuredClone(projects) as SearchableProject[]
  const [first] = read
  if (first) first.fields.en.Short_Description += ' Now with a roof garden.'
  return read
}

/** Processor time of this program in milliseconds, which a busy machine stretches less than the clock. */
const processorMs = () => process.cpuUsage().user / 1_000

/** Makes the index anew: whole, after a publication with nobody asking, and while suggestions are asked for. */
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
  report(`The index of ${PROJECTS} projects made anew in slices, milliseconds`, [
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
  const projects = multiplied(few, PROJECTS)
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
