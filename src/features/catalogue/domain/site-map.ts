import type { StationWalk } from './project'

/** Metres east and south of the project; y grows southwards as on a screen. */
export interface MapPoint {
  x: number
  y: number
}

export interface MapStation extends MapPoint {
  station: StationWalk
  /** Which side of its mark the name stands on. */
  nameSide: 'left' | 'right'
}

export interface SiteMap {
  /** Half the width and half the height of the drawn ground, in metres. */
  halfWidth: number
  halfHeight: number
  stations: readonly MapStation[]
  /** On which side of its mark the project's own name is free. */
  titleSide: 'above' | 'below'
  /** Lines through two or more stations shown, to the edges of the map. */
  lines: readonly { colour: string; from: MapPoint; to: MapPoint }[]
  /** Radii of the walking circles. */
  circles: readonly { minutes: number; metres: number }[]
  /** Length of the scale bar. */
  scaleMetres: number
}

const METRES_PER_DEGREE = 111_320
/** Walking speed in hot weather, over the straight distance. */
const METRES_PER_MINUTE = 80
const ASPECT = 0.75
const LEAST_HALF = 1150
const MOST_HALF = 2600

/** Where a place lies from another: true bearing and distance, flat enough for a walk. */
export function offset(from: { lat: number; lng: number }, to: { lat: number; lng: number }): MapPoint {
  return {
    x: (to.lng - from.lng) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180),
    y: (from.lat - to.lat) * METRES_PER_DEGREE,
  }
}

/** The straight line through two points, as long as the map can need. */
function through(a: MapPoint, b: MapPoint, reach: number): { from: MapPoint; to: MapPoint } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  return { from: { x: a.x - ux * reach, y: a.y - uy * reach }, to: { x: b.x + ux * reach, y: b.y + uy * reach } }
}

/** A station may have no coordinates yet; it is then listed in the text only. */
const hasPlace = ({ lat, lng }: StationWalk) => Number.isFinite(lat) && Number.isFinite(lng)

/** A map of the walk to the stations: the project in the centre, everything else at its true position. */
export function drawSiteMap(project: { lat: number; lng: number }, stations: readonly StationWalk[]): SiteMap {
  const placed = stations.filter(hasPlace).map((station): MapStation => {
    const point = offset(project, station)
    return { station, ...point, nameSide: point.x < 0 ? 'left' : 'right' }
  })
  const need = Math.max(...placed.map(({ x, y }) => Math.max(Math.abs(x) * 1.5, (Math.abs(y) * 1.25) / ASPECT)), 0)
  const halfWidth = Math.min(MOST_HALF, Math.max(LEAST_HALF, Math.ceil(need / 100) * 100))
  const byLine = group(placed)
  const [nearest] = [...placed].sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
  const lines = [...byLine.values()].flatMap((stops) => {
    const [first, second] = stops
    return first && second ? [{ colour: first.station.colour, ...through(first, second, halfWidth * 3) }] : []
  })
  return {
    halfWidth,
    halfHeight: halfWidth * ASPECT,
    stations: placed,
    titleSide: (nearest?.y ?? 0) > 0 ? 'above' : 'below',
    lines,
    circles: [5, 10].map((minutes) => ({ minutes, metres: minutes * METRES_PER_MINUTE })),
    scaleMetres: halfWidth > 1500 ? 1000 : 500,
  }
}

function group(placed: readonly MapStation[]): Map<string, MapStation[]> {
  const byLine = new Map<string, MapStation[]>()
  for (const stop of placed) byLine.set(stop.station.line, [...(byLine.get(stop.station.line) ?? []), stop])
  return byLine
}
