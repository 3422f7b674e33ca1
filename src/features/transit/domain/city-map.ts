import { MAIN_ROADS } from '@/kernel/city/main-roads'
import { PARKS } from '@/kernel/city/parks'
import { WATERWAYS, type Waterway } from '@/kernel/city/waterways'
import { LINES, type LineSlug, type Stop, servicesOf } from './lines'
import { estimatedWalk, type Spot } from './walking'

/** The area of the drawn map: from Rangsit to the sea, from Taling Chan to the airport. */
const NORTH_WEST: Spot = { lat: 14.0, lng: 100.385 }
const SOUTH_EAST: Spot = { lat: 13.56, lng: 100.78 }

/** One unit of the drawing is 50 metres. */
const UNITS_PER_DEGREE = 111_320 / 50
const SHRINK = Math.cos((((NORTH_WEST.lat + SOUTH_EAST.lat) / 2) * Math.PI) / 180)

export interface MapPoint {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The position of a coordinate on the drawing: flat projection, true bearings, north at the top. */
export function toMap({ lat, lng }: Spot): MapPoint {
  return {
    x: round((lng - NORTH_WEST.lng) * UNITS_PER_DEGREE * SHRINK),
    y: round((NORTH_WEST.lat - lat) * UNITS_PER_DEGREE),
  }
}

/** The coordinate of a point of the drawing: the reverse of `toMap`. */
export const toSpot = ({ x, y }: MapPoint): Spot => ({
  lat: NORTH_WEST.lat - y / UNITS_PER_DEGREE,
  lng: NORTH_WEST.lng + x / UNITS_PER_DEGREE / SHRINK,
})

export const MAP_SIZE = { width: toMap(SOUTH_EAST).x, height: toMap(SOUTH_EAST).y } as const

/** Whether a coordinate lies within the drawing. */
export function isOnMap(spot: Spot): boolean {
  const { x, y } = toMap(spot)
  return x >= 0 && y >= 0 && x <= MAP_SIZE.width && y <= MAP_SIZE.height
}

const pathOf = (spots: readonly Spot[]) =>
  spots
    .map(toMap)
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
    .join('')

/** The background of the map: parks, water, main roads, and the lines through their stations at true positions. */
export interface Ground {
  /** All of them as one path. */
  parks: string
  roads: string
  water: readonly { slug: string; kind: Waterway['kind']; path: string }[]
  tracks: readonly { line: LineSlug; path: string }[]
}

/** Draws the background of the map. */
export function drawGround(stops: readonly Stop[]): Ground {
  return {
    parks: PARKS.map(({ edge }) => `${pathOf(edge)}Z`).join(''),
    roads: MAIN_ROADS.map(({ points }) => pathOf(points)).join(''),
    water: WATERWAYS.map(({ slug, kind, points }) => ({ slug, kind, path: pathOf(points) })),
    tracks: LINES.map(({ slug }) => ({ line: slug, path: servicesOf(slug, stops).map(pathOf).join('') })),
  }
}

/** The place whose centre is nearest to a coordinate; null when there are no places. */
export function nearestPlace<P extends Spot>(spot: Spot, places: readonly P[]): P | null {
  return places.toSorted((a, b) => estimatedWalk(spot, a) - estimatedWalk(spot, b))[0] ?? null
}
