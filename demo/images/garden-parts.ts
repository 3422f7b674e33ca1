import type { Camera, Pt3 } from './camera'
import { treeSolid } from './crown'
import { block } from './furniture'
import { mix } from './palette'
import type { Plan } from './plan'
import { drawFigure } from './poses'
import { createRng, type Rng } from './random'
import { type Solid, standing } from './scene'
import type { Pt2, Sheet } from './svg'
import type { Species } from './trees'

/** A garden as somebody sees it who stands in it. */
export interface Layout {
  flat: (sheet: Sheet, camera: Camera, plan: Plan) => void
  solids: (plan: Plan, rng: Rng) => Solid[]
  /** Where the eye is: metres above the ground, to the right of the middle, and before the scene. */
  eye: readonly [height: number, aside: number, before: number]
  /** On a roof the city lies below. */
  isHigh?: true
}

export const lawnOf = ({ palette }: Plan) => mix(palette.leaf[2], palette.stone, 0.3)
export const pathOf = ({ palette }: Plan) => mix(palette.stone, palette.shade, 0.08)
export const poolOf = (plan: Plan) => mix(plan.facts.brand === 'nue' ? '#3FA39C' : '#6F9A94', plan.palette.paper, 0.12)

export const ring = (cx: number, cy: number, rx: number, ry: number): Pt2[] =>
  Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })

export function hedge(plan: Plan, rng: Rng, x0: number, x1: number, y: number): Solid[] {
  return Array.from({ length: Math.round((x1 - x0) / 0.9) }, (_, i) =>
    treeSolid([x0 + i * 0.9, y, 0], rng.range(0.6, 1), 'shrub', plan.palette, rng),
  )
}

export function rows(
  plan: Plan,
  rng: Rng,
  kinds: readonly Species[],
  aside: number,
  from: number,
  to: number,
): Solid[] {
  const solids: Solid[] = []
  for (let y = from; y < to; y += 5.4) {
    for (const x of [-aside, aside])
      solids.push(treeSolid([x + rng.range(-0.4, 0.4), y, 0], rng.range(5.4, 8), rng.pick(kinds), plan.palette, rng))
  }
  return solids
}

export function seat(plan: Plan, x: number, y: number, length: number): Solid[] {
  const { inside, shade } = plan.palette
  return [
    block(plan, [x + 0.1, y + 0.1, 0], [0.12, 0.3, 0.4], mix(inside.timber, shade, 0.4)),
    block(plan, [x + length - 0.2, y + 0.1, 0], [0.12, 0.3, 0.4], mix(inside.timber, shade, 0.4)),
    block(plan, [x, y, 0.4], [length, 0.5, 0.07], inside.timber),
  ]
}

export function pavilion(plan: Plan, x: number, y: number, w: number): Solid[] {
  const { inside, shade, trim } = plan.palette
  const post = mix(inside.timber, shade, 0.2)
  return [
    ...[x, x + w - 0.2].flatMap((px) => [y, y + 3].map((py) => block(plan, [px, py, 0], [0.2, 0.2, 2.9], post))),
    block(plan, [x - 0.6, y - 0.6, 2.9], [w + 1.2, 4.4, 0.26], trim),
    block(plan, [x + 0.5, y + 2, 0], [w - 1, 0.7, 0.45], inside.cloth),
  ]
}

export function runner(plan: Plan, at: Pt3): Solid {
  const { palette, facts } = plan
  return standing(at, 0.3, 1.7, (sheet, camera) => {
    const [x, y] = camera.project(at)
    const cloth = { shirt: mix(palette.accent, palette.paper, 0.25), trousers: mix(palette.shade, '#1B2430', 0.6) }
    const spot = { x, y, h: 1.7 * camera.scaleAt(at), isTurned: plan.style.sun > 0 }
    drawFigure(sheet, { ...spot, ...cloth }, 'run', createRng(facts.slug, 'runner', String(at[0])))
  })
}
