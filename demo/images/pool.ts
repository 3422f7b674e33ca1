import type { Camera } from './camera'
import { groundPatch } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import { createRng } from './random'
import { polyline, type Sheet } from './svg'

export type Outline = readonly (readonly [number, number])[]

/** Ways to dig a pool, around 0, 0, some twenty metres long. */
export const POOLS: readonly Outline[] = [
  [
    [-11, -4],
    [10, -4],
    [10, 3],
    [-11, 3],
  ],
  [
    [-12, -5],
    [9, -5],
    [9, 6],
    [2, 6],
    [2, 1],
    [-12, 1],
  ],
  Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2
    const swell = 1 + 0.22 * Math.cos(angle * 2 + 0.6) + 0.1 * Math.sin(angle * 3)
    return [Math.cos(angle) * 9.4 * swell, Math.sin(angle) * 5 * swell] as const
  }),
  Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2
    return [Math.cos(angle) * 7.2, Math.sin(angle) * 7.2] as const
  }),
  [
    [-14, -2.2],
    [12, -2.2],
    [12, 0.8],
    [5, 0.8],
    [5, 4.6],
    [-1, 4.6],
    [-1, 0.8],
    [-14, 0.8],
  ],
]

function grown(outline: Outline, by: number): Outline {
  return outline.map(([x, y]) => {
    const far = Math.hypot(x, y) || 1
    return [x + (x / far) * by * 1.25, y + (y / far) * by * 1.25] as const
  })
}

function moved(outline: Outline, dx: number, dy: number): Outline {
  return outline.map(([x, y]) => [x + dx, y + dy] as const)
}

/** A pool let into a deck: rim, shaded far wall, shallow ledge, ripples of low light. */
export function drawPool(sheet: Sheet, camera: Camera, plan: Plan, outline: Outline): void {
  const { palette } = plan
  const deck = mix(palette.inside.timber, palette.stone, 0.35)
  const around = groundPatch(camera, grown(outline, 2.6))
  sheet.path(around, deck)
  sheet.clip(around, () => {
    let boards = ''
    for (let x = -22; x < 22; x += 0.5) boards += polyline([camera.project([x, -16, 0]), camera.project([x, 16, 0])])
    sheet.stroke(boards, mix(deck, palette.shade, 0.3), 0.8)
  })
  const blue = plan.facts.brand === 'nue' ? '#3FA39C' : '#6F9A94'
  sheet.path(groundPatch(camera, grown(outline, 0.3)), palette.trim)
  const shape = groundPatch(camera, outline)
  sheet.path(shape, mix(blue, palette.shade, 0.5))
  sheet.clip(shape, () => {
    sheet.path(groundPatch(camera, moved(outline, plan.style.sun * -0.5, -0.7)), mix(blue, palette.shade, 0.12))
    sheet.path(groundPatch(camera, moved(outline, plan.style.sun * -2.4, -3.4)), mix(blue, palette.paper, 0.2))
    const seed = createRng(plan.facts.slug, 'ripples')
    let ripples = ''
    for (let i = 0; i < 46; i += 1) {
      const [x, y] = [seed.range(-13, 11), seed.range(-7, 6)]
      ripples += polyline([camera.project([x, y, 0]), camera.project([x + seed.range(0.8, 2.2), y, 0])])
    }
    sheet.stroke(ripples, palette.paper, 1.6, 0.55)
  })
}

/** Whether a spot lies within an outline grown by a margin (even-odd rule). */
export function within(outline: Outline, x: number, y: number, margin: number): boolean {
  const edge = grown(outline, margin)
  let inside = false
  for (let i = 0, j = edge.length - 1; i < edge.length; j = i, i += 1) {
    const [a, b] = [edge[i], edge[j]]
    if (a && b && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}
