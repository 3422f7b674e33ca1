import type { Camera, Pt3 } from './camera'
import type { Palette } from './palette'
import { mix } from './palette'
import type { Rng } from './random'
import type { Sheet } from './svg'
import { box, polygon, polyline } from './svg'

/** A polygon lying on the ground, in metres. */
export function groundPatch(camera: Camera, points: readonly (readonly [number, number])[], z = 0): string {
  return polygon(points.map(([x, y]) => camera.project([x, y, z])))
}

/** A rectangle on the ground. */
export function groundRect(camera: Camera, x0: number, y0: number, x1: number, y1: number, z = 0): string {
  return groundPatch(
    camera,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    z,
  )
}

/** The shadow a box throws on the ground at a low sun, as one outline per side. */
export function castShadow(camera: Camera, min: Pt3, max: Pt3, drift: readonly [number, number]): string {
  const height = max[2]
  const [dx, dy] = [drift[0] * height, drift[1] * height]
  const corners = [
    [min[0], min[1]],
    [max[0], min[1]],
    [max[0], max[1]],
    [min[0], max[1]],
  ] as const
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % 4] ?? from
    const shape = [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]] as const
    return oriented(camera, shape)
  })
  const lid = oriented(
    camera,
    corners.map(([x, y]) => [x + dx, y + dy] as const),
  )
  return sides.join('') + oriented(camera, corners) + lid
}

/** The same turn for all pieces, or where two overlap they would cut a hole into each other. */
function oriented(camera: Camera, shape: readonly (readonly [number, number])[]): string {
  const flat = shape.map(([x, y]) => camera.project([x, y, 0]))
  const area = flat.reduce((sum, [x, y], i) => {
    const next = flat[(i + 1) % flat.length] ?? [0, 0]
    return sum + x * next[1] - next[0] * y
  }, 0)
  return polygon(area > 0 ? flat : flat.reverse())
}

interface Cut {
  /** Ground line in pixels. */
  y: number
  scale: number
  /** The building's foot, in pixels. */
  left: number
  right: number
}

/** The earth cut open below an elevation: a dark mass, parking below the house, piles. */
export function drawCutGround(sheet: Sheet, palette: Palette, { y, scale, left, right }: Cut, rng: Rng): void {
  sheet.rect(0, y, sheet.width, sheet.height - y, palette.groundDeep)
  sheet.rect(0, y, sheet.width, Math.max(3, scale * 0.5), palette.paving)
  const line = mix(palette.groundDeep, palette.paving, 0.55)
  const floors = 2
  const deep = Math.min((sheet.height - y) * 0.5, scale * 3.1 * floors)
  const level = deep / floors
  const fill = mix(palette.groundDeep, palette.paving, 0.32)
  const [from, to] = [left - scale * 2, right + scale * 2]
  let [rooms, posts, piles] = ['', '', '']
  for (let i = 0; i < floors; i += 1) rooms += box(from, y + scale * 0.7 + i * level, to - from, level - scale * 0.5)
  for (let x = from; x <= to + 1; x += (to - from) / Math.round((to - from) / (scale * 7))) {
    posts += box(x - scale * 0.25, y, scale * 0.5, deep)
    for (const shift of [-0.7, 0.7])
      piles += polyline([
        [x + shift * scale, y + deep + 2],
        [x + shift * scale, sheet.height],
      ])
  }
  sheet.path(rooms, fill)
  sheet.path(posts, palette.groundDeep)
  sheet.stroke(piles, line, Math.max(1, scale * 0.16), 0.5)
  let strata = ''
  for (const at of [0.38, 0.66]) {
    const depth = y + (sheet.height - y) * at
    let x = 0
    while (x < sheet.width) {
      const length = rng.range(60, 240)
      if (x + length < from || x > to)
        strata += polyline([
          [x, depth],
          [x + length, depth],
        ])
      x += length + rng.range(14, 40)
    }
  }
  sheet.stroke(strata, line, 1.2, 0.55)
}

/** Broken strokes of light below the lit windows. */
function gleams(sheet: Sheet, palette: Palette, top: number, bottom: number, gleam: Gleam, rng: Rng): void {
  const wide = gleam.to - gleam.from
  for (const [colour, opacity, count] of [
    [palette.water[1], 1, 46],
    [palette.stone, 0.35, 34],
    [palette.lit[1], 0.62, 40],
  ] as const) {
    let data = ''
    for (let i = 0; i < count; i += 1) {
      const t = rng.next() ** 1.25
      const length = wide * rng.range(0.05, 0.3) * (1 - t * 0.4)
      const x = gleam.from + rng.range(0.02, 0.98) * wide - length / 2
      data += box(x, top + t * (bottom - top) * 0.9, length, Math.max(1.6, (bottom - top) * 0.011))
    }
    sheet.path(data, colour, opacity)
  }
}

/** Where on the water the lights of a house lie, in pixels. */
interface Gleam {
  from: number
  to: number
}

/** Long still reflections on a river seen from the other bank. */
export function drawRiver(sheet: Sheet, palette: Palette, top: number, bottom: number, rng: Rng, gleam?: Gleam): void {
  sheet.rect(0, top, sheet.width, bottom - top, palette.water[0])
  if (gleam) gleams(sheet, palette, top, bottom, gleam, rng)
  const span = bottom - top
  const layers = [
    [palette.water[1], 0.9, 60],
    [palette.water[2], 0.75, 34],
    [palette.lit[0], 0.5, 16],
  ] as const
  for (const [colour, opacity, count] of layers) {
    let data = ''
    for (let i = 0; i < count; i += 1) {
      const t = rng.next() ** 1.7
      const y = top + t * span
      const length = sheet.width * rng.range(0.02, 0.12) * (0.4 + t)
      data += box(rng.range(0.05, 1) * sheet.width, y, length, Math.max(1.4, span * 0.008 * (0.4 + t)))
    }
    sheet.path(data, colour, opacity)
  }
}
