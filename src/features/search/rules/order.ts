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

type Asked = Pick<SearchRequest, 'sort' | 'filters'>

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

type Value = (project: SearchableProject, asked: Asked['filters'], points: number) => number

/** What each order goes by, small before large, below 2^29. */
const VALUES: Record<Sort, Value> = {
  recommended: (project, asked, points) => {
    const isByRail = asked.station !== undefined || asked.line !== undefined
    const minutes = isByRail ? minutesOf(project, asked, 255) : 0
    return (MOST_POINTS - Math.min(points, MOST_POINTS)) * 256 + minutes
  },
  price: ({ priceFrom }) => (priceFrom === null ? NEVER : Math.min(Math.round(priceFrom / 100), NEVER - 1)),
  newest: (project) => Number(!project.isNew) * 2 ** 20 + (2 ** 16 - Math.min(monthsOf(project), 2 ** 16)),
  nearest: (project, asked) => minutesOf(project, asked, NEVER),
}

/** In every order what is for sale comes first, then past projects, then what is sold out (C10). */
function stateOf({ badge, isCurrent }: SearchableProject): number {
  if (badge === 'Sold_Out') return 2
  return isCurrent ? 0 : 1
}

/**
 * The numbers of the projects found, in the order asked for. Recommended: what is for sale by points (name, place,
 * status and group, description, meta), then past projects, then what is sold out (C10); with a station or line asked
 * for, the shorter walk first among equals. What is equal keeps the editors' order. At most `most` of them.
 */
export function numbersInOrder(index: SearchIndex, met: Met, { sort, filters }: Asked, most = MOST_PROJECTS): number[] {
  const keys = new Float64Array(countOf(met.projects))
  let at = 0
  eachOf(met.projects, (number) => {
    const project = index.projects[number]
    if (!project) return
    const value = stateOf(project) * A_STATE + VALUES[sort](project, filters, met.points[number] ?? 0)
    keys[at] = value * MOST_PROJECTS + number
    at += 1
  })
  return Array.from(keys.sort().subarray(0, most), (key) => key % MOST_PROJECTS)
}
