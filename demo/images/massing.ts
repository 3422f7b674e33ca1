import type { ProjectFacts } from '../types'
import type { Pt3 } from './camera'
import type { FacadeStyle } from './facade-style'
import { createRng, type Rng } from './random'
import type { Mass, MassKind } from './solids'

export const MASSINGS = ['slab', 'point', 'twin', 'setback', 'split', 'stack', 'overhang'] as const
export type Massing = (typeof MASSINGS)[number]

interface Plot {
  width: number
  depth: number
  /** Floors of homes above the podium. */
  floors: number
  /** Top of the podium. */
  base: number
  x: number
  y: number
}

interface Builder {
  style: FacadeStyle
  masses: Mass[]
  rng: Rng
}

/** Adds a box by its corner, size and kind. */
function addBox(to: Builder, kind: MassKind, at: Pt3, size: Pt3, colour?: string): void {
  const max: Pt3 = [at[0] + size[0], at[1] + size[1], at[2] + size[2]]
  to.masses.push({ kind, style: to.style, min: at, max, ...(colour === undefined ? {} : { colour }) })
}

type Grow = (to: Builder, plot: Plot) => void

const slab: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  addBox(to, 'homes', [x - width / 2, y, base], [width, depth * 0.8, floors * f])
  addBox(to, 'solid', [x + width / 2, y + depth * 0.15, base], [width * 0.1, depth * 0.5, (floors + 1.4) * f])
}

const point: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const notch = width * 0.12
  const wing = (width * 0.8 - notch) / 2
  addBox(to, 'homes', [x - wing - notch / 2, y, base], [wing, depth, floors * f])
  addBox(to, 'solid', [x - notch / 2, y + 2, base], [notch, depth - 4, (floors + 1) * f])
  addBox(to, 'homes', [x + notch / 2, y, base], [wing, depth, (floors - 2) * f])
}

const twin: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const [shaft, gap] = [width * 0.42, width * 0.22]
  addBox(to, 'homes', [x - gap / 2 - shaft, y + 1, base], [shaft, depth, floors * f])
  addBox(to, 'homes', [x + gap / 2, y - 2, base], [shaft, depth, Math.round(floors * 0.86) * f])
  for (const at of [0.34, 0.68]) {
    addBox(
      to,
      'lantern',
      [x - gap / 2, y + depth * 0.3, base + Math.round(floors * at) * f],
      [gap, depth * 0.35, f * 1.6],
    )
  }
}

const setback: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const lean = to.rng.chance(0.5) ? 1 : -1
  const tiers = [
    [1.12, 0.42],
    [0.84, 0.34],
    [0.56, 0.24],
  ] as const
  let z = base
  for (const [wide, share] of tiers) {
    const [w, count] = [width * wide, Math.round(floors * share)]
    const shift = ((width * 1.12 - w) / 2) * lean * 0.8
    addBox(
      to,
      'homes',
      [x - w / 2 + shift, y + (1.12 - wide) * depth * 0.5, z],
      [w, depth * (0.45 + wide * 0.5), count * f],
    )
    z += count * f
  }
}

const split: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const low = Math.round(floors * to.rng.range(0.6, 0.76))
  const side = to.rng.chance(0.5) ? 1 : -1
  const left = side === 1 ? [0.46, floors] : [0.54, low]
  const right = side === 1 ? [0.54, low] : [0.46, floors]
  const at = x - width / 2 + width * (left[0] ?? 0.5)
  addBox(
    to,
    'homes',
    [x - width / 2, y + (side === 1 ? 3 : 0), base],
    [width * (left[0] ?? 0.5), depth, (left[1] ?? floors) * f],
  )
  addBox(
    to,
    'homes',
    [at, y + (side === 1 ? 0 : 3), base],
    [width * (right[0] ?? 0.5), depth, (right[1] ?? floors) * f],
  )
}

const stack: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const count = Math.max(3, Math.round(floors / 8))
  const each = Math.floor(floors / count)
  let z = base
  for (let i = 0; i < count; i += 1) {
    const shift = ((i % 2 === 0 ? 1 : -1) * width * 0.07 * (i + 1)) / count + to.rng.range(-1, 1)
    const w = width * (0.94 - 0.05 * (i % 3))
    addBox(to, 'homes', [x - w / 2 + shift, y + (i % 2) * 1.5, z], [w, depth * 0.92, (each - 1) * f])
    z += (each - 1) * f
    if (i < count - 1) addBox(to, 'lantern', [x - w * 0.3, y + 4, z], [w * 0.6, depth * 0.6, f * 1.1])
    z += f * 1.1
  }
}

const overhang: Grow = (to, { x, y, base, width, depth, floors }) => {
  const f = to.style.floor
  const low = Math.round(floors * 0.58)
  const lean = to.rng.chance(0.5) ? 1 : -1
  addBox(to, 'homes', [x - width * 0.4, y + 2, base], [width * 0.8, depth * 0.85, low * f])
  addBox(to, 'lantern', [x - width * 0.3, y + 4, base + low * f], [width * 0.6, depth * 0.6, f * 1.3])
  addBox(
    to,
    'homes',
    [x - width * 0.5 + lean * width * 0.08, y, base + (low + 1.3) * f],
    [width, depth, (floors - low) * f],
  )
}

const GROW: Record<Massing, Grow> = { slab, point, twin, setback, split, stack, overhang }

/** A podium with a tall lobby below and a garden on top. Returns the height of its roof. */
function addPodium(to: Builder, width: number, depth: number, x: number, y: number, floors: number): number {
  const high = 6.2
  const rise = floors * 3
  addBox(to, 'lobby', [x - width * 0.46, y - 3, 0], [width * 0.92, depth + 5, high])
  addBox(to, 'podium', [x - width / 2, y - 5, high], [width, depth + 9, rise])
  return high + rise
}

/** Width of a tower: its typical homes side by side, more of them on larger land. */
function towerWidth(facts: ProjectFacts): number {
  const total = facts.unitTypes.reduce((sum, type) => sum + type.count, 0)
  const average = facts.unitTypes.reduce((sum, type) => sum + type.width * type.count, 0) / Math.max(1, total)
  const side = facts.landRai / facts.buildings > 2.2 ? 6 : 5
  return Math.min(46, Math.max(27, average * side))
}

/** The towers of a high project, on their podium. */
export function buildTowers(facts: ProjectFacts, style: FacadeStyle, massing: Massing): Mass[] {
  const rng = createRng(facts.slug, 'massing')
  const to: Builder = { style, masses: [], rng }
  const width = towerWidth(facts)
  const depth = rng.range(17, 22)
  const podiumFloors = facts.storeys > 30 ? rng.int(3, 4) : rng.int(2, 3)
  const step = width * 1.5
  const first = (-(facts.buildings - 1) * step) / 2
  const wide = width * rng.range(1.14, 1.3) + (facts.buildings - 1) * step
  const base = addPodium(to, wide, depth, 0, 0, podiumFloors)
  for (let i = 0; i < facts.buildings; i += 1) {
    const lower = facts.buildings === 1 ? 0 : Math.round(i * facts.storeys * 0.09)
    const floors = Math.max(8, facts.storeys - podiumFloors - 2 - lower)
    GROW[massing](to, { width, depth, floors, base, x: first + i * step, y: (i % 2) * 5 })
  }
  return to.masses
}

/** Low buildings around a court; `x`, `y` of the court are 0. */
export function buildBars(facts: ProjectFacts, style: FacadeStyle): Mass[] {
  const rng = createRng(facts.slug, 'massing')
  const to: Builder = { style, masses: [], rng }
  const f = style.floor
  const [long, thick] = [rng.range(44, 54), rng.range(14, 16)]
  const court = rng.range(24, 30)
  const bar = (x: number, y: number, w: number, d: number, floors: number): void => {
    addBox(to, 'lobby', [x + 1, y + 1, 0], [w - 2, d - 2, 4.2])
    addBox(to, 'homes', [x, y, 4.2], [w, d, (floors - 1) * f])
    addBox(to, 'solid', [x + w * 0.4, y + d * 0.35, 4.2 + (floors - 1) * f], [w * 0.12, d * 0.3, 3])
  }
  bar(-long / 2, court / 2, long, thick, facts.storeys)
  if (facts.buildings >= 2) bar(long / 2 + 8, -court / 2 - 4, thick, court + thick + 4, facts.storeys)
  if (facts.buildings >= 3) bar(-long / 2 - 8 - thick, -court / 2 - 4, thick, court + thick + 4, facts.storeys - 1)
  if (facts.buildings >= 4) bar(-long / 2, court / 2 + thick + 16, long * 0.92, thick, facts.storeys)
  return to.masses
}
