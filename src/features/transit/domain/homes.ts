import { fromOf } from '@/kernel/price'
import type { FinderFilters } from './finder-query'
import { interchangeStations } from './interchanges'
import { type Destination, type Journey, journeyTo, type Reach } from './journeys'
import { LINES, type Line } from './lines'
import type { Area, Home, Station } from './station'

/** How many homes elsewhere are shown for a station without homes nearby. */
const ELSEWHERE = 3
const AREA_PREFIX = 'area-'

/** A listed home, with its walk to a station and its journey to the place of the visitor. */
export interface ListedHome {
  home: Home
  walk: { station: Station; minutes: number } | null
  journey: Journey | null
}

/** The station or area of `to`; null when it does not exist. */
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

/** The key of an area in `to`. The prefix is needed because areas and stations share names. */
export const areaKey = (slug: string) => AREA_PREFIX + slug

/** A home with its shortest walk to one of the stations, and its journey to the place of the visitor. */
export function listHome(home: Home, stations: readonly Station[], reach: Reach | null): ListedHome {
  const walks = home.walks
    .flatMap(({ station: slug, minutes }) => {
      const station = stations.find((one) => one.slug === slug)
      return station ? [{ station, minutes }] : []
    })
    .sort((a, b) => a.minutes - b.minutes)
  return { home, walk: walks[0] ?? null, journey: reach && journeyTo(reach, home) }
}

const LAST = Number.MAX_SAFE_INTEGER

const ORDER: Record<NonNullable<FinderFilters['sort']>, (listed: ListedHome) => number> = {
  minutes: ({ journey }) => journey?.minutes ?? LAST,
  walk: ({ walk }) => walk?.minutes ?? LAST,
  price: ({ home }) => fromOf(home.price) ?? LAST,
}

/** Filters homes by travel time and sorts them, by default by `usual`. */
export function filteredAndSorted(
  listed: readonly ListedHome[],
  { within, sort }: Pick<FinderFilters, 'within' | 'sort'>,
  usual: NonNullable<FinderFilters['sort']>,
): ListedHome[] {
  const isWithin = ({ journey }: ListedHome) => within === null || (journey !== null && journey.minutes <= within)
  const key = ORDER[sort ?? usual]
  return listed.filter(isWithin).toSorted((a, b) => key(a) - key(b))
}

/** The homes in walking distance of a station, or of a station of its interchange if that is nearer. */
export function homesNear(
  station: Station,
  homes: readonly Home[],
  stations: readonly Station[],
  reach: Reach | null,
): ListedHome[] {
  const together = interchangeStations(station.slug)
  const own = stations.filter(({ slug }) => together.includes(slug))
  return homes.map((home) => listHome(home, own, reach)).filter(({ walk }) => walk !== null)
}

/** The homes that are fastest to reach by rail, for a place without homes in walking distance. */
export function homesElsewhere(reach: Reach, homes: readonly Home[], stations: readonly Station[]): ListedHome[] {
  const listed = homes.map((home) => listHome(home, stations, reach))
  return filteredAndSorted(listed, { within: null, sort: 'minutes' }, 'minutes').slice(0, ELSEWHERE)
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
    const together = own.flatMap(({ slug }) => interchangeStations(slug))
    const near = homes.filter(({ walks }) => walks.some(({ station }) => together.includes(station)))
    return own.length > 0 ? [{ line, stations: own, homes: near.length }] : []
  })
}

/** Content of the list beside the network map: all homes, those of a station, or those of each station of a line. */
export type LineList =
  | { of: 'all'; homes: readonly ListedHome[] }
  | { of: 'station'; station: Station; homes: readonly ListedHome[]; elsewhere: readonly ListedHome[] }
  | { of: 'line'; stops: readonly { station: Station; homes: readonly ListedHome[] }[] }
