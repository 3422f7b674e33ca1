import type { Pt3 } from './camera'
import { mix } from './palette'
import { drawPerson, drawSitter } from './people'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { type Solid, standing } from './scene'
import { massSolid } from './solids'
import { box as boxPath, ellipse, num, type Pt2 } from './svg'
import { drawTree, type Species } from './trees'

/** A plain block of furniture. */
export function block(plan: Plan, at: Pt3, size: Pt3, colour: string): Solid {
  const max: Pt3 = [at[0] + size[0], at[1] + size[1], at[2] + size[2]]
  return massSolid({ kind: 'solid', style: plan.style, min: at, max, colour })
}

/** A sofa that looks towards the reader, or away from him when `turned`. */
export function sofa(plan: Plan, x: number, y: number, width: number, colour: string, turned = false): Solid[] {
  const dark = mix(colour, plan.palette.shade, 0.25)
  const back = turned ? y : y + 0.68
  const solids = [
    block(plan, [x + 0.05, y + 0.05, 0], [width - 0.1, 0.8, 0.12], plan.palette.shade),
    block(plan, [x, back, 0.12], [width, 0.22, 0.68], dark),
    block(plan, [x, y + (turned ? 0.22 : 0), 0.12], [0.22, 0.68, 0.48], dark),
    block(plan, [x + width - 0.22, y + (turned ? 0.22 : 0), 0.12], [0.22, 0.68, 0.48], dark),
  ]
  const seats = Math.max(1, Math.round((width - 0.44) / 0.8))
  for (let i = 0; i < seats; i += 1) {
    const w = (width - 0.44) / seats
    solids.push(block(plan, [x + 0.22 + i * w + 0.01, y + (turned ? 0.22 : 0), 0.12], [w - 0.02, 0.68, 0.33], colour))
  }
  return solids
}

/** A low table, long or square. */
export function lowTable(plan: Plan, x: number, y: number, width: number, depth: number, colour: string): Solid[] {
  return [
    block(plan, [x + 0.08, y + 0.08, 0], [0.06, depth - 0.16, 0.32], plan.palette.ink),
    block(plan, [x + width - 0.14, y + 0.08, 0], [0.06, depth - 0.16, 0.32], plan.palette.ink),
    block(plan, [x, y, 0.32], [width, depth, 0.07], colour),
  ]
}

/** A table with chairs on its long sides. */
export function dining(plan: Plan, x: number, y: number, seats: number, rng: Rng): Solid[] {
  const { inside, ink } = plan.palette
  const width = seats * 0.7 + 0.3
  const solids = [
    block(plan, [x + 0.12, y + 0.1, 0], [0.06, 0.06, 0.7], ink),
    block(plan, [x + 0.12, y + 0.74, 0], [0.06, 0.06, 0.7], ink),
    block(plan, [x + width - 0.18, y + 0.1, 0], [0.06, 0.06, 0.7], ink),
    block(plan, [x + width - 0.18, y + 0.74, 0], [0.06, 0.06, 0.7], ink),
    block(plan, [x, y, 0.7], [width, 0.9, 0.06], inside.timber),
  ]
  const colour = rng.chance(0.5) ? inside.cloth : mix(inside.timber, ink, 0.3)
  for (let i = 0; i < seats; i += 1) {
    for (const [at, back] of [
      [y - 0.5, y - 0.5],
      [y + 0.95, y + 1.36],
    ] as const) {
      const left = x + 0.28 + i * 0.7
      for (const dx of [0.02, 0.38])
        for (const dy of [0.04, 0.34]) solids.push(block(plan, [left + dx, at + dy, 0], [0.035, 0.035, 0.42], ink))
      solids.push(block(plan, [left, at + 0.03, 0.42], [0.44, 0.38, 0.05], colour))
      solids.push(block(plan, [left, back - 0.02, 0.47], [0.44, 0.04, 0.36], colour))
    }
  }
  return solids
}

/** A bed with its head at the left wall (`x` smallest). */
export function bed(plan: Plan, x: number, y: number, width: number): Solid[] {
  const { inside, paper, accent } = plan.palette
  return [
    block(plan, [x, y - 0.15, 0], [0.1, width + 0.3, 1.15], inside.timber),
    block(plan, [x + 0.1, y, 0.1], [2, width, 0.18], mix(inside.timber, plan.palette.ink, 0.3)),
    block(plan, [x + 0.1, y, 0.28], [2, width, 0.26], paper),
    block(plan, [x + 0.85, y - 0.02, 0.3], [1.27, width + 0.04, 0.27], inside.cloth),
    block(plan, [x + 0.16, y + 0.15, 0.54], [0.4, width / 2 - 0.2, 0.16], paper),
    block(plan, [x + 0.16, y + width / 2 + 0.05, 0.54], [0.4, width / 2 - 0.2, 0.16], paper),
    block(plan, [x + 0.6, y + width / 2 - 0.25, 0.54], [0.16, 0.5, 0.2], accent),
  ]
}

/** A plant in a pot. */
export function potted(plan: Plan, at: Pt3, height: number, rng: Rng): Solid {
  const seed = createRng(plan.facts.slug, 'pot', String(at[0]), String(at[1]))
  const species = rng.pick(['bamboo', 'palm', 'frangipani'] as const satisfies readonly Species[])
  return standing(at, 0.3, height, (sheet, camera) => {
    const [x, y] = camera.project(at)
    const scale = camera.scaleAt(at)
    drawTree(sheet, { x, y: y - scale * 0.4, h: (height - 0.4) * scale }, species, plan.palette, seed)
    sheet.path(
      boxPath(x - scale * 0.24, y - scale * 0.45, scale * 0.48, scale * 0.45),
      mix(plan.palette.stone, plan.palette.shade, 0.2),
    )
  })
}

/** Somebody standing, or sitting on something 0.45 m high. */
export function person(plan: Plan, at: Pt3, seed: string, seated = false): Solid {
  const { shade, ink, inside, accent, paper } = plan.palette
  const cloth = createRng(plan.facts.slug, seed, 'cloth').pick([inside.cloth, accent, paper, inside.timber])
  const colour = mix(mix(shade, ink, 0.35), cloth, 0.34)
  return standing(at, 0.12, 1.7, (sheet, camera) => {
    const [x, y] = camera.project(at)
    const draw = seated ? drawSitter : drawPerson
    draw(sheet, { x, y, h: 1.7 * camera.scaleAt(at) }, colour, createRng(plan.facts.slug, seed))
  })
}

/** What a lamp hangs by: one cord, which forks to the sides of a ring. */
function cord([x, y]: Pt2, top: number, r: number, kind: 'globe' | 'disc' | 'ring'): string {
  if (kind !== 'ring') return `M${num(x)} ${num(y)}V${num(top)}`
  const fork = num(y - r * 0.7)
  return `M${num(x)} ${num(top)}V${fork}L${num(x - r * 1.3)} ${num(y)}M${num(x)} ${fork}L${num(x + r * 1.3)} ${num(y)}`
}

/** A lamp hanging from the ceiling at `top`, its shade at z. */
export function pendant(plan: Plan, at: Pt3, top: number, kind: 'globe' | 'disc' | 'ring', size: number): Solid {
  const { lit, accent, ink } = plan.palette
  return standing(at, 0.1, top - at[2], (sheet, camera) => {
    const [x, y] = camera.project(at)
    const [, y1] = camera.project([at[0], at[1], top])
    const r = size * camera.scaleAt(at)
    sheet.stroke(cord([x, y], y1, r, kind), ink, Math.min(4, Math.max(1, r * 0.05)))
    if (kind === 'globe') sheet.path(ellipse(x, y, r, r), lit[2])
    if (kind === 'globe') sheet.path(ellipse(x, y + r * 0.12, r * 0.8, r * 0.8), lit[1])
    if (kind === 'disc')
      sheet.path(
        `M${num(x - r)} ${num(y)}Q${num(x - r)} ${num(y - r * 0.8)} ${num(x)} ${num(y - r * 0.85)}Q${num(x + r)} ${num(y - r * 0.8)} ${num(x + r)} ${num(y)}Z`,
        accent,
      )
    if (kind === 'disc') sheet.path(ellipse(x, y, r, r * 0.1), lit[2])
    if (kind === 'ring') {
      sheet.stroke(ellipse(x, y, r * 1.4, r * 0.34), accent, Math.max(3, r * 0.16))
      sheet.stroke(ellipse(x, y + r * 0.05, r * 1.36, r * 0.32), lit[2], Math.max(1.5, r * 0.07))
    }
  })
}
