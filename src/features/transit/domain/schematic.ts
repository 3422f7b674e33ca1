import { INTERCHANGES } from './interchanges'
import { LINES, type LineSlug, type Stop } from './lines'
import {
  NAME_SIDES,
  NAME_SIDES_ALONE,
  RUNS,
  type Run,
  SCHEMATIC_RIVER,
  SHEET,
  type Side,
  type Waypoint,
} from './schematic-runs'

/** Scale of the drawing: neighbouring stations are at least 24 px apart (WCAG 2.2, 2.5.8). */
const SCALE = 1.2

export interface Point {
  x: number
  y: number
}

export interface DrawnStop extends Point {
  slug: string
  line: LineSlug
  names: Side
}

/** The drawn network, in px. */
export interface Schematic {
  width: number
  height: number
  river: string
  tracks: readonly { line: LineSlug; path: string }[]
  stops: readonly DrawnStop[]
  /** The walks between lines at interchanges. */
  changes: readonly { from: Point; to: Point }[]
}

const scaled = (x: number, y: number): Point => ({
  x: Math.round(x * SCALE * 10) / 10,
  y: Math.round(y * SCALE * 10) / 10,
})

const pathOf = (points: readonly Point[]) => points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

/**
 * Draws the network of the given stations only. When a waypoint is missing, the stations between it and the next one
 * are not drawn; the list beside the drawing still has them. With a chosen line (`alone`) the labels of that line have
 * their own sides.
 */
export function drawSchematic(stops: readonly Stop[], alone: string | null = null): Schematic {
  const found = new Map<string, DrawnStop>()
  for (const run of RUNS) {
    const sides = run.line === alone ? { ...NAME_SIDES, ...NAME_SIDES_ALONE } : NAME_SIDES
    for (const stop of placeRun(run, stops, sides)) found.set(stop.slug, stop)
  }
  const drawn = [...found.values()]
  return {
    ...{ width: SHEET.width * SCALE, height: SHEET.height * SCALE },
    river: pathOf(SCHEMATIC_RIVER.map(([x, y]) => scaled(x, y))),
    tracks: LINES.map(({ slug }) => ({ line: slug, path: tracksOf(slug) })),
    stops: drawn,
    changes: INTERCHANGES.flatMap(([a, b]) => {
      const [from, to] = [found.get(a), found.get(b)]
      return from && to ? [{ from, to }] : []
    }),
  }
}

const tracksOf = (line: LineSlug) =>
  RUNS.filter((run) => run.line === line)
    .map(({ points }) => pathOf(points.map(([, x, y]) => scaled(x, y))))
    .join('')

type NameSides = Readonly<Record<string, Side>>

/** The drawn stations of one section: its waypoints, and the stations between them spaced evenly along the track. */
function placeRun({ line, names, points }: Run, stops: readonly Stop[], sides: NameSides): DrawnStop[] {
  const ofLine = stops.filter((stop) => stop.line === line).toSorted((a, b) => a.order - b.order)
  const anchors = points.flatMap(([slug], index) => {
    const place = ofLine.findIndex((stop) => stop.slug === slug)
    return place === -1 ? [] : [{ index, place }]
  })
  const at = (place: number, { x, y }: Point): DrawnStop[] => {
    const stop = ofLine[place]
    return stop ? [{ slug: stop.slug, line, names: sides[stop.slug] ?? names, ...scaled(x, y) }] : []
  }
  return anchors.flatMap(({ index, place }, number) => {
    const own = at(place, pointOf(points[index]))
    const next = anchors[number + 1]
    if (!next) return own
    const steps = next.place - place
    const way = points.slice(index, next.index + 1).map(pointOf)
    const between = Array.from({ length: Math.max(0, Math.abs(steps) - 1) }, (_, step) =>
      at(place + (step + 1) * Math.sign(steps), along(way, (step + 1) / Math.abs(steps))),
    )
    return [...own, ...between.flat()]
  })
}

const pointOf = (waypoint: Waypoint | undefined): Point => ({ x: waypoint?.[1] ?? 0, y: waypoint?.[2] ?? 0 })

const lengthOf = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

/** The point at a share of a path. */
function along(way: readonly Point[], share: number): Point {
  const legs = way.slice(1).flatMap((to, index) => {
    const from = way[index]
    return from ? [{ from, to, length: lengthOf(from, to) }] : []
  })
  let left = legs.reduce((sum, { length }) => sum + length, 0) * share
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0) {
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length }
    }
    left -= length
  }
  return way.at(-1) ?? { x: 0, y: 0 }
}
