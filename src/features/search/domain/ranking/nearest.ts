import { byLowest } from '@/kernel/price'
import type { On } from '../facts/fact-table'
import { isOfUnits, unitsFor } from '../facts/passes'
import { hasBit } from '../index/bit-masks'
import type { SearchIndex } from '../index/search-index'
import type { SearchableProject, SearchableUnitType, SearchRequest } from '../search-types'
import { asksForSoldOut, matchWords } from './match'
import { type Difference, MINUTES_A_STEP, missesOf, type WayTo } from './misses'
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

/** A home with what it misses as a whole, before its single units are looked at. */
interface Measured {
  number: number
  project: SearchableProject
  unitType: SearchableUnitType
  missed: readonly Missed[]
  cost: number
}

/** A difference costs two steps by itself, so that one comes before two of the same size together. */
const COST_OF_ANY = 2
/** Who names a project is shown that one first, whatever else it is not. */
const STEPS_OF_NAME = 30

const MOST = 6
/** Of one way to differ, before others have had their turn. */
const MOST_OF_A_WAY = 3

/** So many of the nearest projects are compared. */
const MOST_COMPARED = 60

const FOR_SALE = 0

interface Asked {
  /** Wishes of a home as a whole, and those that one and the same unit has to fulfil. */
  ofHome: readonly Wish[]
  ofUnit: readonly Wish[]
  words: readonly string[]
  isNamed: (project: number) => boolean
  within: SearchRequest['filters']['within']
  wayTo: WayTo
}

type Missed = { key: string; steps: number; isMeasured: boolean; differs: Differs }

const MONEY: readonly string[] = ['price', 'monthly', 'yield']

/** Where floor or side is asked for, the price is that of the unit too. */
function splitWishes(wishes: readonly Wish[]): Pick<Asked, 'ofHome' | 'ofUnit'> {
  if (!wishes.some(({ tested }) => isOfUnits(tested))) return { ofHome: wishes, ofUnit: [] }
  const isOfUnit = ({ tested }: Wish) => isOfUnits(tested) || tested.some(({ fact }) => MONEY.includes(fact))
  return { ofHome: wishes.filter((wish) => !isOfUnit(wish)), ofUnit: wishes.filter(isOfUnit) }
}

/** Minutes to the visitor's own place; null where no way is known. */
function withinMiss({ within }: Asked, slug: string): Missed[] | null {
  if (!within) return []
  const minutes = within.journeys.get(slug)?.minutes
  if (minutes === undefined) return null
  if (minutes <= within.minutes) return []
  const steps = (minutes - within.minutes) / MINUTES_A_STEP
  return [{ key: 'within', steps, isMeasured: true, differs: { within: within.minutes, minutes } }]
}

/** Another project than the one that was named. */
const nameMiss = ({ words, isNamed }: Asked, number: number): Missed[] =>
  words.length === 0 || isNamed(number)
    ? []
    : [{ key: 'words', steps: STEPS_OF_NAME, isMeasured: false, differs: { words } }]

function factMisses(kind: 'home' | 'unit', wishes: readonly Wish[], on: On, wayTo: WayTo): Missed[] | null {
  const misses = missesOf(wishes, on, wayTo)
  if (!misses) return null
  return [...misses].map(([at, { steps, isMeasured, ...differs }]) => ({ key: kind + at, steps, isMeasured, differs }))
}

/** Everything asked for that a home is measured against. */
const countOf = ({ ofHome, ofUnit, words, within }: Asked) =>
  ofHome.length + ofUnit.length + Number(words.length > 0) + Number(within !== undefined)

/** Something of what was asked for holds, or every difference has a size: otherwise it is any home. */
const isNear = (asked: Asked, missed: readonly Missed[]) =>
  missed.length > 0 && (missed.length < countOf(asked) || missed.every(({ isMeasured }) => isMeasured))

const costOf = (missed: readonly Missed[]) => missed.reduce((sum, { steps }) => sum + COST_OF_ANY + steps, 0)

function measure(asked: Asked, index: SearchIndex, at: number): Measured[] {
  const number = index.unitTypes.projectOf[at] ?? 0
  const [project, unitType] = [index.projects[number], index.unitTypes.unitTypes[at]]
  if (!project || !unitType || index.states[number] !== FOR_SALE) return []
  const facts = factMisses('home', asked.ofHome, { project, home: unitType }, asked.wayTo)
  const within = withinMiss(asked, project.slug)
  if (!facts || !within) return []
  const missed = [...facts, ...within, ...nameMiss(asked, number)]
  return [{ number, project, unitType, missed, cost: costOf(missed) }]
}

/** What that unit of a home misses which misses least; null where none can be compared. */
function leastOfUnits({ ofUnit, wayTo }: Asked, { project, unitType: home }: Measured): readonly Missed[] | null {
  if (ofUnit.length === 0) return []
  const clauses = ofUnit.map(({ tested }) => tested)
  let [least, leastCost]: [Missed[] | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const unit of unitsFor(clauses, home)) {
    const missed = factMisses('unit', ofUnit, unit ? { project, home, unit } : { project, home }, wayTo)
    const cost = missed ? costOf(missed) : Number.POSITIVE_INFINITY
    if (cost < leastCost) [least, leastCost] = [missed, cost]
  }
  return least
}

function candidateOf(asked: Asked, home: Measured): Candidate | null {
  const { number, project, unitType } = home
  const ofUnits = leastOfUnits(asked, home)
  const missed = [...home.missed, ...(ofUnits ?? [])]
  if (!ofUnits || !isNear(asked, missed)) return null
  const [differs, way] = [missed.map((one) => one.differs), missed.map(({ key }) => key).join()]
  return { slug: project.slug, unitType, differs, number, way, cost: costOf(missed) }
}

/** By what is missed, then the cheaper home, then the editorial order. */
const byCost = (one: Candidate, other: Candidate) =>
  one.cost - other.cost || byLowest(one.unitType.price, other.unitType.price) || one.number - other.number

/** The cost of the last project that is compared. */
const boundOf = (all: Iterable<Candidate>) =>
  [...all].map(({ cost }) => cost).sort((one, other) => one - other)[MOST_COMPARED - 1] ?? Number.POSITIVE_INFINITY

/**
 * The nearest home of each of the nearest projects. Homes are taken in the order of what they miss as a whole, so that
 * the units of those that are too far anyway are not looked at.
 */
function nearestOfEach(asked: Asked, measured: readonly Measured[]): Candidate[] {
  const nearest = new Map<number, Candidate>()
  let bound = Number.POSITIVE_INFINITY
  for (const home of measured.toSorted((one, other) => one.cost - other.cost)) {
    if (home.cost > bound) break
    const one = candidateOf(asked, home)
    const known = nearest.get(home.number)
    if (!one || (known && byCost(known, one) <= 0)) continue
    nearest.set(home.number, one)
    bound = boundOf(nearest.values())
  }
  return [...nearest.values()].sort(byCost)
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
    ...splitWishes(wishesOf(request.filters, index.unitTypes)),
    words: request.words,
    isNamed: (project) => hasBit(named, project),
    within: request.filters.within,
    wayTo,
  }
  if (countOf(asked) === 0) return []
  const measured = index.unitTypes.unitTypes.flatMap((_, at) => measure(asked, index, at))
  return varied(nearestOfEach(asked, measured)).map(({ slug, unitType, differs }) => ({ slug, unitType, differs }))
}
