import { unitsFor } from '../facts/passes'
import { hasBit } from '../index/bit-masks'
import type { SearchIndex } from '../index/search-index'
import type { SearchableProject, SearchableUnitType, SearchRequest } from '../search-types'
import { asksForSoldOut, matchWords } from './match'
import { type Difference, MINUTES_A_STEP, type Miss, missesOf, type WayTo } from './misses'
import { type Wish, wishesOf } from './wishes'

/** What an offered home differs in: a fact, the name that was asked for, or the minutes to the visitor's own place. */
export type Differs = Difference | { words: readonly string[] } | { within: number; minutes: number }

/** A home that comes nearest to a request, and everything in which it is not what was asked for. */
export interface Offer {
  slug: string
  unitType: SearchableUnitType
  differs: readonly Differs[]
}

/** A home with what it misses. */
interface Candidate extends Offer {
  number: number
  /** Which wishes are missed. */
  way: string
  cost: number
}

/** A difference costs two steps by itself, so that one comes before two of the same size together. */
const COST_OF_ANY = 2
/** Who names a project is shown that one first, whatever else it is not. */
const STEPS_OF_NAME = 30

const MOST = 6
/** Of one way to differ, before others have had their turn. */
const MOST_OF_A_WAY = 3

const FOR_SALE = 0

interface Asked {
  wishes: readonly Wish[]
  words: readonly string[]
  isNamed: (project: number) => boolean
  within: SearchRequest['filters']['within']
}

type Missed = { key: string; steps: number; isMeasured: boolean; differs: Differs }

/** Minutes to the visitor's own place; null where no way is known. */
function withinMiss({ within }: Asked, slug: string): Missed[] | null {
  if (!within) return []
  const minutes = within.journeys.get(slug)?.minutes
  if (minutes === undefined) return null
  if (minutes <= within.minutes) return []
  const steps = (minutes - within.minutes) / MINUTES_A_STEP
  return [{ key: 'within', steps, isMeasured: true, differs: { within: within.minutes, minutes } }]
}

const factMisses = (misses: ReadonlyMap<number, Miss>): Missed[] =>
  [...misses].map(([at, { steps, isMeasured, ...differs }]) => ({ key: String(at), steps, isMeasured, differs }))

/** Everything asked for that a home is measured against. */
const countOf = ({ wishes, words, within }: Asked) =>
  wishes.length + Number(words.length > 0) + Number(within !== undefined)

/** Something of what was asked for holds, or every difference has a size: otherwise it is any home. */
const isNear = (asked: Asked, missed: readonly Missed[]) =>
  missed.length < countOf(asked) || missed.every(({ isMeasured }) => isMeasured)

const costOf = (missed: readonly Missed[]) => missed.reduce((sum, { steps }) => sum + COST_OF_ANY + steps, 0)

/** What a home misses; each of its units by itself where floor or side is asked for. */
function missedBy(
  asked: Asked,
  project: SearchableProject,
  home: SearchableUnitType,
  wayTo: WayTo,
): readonly Missed[] | null {
  const clauses = asked.wishes.map(({ tested }) => tested)
  const each = unitsFor(clauses, home).flatMap((unit) => {
    const misses = missesOf(asked.wishes, unit ? { project, home, unit } : { project, home }, wayTo)
    return misses ? [factMisses(misses)] : []
  })
  return each.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? null
}

function candidateOf(asked: Asked, index: SearchIndex, at: number, wayTo: WayTo): Candidate[] {
  const number = index.unitTypes.projectOf[at] ?? 0
  const [project, unitType] = [index.projects[number], index.unitTypes.unitTypes[at]]
  if (!project || !unitType || index.states[number] !== FOR_SALE) return []
  const [facts, within] = [missedBy(asked, project, unitType, wayTo), withinMiss(asked, project.slug)]
  if (!facts || !within) return []
  const { words } = asked
  const isOther = words.length > 0 && !asked.isNamed(number)
  const named = isOther ? [{ key: 'words', steps: STEPS_OF_NAME, isMeasured: false, differs: { words } }] : []
  const missed = [...facts, ...within, ...named]
  if (missed.length === 0 || !isNear(asked, missed)) return []
  const differs = missed.map((one) => one.differs)
  return [
    { slug: project.slug, unitType, differs, number, way: missed.map(({ key }) => key).join(), cost: costOf(missed) },
  ]
}

/** By what is missed, then the cheaper home, then the editorial order. */
const byCost = (one: Candidate, other: Candidate) =>
  one.cost - other.cost ||
  (one.unitType.priceFrom ?? Number.POSITIVE_INFINITY) - (other.unitType.priceFrom ?? Number.POSITIVE_INFINITY) ||
  one.number - other.number

/** The first of each project. */
function onePerProject(sorted: readonly Candidate[]): Candidate[] {
  const first = new Map<number, Candidate>()
  for (const one of sorted) if (!first.has(one.number)) first.set(one.number, one)
  return [...first.values()]
}

/** The nearest few, so that no single way to differ takes all places. */
function varied(sorted: readonly Candidate[]): Candidate[] {
  const ofWay = new Map<string, number>()
  const [taken, left]: [Candidate[], Candidate[]] = [[], []]
  for (const one of sorted) {
    const count = (ofWay.get(one.way) ?? 0) + 1
    ofWay.set(one.way, count)
    ;(count > MOST_OF_A_WAY ? left : taken).push(one)
  }
  const shown = taken.slice(0, MOST)
  return [...shown, ...left.slice(0, MOST - shown.length)].sort(byCost)
}

/**
 * The homes for sale that come nearest to a request which finds none: one of each project, those first that differ in the
 * fewest and smallest ways. Each fulfils everything that its differences do not name; a refusal is never broken. Nothing
 * where any home would do as well.
 */
export function nearestTo(index: SearchIndex, request: SearchRequest, wayTo: WayTo): Offer[] {
  if (asksForSoldOut(request)) return []
  const named = matchWords(index, request.locale, request.words).projects
  const asked: Asked = {
    wishes: wishesOf(request.filters, index.unitTypes),
    words: request.words,
    isNamed: (project) => hasBit(named, project),
    within: request.filters.within,
  }
  if (countOf(asked) === 0) return []
  const candidates = index.unitTypes.unitTypes.flatMap((_, at) => candidateOf(asked, index, at, wayTo))
  return varied(onePerProject(candidates.sort(byCost))).map(({ slug, unitType, differs }) => ({
    slug,
    unitType,
    differs,
  }))
}
