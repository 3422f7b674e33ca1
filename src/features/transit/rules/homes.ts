import { stationsTogether } from './interchanges'
import { LINES, type Line } from './lines'
import { type Destination, type Journey, minutesTo, type Reach } from './minutes-to'
import type { Question } from './question'
import type { Area, Home, Station } from './station'

/** So many homes elsewhere are shown for a station that no home is near to. */
const ELSEWHERE = 3
const AREA_PREFIX = 'area-'

/** A home in a list: the walk the list is about, and the way to the visitor's own place. */
export interface ListedHome {
  home: Home
  walk: { station: Station; minutes: number } | null
  journey: Journey | null
}

/** The station or area behind `to`; null when there is none of that name. */
export function destinationOf(
  to: string | null,
  stations: readonly Station[],
  areas: readonly Area[],
): (Destination & { name: string }) | null {
  const station = stations.find(({ slug }) => slug === to)
  if (station) return { key: station.slug, name: `${station.system} ${station.name}`, spot: station, isStation: true }
  const area = areas.find(({ slug }) => areaKey(slug) === to)
  return area ? { key: areaKey(area.slug), name: area.name, spot: area, isStation: false } : null
}

/** How an area is called in `to`: some areas are called like stations. */
export const areaKey = (slug: string) => AREA_PREFIX + slug

/** A home with its shortest walk to one of the stations given, and its way to the visitor's place. */
export function listHome(home: Home, stations: readonly Station[], reach: Reach | null): ListedHome {
  const walks = home.walks
    .flatMap(({ station: slug, minutes }) => {
      const station = stations.find((one) => one.slug === slug)
      return station ? [{ station, minutes }] : []
    })
    .sort((a, b) => a.minutes - b.minutes)
  return { home, walk: walks[0] ?? null, journey: reach && minutesTo(reach, home) }
}

const LAST = Number.MAX_SAFE_INTEGER

const ORDER: Record<NonNullable<Question['sort']>, (listed: ListedHome) => number> = {
  minutes: ({ journey }) => journey?.minutes ?? LAST,
  walk: ({ walk }) => walk?.minutes ?? LAST,
  price: ({ home }) => home.priceFrom ?? LAST,
}

/** What a list shows: those within the minutes asked for, in the order asked for; else by `usual`. */
export function arranged(
  listed: readonly ListedHome[],
  { within, sort }: Pick<Question, 'within' | 'sort'>,
  usual: NonNullable<Question['sort']>,
): ListedHome[] {
  const isWithin = ({ journey }: ListedHome) => within === null || (journey !== null && journey.minutes <= within)
  const key = ORDER[sort ?? usual]
  return listed.filter(isWithin).toSorted((a, b) => key(a) - key(b))
}

/** The homes one walks to from a station, or from one of its interchange, whichever is nearer. */
export function homesNear(
  station: Station,
  homes: readonly Home[],
  stations: readonly Station[],
  reach: Reach | null,
): ListedHome[] {
  const together = stationsTogether(station.slug)
  const own = stations.filter(({ slug }) => together.includes(slug))
  return homes.map((home) => listHome(home, own, reach)).filter(({ walk }) => walk !== null)
}

/** The homes that are quickest by rail from a place where none is in walking distance. */
export function homesElsewhere(reach: Reach, homes: readonly Home[], stations: readonly Station[]): ListedHome[] {
  const listed = homes.map((home) => listHome(home, stations, reach))
  return arranged(listed, { within: null, sort: 'minutes' }, 'minutes').slice(0, ELSEWHERE)
}

/** One line with its stations in order, and how many homes are near it. */
export interface LineIndex {
  line: Line
  stations: readonly Station[]
  homes: number
}

/** All lines that have stations, with the homes near them or their interchanges; each home counts once a line. */
export function indexLines(stations: readonly Station[], homes: readonly Home[]): LineIndex[] {
  return LINES.flatMap((line) => {
    const own = stations.filter((station) => station.line === line.slug)
    const together = own.flatMap(({ slug }) => stationsTogether(slug))
    const near = homes.filter(({ walks }) => walks.some(({ station }) => together.includes(station)))
    return own.length > 0 ? [{ line, stations: own, homes: near.length }] : []
  })
}

/** What the list beside the plan shows: all homes, those of a station, or those of each station of a line. */
export type LineList =
  | { of: 'all'; homes: readonly ListedHome[] }
  | { of: 'station'; station: Station; homes: readonly ListedHome[]; elsewhere: readonly ListedHome[] }
  | { of: 'line'; stops: readonly { station: Station; homes: readonly ListedHome[] }[] }
