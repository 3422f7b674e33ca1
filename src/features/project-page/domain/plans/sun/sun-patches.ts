import type { Pane, PlanRoom } from '../plan-light'
import type { SunPosition } from './sun-position'

type Point = readonly [x: number, y: number]

/** From a floor to the ceiling or the balcony above it, in metres: assumed, for nothing published says it. */
const STOREY = 2.8

/** Cuts a polygon at one edge of a box (Sutherland and Hodgman). */
function clipped(points: readonly Point[], isIn: (point: Point) => boolean, cross: (a: Point, b: Point) => Point) {
  return points.flatMap((point, index): Point[] => {
    const before = points.at(index - 1) as Point
    const turns = isIn(point) !== isIn(before) ? [cross(before, point)] : []
    return isIn(point) ? [...turns, point] : turns
  })
}

function within(points: readonly Point[], { x, y, w, h }: PlanRoom): Point[] {
  const atX =
    (value: number) =>
    (a: Point, b: Point): Point => [value, a[1] + ((b[1] - a[1]) * (value - a[0])) / (b[0] - a[0])]
  const atY =
    (value: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (value - a[1])) / (b[1] - a[1]), value]
  const left = clipped(points, (point) => point[0] >= x, atX(x))
  const right = clipped(left, (point) => point[0] <= x + w, atX(x + w))
  const top = clipped(right, (point) => point[1] >= y, atY(y))
  return clipped(top, (point) => point[1] <= y + h, atY(y + h))
}

/** Where the sun stands from a plan whose top looks at `up` degrees: a unit vector towards it. */
export function towardsSun(azimuth: number, up: number): Point {
  const turn = ((azimuth - up) * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}

/**
 * Sunlight on the floor through one window: what its sill, its head and the balcony above let in, cut at the walls of
 * the rooms behind it.
 */
function patchesOf(pane: Pane, sun: Point, slope: number): Point[][] {
  const facing = pane.out[0] * sun[0] + pane.out[1] * sun[1]
  if (facing < 0.02) return []
  // A slab above shades what lies higher than the line from its edge.
  const head = Math.min(pane.head, STOREY - (pane.overhang * slope) / facing)
  if (head <= pane.sill) return []
  const shifted = (x: number, y: number, height: number): Point => [
    x - (sun[0] * height) / slope,
    y - (sun[1] * height) / slope,
  ]
  const light: Point[] = [
    shifted(pane.x1, pane.y1, pane.sill),
    shifted(pane.x2, pane.y2, pane.sill),
    shifted(pane.x2, pane.y2, head),
    shifted(pane.x1, pane.y1, head),
  ]
  return pane.rooms.map((room) => within(light, room)).filter((points) => points.length > 2)
}

/** Every patch of sunlight on the floor of a storey, as one path in centimetres; empty when the sun does not come in. */
export function sunPatches(panes: readonly Pane[], { altitude, azimuth }: SunPosition, up: number): string {
  if (altitude < 1) return ''
  const sun = towardsSun(azimuth, up)
  const slope = Math.tan((altitude * Math.PI) / 180)
  return panes
    .flatMap((pane) => patchesOf(pane, sun, slope))
    .map((points) => `M${points.map(([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`).join('L')}z`)
    .join('')
}
