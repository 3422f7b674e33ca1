import type { ProjectFacts } from '../types'
import type { FacadeStyle } from './facade-style'
import { gableSolid } from './gable'
import { mix } from './palette'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import type { Solid } from './scene'
import { type Mass, type MassKind, massSolid } from './solids'

export type RoofKind = 'flat' | 'gableX' | 'gableY' | 'mixed'

/** A house or a row of them: boxes for framing and shadows, solids for drawing. */
export interface Built {
  boxes: Mass[]
  solids: Solid[]
}

interface Site {
  x: number
  y: number
  width: number
}

const FLOOR = 3.3

function mass(
  style: FacadeStyle,
  kind: MassKind,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  colour?: string,
): Mass {
  return {
    kind,
    style,
    min: [at[0], at[1], at[2]],
    max: [at[0] + size[0], at[1] + size[1], at[2] + size[2]],
    ...(colour === undefined ? {} : { colour }),
  }
}

function roofColour(plan: Plan): string {
  const { palette } = plan
  return plan.facts.brand === 'noble' ? mix(palette.shade, '#6B5A4B', 0.35) : mix(palette.shade, palette.glass[1], 0.4)
}

function gable(to: Built, plan: Plan, body: Mass, ridge: 'x' | 'y', pitch: number): void {
  const [x0, y0] = body.min
  const [x1, y1, z] = body.max
  const over = ridge === 'x' ? 0.5 : 0.25
  const span = ridge === 'x' ? y1 - y0 : x1 - x0
  const roof = mass(
    plan.style,
    'solid',
    [x0 - over, y0 - 0.5, z],
    [x1 - x0 + over * 2, y1 - y0 + 1, (span / 2) * pitch],
    roofColour(plan),
  )
  to.boxes.push(roof)
  to.solids.push(gableSolid(roof, ridge))
}

function flat(to: Built, plan: Plan, body: Mass, over: number): void {
  const [x0, y0] = body.min
  const [x1, y1, z] = body.max
  const slab = mass(
    plan.style,
    'metal',
    [x0 - over, y0 - over, z],
    [x1 - x0 + over * 2, y1 - y0 + over * 1.4, 0.35],
    plan.style.trim,
  )
  to.boxes.push(slab)
  to.solids.push(massSolid(slab))
}

function put(to: Built, part: Mass): Mass {
  to.boxes.push(part)
  to.solids.push(massSolid(part))
  return part
}

/** A detached house: a long body, a wing that comes forward, a carport. */
function addHouse(to: Built, plan: Plan, site: Site, roof: RoofKind, rng: Rng): void {
  const { style } = plan
  const { x, y, width } = site
  const floors = Math.max(2, plan.facts.storeys)
  const flip = rng.chance(0.5)
  const wing = width * rng.range(0.36, 0.46)
  const [bodyX, wingX] = flip ? [x + wing * 0.85, x] : [x, x + width - wing]
  const body = put(to, mass(style, 'villa', [bodyX, y + 3, 0], [width - wing * 0.85, 8.5, floors * FLOOR]))
  const wingMass = put(
    to,
    mass(style, 'villa', [wingX, y, 0], [wing, 3 - 0.02, (floors - (roof === 'flat' ? 1 : 0)) * FLOOR]),
  )
  const gableWing = roof === 'gableY' || roof === 'mixed'
  if (roof === 'gableX' || roof === 'mixed') gable(to, plan, body, 'x', 0.5)
  else if (roof === 'gableY') gable(to, plan, body, 'y', 0.62)
  else flat(to, plan, body, 0.9)
  if (gableWing) gable(to, plan, wingMass, 'y', 0.85)
  else flat(to, plan, wingMass, 0.6)
  const portX = flip ? x + width - 5.6 : x
  put(to, mass(style, 'metal', [portX, y - 2.4, 2.7], [5.4, 5.3, 0.3], style.trim))
  for (const dx of [0.15, 5])
    put(to, mass(style, 'metal', [portX + dx, y - 2.2, 0], [0.22, 0.22, 2.7], style.palette.shade))
}

/** A row of town houses or shophouses along x, the widths from the unit types in turn. */
export function buildRow(plan: Plan, y: number, count: number, shops: boolean): Built {
  const { facts, style } = plan
  const rng = createRng(facts.slug, 'row', String(y))
  const built: Built = { boxes: [], solids: [] }
  const roof = createRng(facts.slug, 'rowroof').int(0, 2)
  const widths = Array.from(
    { length: count },
    (_, i) => facts.unitTypes[Math.floor(i / 3) % facts.unitTypes.length]?.width ?? 5,
  )
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2
  widths.forEach((width, i) => {
    const shade = mix(style.wall, i % 2 === 0 ? style.trim : style.palette.shade, i % 2 === 0 ? 0.25 : 0.12)
    const own = { ...style, wall: shade }
    const height = facts.storeys * FLOOR + (roof === 1 ? (i % 3) * 0.5 : 0)
    const body = put(
      built,
      mass(own, shops && i % 3 !== 2 ? 'shop' : 'row', [x, y + (i % 2) * 0.5, 0], [width, 10 - (i % 2) * 0.5, height]),
    )
    if (roof === 0) gableOn(built, plan, body)
    else put(built, mass(own, 'solid', [x + width * 0.2, y + 5, height], [width * 0.5, 3, rng.range(1.8, 2.5)]))
    x += width
  })
  return built
}

function gableOn(built: Built, plan: Plan, body: Mass): void {
  const [x0, y0, z] = [body.min[0], body.min[1], body.max[2]]
  const roof = mass(
    body.style,
    'solid',
    [x0, y0, z],
    [body.max[0] - x0, body.max[1] - y0, (body.max[0] - x0) * 0.42],
    roofColour(plan),
  )
  built.boxes.push(roof)
  built.solids.push(gableSolid(roof, 'y'))
}

function widthsOf(facts: ProjectFacts, count: number): number[] {
  return Array.from({ length: count }, (_, i) => facts.unitTypes[(i * 2 + 1) % facts.unitTypes.length]?.width ?? 10)
}

/** Detached houses side by side along x; gaps for gardens between them. */
export function buildStreet(plan: Plan, y: number, count: number, roof: RoofKind): Built {
  const built: Built = { boxes: [], solids: [] }
  const rng = createRng(plan.facts.slug, 'street', String(y))
  const widths = widthsOf(plan.facts, count)
  const gap = 5.5
  let x = -(widths.reduce((sum, width) => sum + width + gap, 0) - gap) / 2
  for (const width of widths) {
    addHouse(built, plan, { x, y, width }, roof, rng)
    x += width + gap
  }
  return built
}
