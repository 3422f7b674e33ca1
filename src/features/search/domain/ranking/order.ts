import { fromOf, toOf } from '@/kernel/price'
import type { Rails } from '../facts/fact-table'
import { railsOf } from '../facts/passes'
import { countBits, forEachBit, type Mask } from '../index/bit-masks'
import type { SearchIndex } from '../index/search-index'
import type { SearchableProject, SearchableUnitType, SearchRequest, Sort } from '../search-types'

/** Matched projects with their points. */
export interface Matched {
  projects: Mask
  points: Uint32Array
  /** The unit type that was found, by the number of its project: its price orders by price. */
  unitTypes?: ReadonlyMap<number, SearchableUnitType>
}

/** Upper bound of the catalogue: a project number and its sort value are packed into one number. */
const MOST_PROJECTS = 2 ** 20
const MOST_POINTS = 2 ** 20 - 1
const NEVER = 2 ** 28 - 1
const A_STATE = 2 ** 29

type Asked = Pick<SearchRequest, 'sort' | 'filters' | 'journeys'>

/** Walking minutes to the stations or lines asked for, otherwise to the nearest one; `far` when there is none. */
function minutesOf({ stations }: SearchableProject, { stations: asked, lines }: Rails, far: number): number {
  const isAsked = ({ station, line, system }: SearchableProject['stations'][number]) =>
    (asked.length === 0 || asked.includes(station)) &&
    (lines.length === 0 || lines.includes(line) || lines.includes(system.toLowerCase()))
  const near = stations.filter(isAsked)
  return Math.min(far, ...(near.length > 0 ? near : stations).map(({ minutes }) => minutes))
}

function monthsOf({ completion }: SearchableProject): number {
  const [year = 0, month = 0] = (completion ?? '').split('-').map(Number)
  return year * 12 + month
}

type Value = (
  project: SearchableProject,
  asked: { rails: Rails; journeys: Asked['journeys'] },
  found: { points: number; unitType?: SearchableUnitType },
) => number

function dearestOf({ unitTypes }: SearchableProject): number | null {
  const prices = unitTypes.flatMap(({ price }) => toOf(price) ?? [])
  return prices.length > 0 ? Math.max(...prices) : null
}

const sizesOf = ({ unitTypes }: SearchableProject, found?: SearchableUnitType) =>
  (found ? [found] : unitTypes).flatMap(({ area }) => area ?? [])
const mostArea = (project: SearchableProject, found?: SearchableUnitType) => Math.max(0, ...sizesOf(project, found))
const leastArea = (project: SearchableProject, found?: SearchableUnitType) =>
  Math.min(NEVER, ...sizesOf(project, found))

/** Sort values, ascending, below 2^29. */
const VALUES: Record<Sort, Value> = {
  recommended: (project, { rails }, { points }) => {
    const isByRail = rails.stations.length + rails.lines.length > 0
    const minutes = isByRail ? minutesOf(project, rails, 255) : 0
    return (MOST_POINTS - Math.min(points, MOST_POINTS)) * 256 + minutes
  },
  price: (project, _, { unitType }) => {
    const from = fromOf((unitType ?? project).price)
    return from === null ? NEVER : Math.min(Math.round(from / 100), NEVER - 1)
  },
  'price-desc': (project, _, { unitType }) => {
    const dearest = unitType ? toOf(unitType.price) : dearestOf(project)
    return dearest === null ? NEVER : NEVER - 1 - Math.min(Math.round(dearest / 100), NEVER - 1)
  },
  largest: (project, _, { unitType }) => NEVER - Math.round(mostArea(project, unitType) * 10),
  smallest: (project, _, { unitType }) => Math.min(Math.round(leastArea(project, unitType) * 10), NEVER),
  newest: (project) => Number(!project.isNew) * 2 ** 20 + (2 ** 16 - Math.min(monthsOf(project), 2 ** 16)),
  nearest: (project, { rails, journeys }) =>
    journeys ? Math.min(journeys.get(project.slug)?.minutes ?? NEVER, NEVER) : minutesOf(project, rails, NEVER),
}

/** Inserts a key into the sorted list of smallest keys. */
function takeSmallest(smallest: Float64Array, size: number, key: number): void {
  let at = size
  while (at > 0 && (smallest[at - 1] ?? 0) > key) {
    if (at < smallest.length) smallest[at] = smallest[at - 1] ?? 0
    at -= 1
  }
  if (at < smallest.length) smallest[at] = key
}

/** Up to this many results a partial sort is used. */
const FEW = 64

function smallestOf(keys: Float64Array, most: number): Float64Array {
  if (most > FEW || keys.length <= most) return keys.sort().subarray(0, most)
  const smallest = new Float64Array(most)
  let size = 0
  for (const key of keys) {
    if (size === most && key >= (smallest[most - 1] ?? 0)) continue
    takeSmallest(smallest, size, key)
    size = Math.min(size + 1, most)
  }
  return smallest
}

/**
 * The numbers of the found projects in the requested order. Recommended: homes for sale by points (name, place, status
 * and group, description, meta), then past projects, then sold-out ones (C10); with a requested station or line the
 * shorter walk first among equals. Nearest: by the walk to a station, or by the minutes to the place of the visitor if
 * one is set, those without a known journey last. Ties keep the editorial order. At most `most` of them.
 */
export function rankedProjects(
  index: SearchIndex,
  met: Matched,
  { sort, filters, journeys }: Asked,
  most = MOST_PROJECTS,
): number[] {
  const keys = new Float64Array(countBits(met.projects))
  const worth = VALUES[sort]
  const asked = { rails: railsOf(filters), journeys }
  let at = 0
  forEachBit(met.projects, (number) => {
    const project = index.projects[number]
    if (!project) return
    const found = { points: met.points[number] ?? 0, unitType: met.unitTypes?.get(number) }
    const value = (index.states[number] ?? 0) * A_STATE + worth(project, asked, found)
    keys[at] = value * MOST_PROJECTS + number
    at += 1
  })
  return Array.from(smallestOf(keys, most), (key) => key % MOST_PROJECTS)
}
