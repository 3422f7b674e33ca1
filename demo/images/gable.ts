import type { Camera, Pt3 } from './camera'
import { shadeOf, tonesOf } from './facade-style'
import { mix } from './palette'
import type { Solid } from './scene'
import type { Mass } from './solids'
import type { Sheet } from './svg'

interface Plane {
  points: Pt3[]
  shade: number
}

/** The two slopes and the two gable ends of a roof whose ridge runs along x. */
function alongX({ min, max, style }: Mass): { slopes: Plane[]; ends: Plane[] } {
  const [x0, y0] = min
  const [x1, y1, z1] = max
  const [west, east]: [Pt3, Pt3] = [
    [x0, (y0 + y1) / 2, z1],
    [x1, (y0 + y1) / 2, z1],
  ]
  const [a, b, c, d] = eaves(min, max)
  return {
    slopes: [
      { points: [c, d, west, east], shade: 0.5 },
      { points: [a, b, east, west], shade: 0.12 },
    ],
    ends: [
      { points: [d, a, west], shade: shadeOf('left', style.sun) },
      { points: [b, c, east], shade: shadeOf('right', style.sun) },
    ],
  }
}

/** The four corners of a roof at its eaves, from the left one near the reader, counter-clockwise. */
function eaves([x0, y0, z0]: Pt3, [x1, y1]: Pt3): [Pt3, Pt3, Pt3, Pt3] {
  return [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y1, z0],
    [x0, y1, z0],
  ]
}

/** The same with the ridge running away from the reader. */
function alongY({ min, max, style }: Mass): { slopes: Plane[]; ends: Plane[] } {
  const [x0, y0] = min
  const [x1, y1, z1] = max
  const [near, far]: [Pt3, Pt3] = [
    [(x0 + x1) / 2, y0, z1],
    [(x0 + x1) / 2, y1, z1],
  ]
  const [a, b, c, d] = eaves(min, max)
  return {
    slopes: [
      { points: [d, a, near, far], shade: style.sun === -1 ? 0 : 0.45 },
      { points: [b, c, far, near], shade: style.sun === 1 ? 0 : 0.45 },
    ],
    ends: [
      { points: [c, d, far], shade: 0.7 },
      { points: [a, b, near], shade: shadeOf('front', style.sun) },
    ],
  }
}

function paintPlanes(sheet: Sheet, camera: Camera, planes: readonly Plane[], colour: (shade: number) => string): void {
  for (const { points, shade } of planes) {
    const flat = points.map((point) => camera.project(point))
    const [a, b, c] = flat
    if (!a || !b || !c) continue
    const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (turn < -0.5) sheet.poly(flat, colour(shade))
  }
}

/** A gabled roof over a rectangle; the ridge runs along x or along y. */
export function gableSolid(mass: Mass, ridge: 'x' | 'y'): Solid {
  const { min, max, style } = mass
  const colour = mass.colour ?? style.wall
  const { slopes, ends } = ridge === 'x' ? alongX(mass) : alongY(mass)
  return {
    min,
    max,
    paint: (sheet, camera) => {
      paintPlanes(sheet, camera, slopes, (shade) => mix(colour, style.palette.shade, shade))
      paintPlanes(sheet, camera, ends, (shade) => tonesOf(style.wall, style.palette, shade).front)
    },
  }
}
