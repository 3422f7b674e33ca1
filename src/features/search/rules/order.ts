import { countOf, eachOf, type Mask } from './masks'
import type { SearchableProject, SearchRequest, Sort } from './search'
import type { SearchIndex } from './search-index'

/** What was met, as far as its order asks. */
export interface Met {
  projects: Mask
  points: Uint32Array
}

/** More projects than there will be: a number below it and a place in the order are packed into one number. */
const MOST_PROJECTS = 2 ** 20
const MOST_POINTS = 2 ** 20 - 1
const NEVER = 2 ** 28 - 1
const A_STATE = 2 ** 29

type Asked = Pick<SearchRequest, 'sort' | 'filters' | 'ways'>

/** Walking minutes to the station or line asked for, otherwise to the nearest one; `far` when there is none. */
function minutesOf({ stations }: SearchableProject, { station, line }: Asked['filters'], far: number): number {
  const asked = stations.filter(
    (each) =>
      (station === undefined || each.station === station) &&
      (line === undefined || each.line === line || each.system.toLowerCase() === line),
  )
  return Math.min(far, ...(asked.length > 0 ? asked : stations).map(({ minutes }) => minutes))
}

function monthsOf({ completion }: SearchableProject): number {
  const [year = 0, month = 0] = (completion ?? '').split('-').map(Number)
  return year * 12 + month
}

type Value = (project: SearchableProject, asked: Omit<Asked, 'sort'>, points: number) => number

/** What each order goes by, small before large, below 2^29. */
const VALUES: Record<Sort, Value> = {
  recommended: (project, { filters }, points) => {
    const isByRail = filters.station !== undefined || filters.line !== undefined
    const minutes = isByRail ? minutesOf(project, filters, 255) : 0
    return (MOST_POINTS - Math.min(points, MOST_POINTS)) * 256 + minutes
  },
  price: ({ priceFrom }) => (priceFrom === null ? NEVER : Math.min(Math.round(priceFrom / 100), NEVER - 1)),
  newest: (project) => Number(!project.isNew) * 2 ** 20 + (2 ** 16 - Math.min(monthsOf(project), 2 ** 16)),
  nearest: (project, { filters, ways }) =>
    ways ? Math.min(ways.get(project.slug)?.minutes ?? NEVER, NEVER) : minutesOf(project, filters, NEVER),
}

/** Takes a key into the smallest ones, which are kept in order. */
function takeSmallest(smallest: Float64Array, size: number, key: number): void {
  let at = size
  while (at > 0 && (smallest[at - 1] ?? 0) > key) {
    if (at < smallest.length) smallest[at] = smallest[at - 1] ?? 0
    at -= 1
  }
  if (at < smallest.length) smallest[at] = key
}

/** Of a page or a list of suggestions only as many are put in order as are shown. */
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
 * The numbers of the projects found, in the order asked for. Recommended: what is for sale by points (name, place,
 * status and group, description, meta), then past projects, then what is sold out (C10); with a station or line asked
 * for, the shorter walk first among equals. Nearest: by the walk to a station, and once the visitor has named a place by
 * the minutes to it, last those that no way is known from. What is equal keeps the editors' order. At most `most` of them.
 */
export function numbersInOrder(
  index: SearchIndex,
  met: Met,
  { sort, ...asked }: Asked,
  most = MOST_PROJECTS,
): number[] {
  const keys = new Float64Array(countOf(met.projects))
  const worth = VALUES[sort]
  let at = 0
  eachOf(met.projects, (number) => {
    const project = index.projects[number]
    if (!project) return
    const value = (index.states[number] ?? 0) * A_STATE + worth(project, asked, met.points[number] ?? 0)
    keys[at] = value * MOST_PROJECTS + number
    at += 1
  })
  return Array.from(smallestOf(keys, most), (key) => key % MOST_PROJECTS)
}
