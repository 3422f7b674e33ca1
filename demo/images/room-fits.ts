import type { UnitTypeFacts } from '../types'
import { bed, block, dining, lowTable, pendant, person, potted, sofa } from './furniture'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import type { Solid } from './scene'
import type { Interior } from './shell'

/** A kind of room: its dimensions in metres and its furniture. */
interface Fit {
  room: { width: number; depth: number; height: number }
  solids: (plan: Plan, interior: Interior, rng: Rng) => Solid[]
  kitchen: boolean
}

/** Fabrics differ from home to home within the palette. */
function clothOf(plan: Plan, rng: Rng): string {
  const { inside, stone, shade, accent } = plan.palette
  return rng.pick([
    inside.cloth,
    mix(stone, shade, 0.18),
    mix(inside.cloth, shade, 0.35),
    mix(inside.timber, stone, 0.35),
    mix(accent, inside.cloth, 0.55),
  ])
}

function sittingGroup(plan: Plan, x: number, y: number, rng: Rng): Solid[] {
  const { inside, accent } = plan.palette
  return [
    ...sofa(plan, x, y, rng.range(2.1, 2.7), clothOf(plan, rng)),
    ...lowTable(plan, x + 0.5, y - 1.05, 1.2, 0.6, inside.timber),
    ...sofa(plan, x + 2.9, y - 1.1, 0.95, accent),
    potted(plan, [x - 0.35, y + 0.5, 0], rng.range(1.5, 2), rng),
    person(plan, [x + 0.9, y + 0.15, 0], 'reads', true),
  ]
}

function rug(interior: Interior, u0: number, v0: number, u1: number, v1: number): void {
  const { inside } = interior.plan.palette
  interior.on('floor', (brush) => {
    brush.quad(4, mix(inside.cloth, inside.floor, 0.55), u0, v0, u1, v1)
    brush.quad(5, mix(inside.cloth, inside.floor, 0.3), u0 + 0.12, v0 + 0.12, u1 - 0.12, v1 - 0.12)
  })
}

const STUDIO: Fit = {
  room: { width: 5.4, depth: 4.6, height: 2.75 },
  kitchen: true,
  solids: (plan, interior, rng) => {
    rug(interior, 0.6, 0.8, 3.2, 3.6)
    return [
      ...bed(plan, -2.55, 2.2, 1.6),
      ...dining(plan, 0.9, 1.3, 2, rng),
      block(plan, [-2.5, 4, 0], [0.5, 0.45, 0.5], plan.palette.inside.timber),
      pendant(plan, [1.75, 1.7, 1.75], 2.75, 'disc', 0.26),
      person(plan, [0.3, 3.4, 0], 'window'),
      potted(plan, [2.2, 4, 0], 1.5, rng),
    ]
  },
}

const LIVING: Fit = {
  room: { width: 6.8, depth: 5, height: 3 },
  kitchen: true,
  solids: (plan, interior, rng) => {
    rug(interior, 0.7, 1, 3.9, 3.5)
    return [
      ...sittingGroup(plan, -2.7, 2.5, rng),
      ...dining(plan, 1.2, 2.4, 2, rng),
      pendant(plan, [2.1, 2.8, 1.9], interior.room.height, rng.pick(['disc', 'globe'] as const), 0.24),
      person(plan, [-0.1, 4.3, 0], 'window'),
    ]
  },
}

const GRAND: Fit = {
  room: { width: 9, depth: 6.6, height: 3.6 },
  kitchen: false,
  solids: (plan, interior, rng) => {
    rug(interior, 0.9, 1.2, 4.9, 4.8)
    const lamp = rng.pick(['ring', 'globe', 'disc'] as const)
    return [
      ...sittingGroup(plan, -3.7, 3.3, rng),
      ...sofa(plan, -3.2, 1.4, 2, mix(plan.palette.inside.cloth, plan.palette.stone, 0.4), true),
      ...dining(plan, 0.9, 3.4, 4, rng),
      pendant(plan, [2.4, 3.8, 2.15], interior.room.height, lamp, lamp === 'ring' ? 0.7 : 0.36),
      person(plan, [0.7, 6, 0], 'window'),
      person(plan, [1.2, 6, 0], 'two'),
      potted(plan, [3.9, 6, 0], 2.2, rng),
    ]
  },
}

const HOUSE: Fit = { ...GRAND, room: { width: 9.4, depth: 7.2, height: 5.2 } }
const TOWN: Fit = { ...LIVING, room: { width: 6.8, depth: 6.2, height: 3.1 } }

const BEDROOM: Fit = {
  room: { width: 6.6, depth: 5, height: 3 },
  kitchen: false,
  solids: (plan, interior, rng) => {
    const { inside } = plan.palette
    rug(interior, 0.9, 0.7, 3.9, 3.4)
    return [
      ...bed(plan, -3.1, 1.1, 2),
      block(plan, [-3.1, 3.3, 0], [0.5, 0.5, 0.5], inside.timber),
      ...sofa(plan, 1.3, 3.2, 1.1, clothOf(plan, rng)),
      block(plan, [1, 0.9, 0.35], [1.7, 0.45, 0.12], inside.timber),
      block(plan, [1.1, 1, 0], [1.5, 0.25, 0.35], plan.palette.ink),
      pendant(plan, [-2.7, 3.5, 1.4], interior.room.height, 'globe', 0.16),
      pendant(plan, [-2.7, 0.8, 1.4], interior.room.height, 'globe', 0.16),
      potted(plan, [2.8, 4.4, 0], rng.range(1.5, 2.1), rng),
      person(plan, [0.5, 4.2, 0], 'window'),
    ]
  },
}

const TABLE: Fit = {
  room: { width: 7.4, depth: 6, height: 3.3 },
  kitchen: true,
  solids: (plan, interior, rng) => {
    const lamp = rng.pick(['disc', 'globe'] as const)
    const { inside, stone, shade } = plan.palette
    rug(interior, 1.2, 1.3, 5.6, 4.4)
    const lamps = [-1.4, -0.2, 1].map((x) => pendant(plan, [x, 3, 2.05], interior.room.height, lamp, 0.25))
    return [
      ...dining(plan, -1.9, 2.5, 4, rng),
      ...lamps,
      block(plan, [2.5, 0.9, 0], [0.8, 3.2, 0.92], mix(stone, shade, 0.1)),
      block(plan, [2.4, 0.8, 0.92], [1, 3.4, 0.05], inside.timber),
      person(plan, [-2.6, 4.6, 0], 'window'),
      person(plan, [2, 4.4, 0], 'cooks'),
      potted(plan, [-3.1, 4.9, 0], rng.range(1.7, 2.3), rng),
    ]
  },
}

const SALON: Fit = {
  room: { width: 8, depth: 6.4, height: 3.5 },
  kitchen: false,
  solids: (plan, interior, rng) => {
    const { inside, accent, stone, shade } = plan.palette
    rug(interior, 1.4, 1, 6.4, 4.6)
    const kind = rng.pick(['ring', 'globe'] as const)
    return [
      ...sofa(plan, -1.6, 4, 3.2, clothOf(plan, rng)),
      ...sofa(plan, -2.7, 1.6, 1, accent, true),
      ...sofa(plan, 1.6, 1.6, 1, accent, true),
      ...lowTable(plan, -0.9, 2.5, 1.8, 0.9, inside.timber),
      block(plan, [-3.7, 5.4, 0], [1.2, 0.4, 0.75], inside.timber),
      potted(plan, [3.1, 5.5, 0], rng.range(2, 2.6), rng),
      pendant(plan, [0, 3, 2.3], interior.room.height, kind, kind === 'ring' ? 0.75 : 0.34),
      block(plan, [2.9, 2.6, 0], [0.5, 0.5, 0.5], mix(stone, shade, 0.2)),
      person(plan, [-0.6, 4.1, 0], 'reads', true),
      person(plan, [2.2, 5.6, 0], 'window'),
    ]
  },
}

/** The room that suits a kind of home; `turn` in [0, 1) chooses among those that do. */
export function fitFor(kind: UnitTypeFacts['kind'], turn: number): Fit {
  const few: Record<UnitTypeFacts['kind'], readonly Fit[]> = {
    studio: [STUDIO],
    bed1: [LIVING, BEDROOM],
    bed1plus: [LIVING, TABLE, BEDROOM],
    bed2: [GRAND, SALON, BEDROOM, TABLE],
    bed3: [SALON, GRAND, TABLE],
    duplex: [{ ...SALON, room: { width: 8.4, depth: 6.6, height: 5 } }],
    penthouse: [SALON],
    house: [HOUSE, { ...SALON, room: { width: 8.6, depth: 6.6, height: 4.6 } }, TABLE],
    townhome: [TOWN, TABLE, BEDROOM],
    shophouse: [TABLE],
    plot: [{ ...SALON, room: { width: 8.6, depth: 6.6, height: 4.2 } }],
  }
  return few[kind][Math.floor(turn * few[kind].length)] ?? LIVING
}
