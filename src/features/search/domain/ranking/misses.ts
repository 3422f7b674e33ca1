import { type Clause, type Condition, isNumber, type NumberCondition } from '../facts/conditions'
import type { ChoiceFact, NumberFact } from '../facts/fact-keys'
import { CHOICE_TABLE, NUMBER_TABLE, type On, type Rails } from '../facts/fact-table'
import { passesClause } from '../facts/passes'
import type { Wish } from './wishes'

/** A way from a home to a place or station, door to door; without a train it is all on foot. */
export interface Way {
  minutes: number
  trains: number
}

/** The way from a project to a place or station; null when none is known. */
export type WayTo = (fact: 'place' | 'station', key: string, slug: string) => Way | null

/** In what a home differs from one wish. */
export interface Difference {
  asked: Clause
  /** What it has instead; null where it has nothing of the kind. */
  has: Condition | null
  /** From the home to the place or station asked for. */
  way?: Way
  /** The stop that a walk leads to. */
  stop?: { station: string; system: string }
}

/** A difference and its size in steps: what buyers give up about as readily as one bedroom. */
export interface Miss extends Difference {
  steps: number
  /** Whether the size is known. */
  isMeasured: boolean
}

/** So much more of a price or a size is one step; twice as much is five. */
const ONE_STEP_MORE = 1.15

/** Steps of one unit of a fact; of the others a share counts. */
const STEPS_OF_ONE: Readonly<Partial<Record<NumberFact, number>>> = {
  beds: 1,
  baths: 0.5,
  parking: 0.5,
  storeys: 0.5,
  floor: 0.2,
  completion: 1,
  walk: 0.2,
  yield: 2,
}

/** Steps of a value that is another one. */
const STEPS_OF_OTHER: Readonly<Record<ChoiceFact, number>> = {
  brand: 1,
  facing: 1,
  facility: 1,
  nearby: 1,
  tag: 1,
  near: 2,
  line: 2,
  offer: 2,
  badge: 2,
  stage: 2,
  kind: 2,
  group: 6,
  // Where no way is known.
  place: 6,
  station: 6,
}

/** A house of another kind is nearer than a flat, and nothing is near to a plot. */
const STEPS_OF_OTHER_HOUSE = 1.5
const STEPS_TO_LAND = 12
const [A_HOUSE, A_FLAT, LAND] = ['house', 'condominium', 'land']
/** Of a journey. */
export const MINUTES_A_STEP = 8

function stepsBetween(fact: NumberFact, has: number, bound: number): number {
  const one = STEPS_OF_ONE[fact]
  if (one !== undefined) return Math.abs(has - bound) * one
  return Math.abs(Math.log(Math.max(has, 1) / Math.max(bound, 1))) / Math.log(ONE_STEP_MORE)
}

/** The stop at a walk of so many minutes: the one that was named, where one was. */
function stopAt({ project: { stations } }: On, walk: number, rails: Rails): Pick<Difference, 'stop'> {
  const isNamed = ({ station }: (typeof stations)[number]) =>
    rails.stations.length === 0 || rails.stations.includes(station)
  const stop = stations.find((one) => one.minutes === walk && isNamed(one))
  return stop ? { stop: { station: stop.station, system: stop.system.toUpperCase() } } : {}
}

/** How far a number is off; null where the home has no such number, and so cannot be compared. */
function numberMiss(asked: Clause, condition: NumberCondition, on: On, rails: Rails): Miss | null {
  const { fact, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition
  const misses = NUMBER_TABLE[fact].read(on, rails).map(([low, high]): Miss => {
    const [has, bound] = low > max ? [low, max] : [high, min]
    return {
      asked,
      has: { fact, min: has, max: has },
      ...(fact === 'walk' ? stopAt(on, has, rails) : {}),
      steps: stepsBetween(fact, has, bound),
      isMeasured: true,
    }
  })
  return nearestOf(misses)
}

/** Facts of which a home has one value that can be said instead. */
const SAID: readonly ChoiceFact[] = ['kind', 'facing', 'stage', 'group', 'brand', 'badge', 'place', 'station']

function hasInstead(fact: ChoiceFact, on: On): Condition | null {
  const stops = on.project.stations.toSorted((one, other) => one.minutes - other.minutes)
  const value = fact === 'station' ? stops[0]?.station : CHOICE_TABLE[fact].read(on)[0]
  return SAID.includes(fact) && value !== undefined ? { fact, value } : null
}

function stepsOfOther(fact: ChoiceFact, value: string, on: On): number {
  if (fact !== 'group') return STEPS_OF_OTHER[fact]
  const groups = CHOICE_TABLE.group.read(on)
  if (value === LAND || groups.includes(LAND)) return STEPS_TO_LAND
  return value !== A_FLAT && groups.includes(A_HOUSE) ? STEPS_OF_OTHER_HOUSE : STEPS_OF_OTHER.group
}

function choiceMiss(asked: Clause, fact: ChoiceFact, value: string, on: On, wayTo: WayTo): Miss {
  const way = fact === 'place' || fact === 'station' ? wayTo(fact, value, on.project.slug) : null
  return {
    asked,
    has: hasInstead(fact, on),
    ...(way ? { way: { minutes: way.minutes, trains: way.trains } } : {}),
    steps: way ? way.minutes / MINUTES_A_STEP : stepsOfOther(fact, value, on),
    isMeasured: way !== null,
  }
}

function nearestOf(misses: readonly Miss[]): Miss | null {
  return misses.toSorted((one, other) => one.steps - other.steps)[0] ?? null
}

/** The smallest difference from one of the alternatives; null for a refusal, and where nothing can be compared. */
function missOf({ asked, tested }: Wish, on: On, rails: Rails, wayTo: WayTo): Miss | null {
  if (tested.some(({ not }) => not)) return null
  const each = tested.map((condition) =>
    isNumber(condition)
      ? numberMiss(asked, condition, on, rails)
      : choiceMiss(asked, condition.fact, condition.value, on, wayTo),
  )
  return nearestOf(each.filter((miss) => miss !== null))
}

const isOfWalk = ({ tested }: Wish) => tested.some(({ fact }) => fact === 'walk')

const valuesIn = (wishes: readonly Wish[], fact: 'station' | 'line') =>
  wishes.flatMap(({ tested }) =>
    tested.flatMap((one) => (one.fact === fact && !isNumber(one) && !one.not ? [one.value] : [])),
  )

/**
 * What a home misses of some wishes, by their position; null where it breaks a refusal or cannot be compared. A walk is
 * one to the stations and lines asked for, among those that the home has.
 */
export function missesOf(wishes: readonly Wish[], on: On, wayTo: WayTo): ReadonlyMap<number, Miss> | null {
  const misses = new Map<number, Miss>()
  const held: Wish[] = []
  const turns = [...wishes.entries()].sort(([, one], [, other]) => Number(isOfWalk(one)) - Number(isOfWalk(other)))
  for (const [at, wish] of turns) {
    const rails = { stations: valuesIn(held, 'station'), lines: valuesIn(held, 'line') }
    if (passesClause(wish.tested, on, rails)) {
      held.push(wish)
      continue
    }
    const miss = missOf(wish, on, rails, wayTo)
    if (!miss) return null
    misses.set(at, miss)
  }
  return misses
}
