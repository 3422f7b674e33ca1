import type { Camera, Pt3 } from './camera'
import { treeSolid } from './crown'
import { block } from './furniture'
import { drawGardenFrom, type GARDENS } from './gardens'
import { castShadow, groundPatch } from './ground'
import { EDITION, mix } from './palette'
import type { Plan } from './plan'
import { drawPool, type Outline, POOLS, within } from './pool'
import { drawPoolSection } from './pool-section'
import { createRng, type Rng } from './random'
import { paintScene, type Solid } from './scene'
import { passer, treeShadow } from './site-scene'
import { polyline, Sheet } from './svg'
import type { Species } from './trees'
import { axonometric } from './view'

function lounger(plan: Plan, x: number, y: number): Solid[] {
  const { paper, inside } = plan.palette
  return [
    block(plan, [x, y, 0], [0.7, 1.9, 0.28], mix(inside.timber, plan.palette.shade, 0.2)),
    block(plan, [x + 0.02, y + 0.02, 0.28], [0.66, 1.3, 0.1], paper),
    block(plan, [x + 0.02, y + 1.34, 0.28], [0.66, 0.5, 0.34], paper),
  ]
}

function pavilion(plan: Plan, x: number, y: number, w: number, d: number): Solid[] {
  const { inside, shade } = plan.palette
  const posts = [
    [x, y],
    [x + w - 0.2, y],
    [x, y + d - 0.2],
    [x + w - 0.2, y + d - 0.2],
  ] as const
  const beams: Solid[] = []
  for (let u = 0; u < w; u += 0.6) beams.push(block(plan, [x + u, y - 0.4, 3.05], [0.16, d + 0.8, 0.22], inside.timber))
  return [
    ...posts.map(([px, py]) => block(plan, [px, py, 0], [0.2, 0.2, 2.85], mix(inside.timber, shade, 0.3))),
    block(plan, [x - 0.2, y, 2.85], [w + 0.4, 0.2, 0.2], inside.timber),
    block(plan, [x - 0.2, y + d - 0.2, 2.85], [w + 0.4, 0.2, 0.2], inside.timber),
    ...beams,
    block(plan, [x + 0.8, y + d - 1.1, 0], [w - 1.6, 0.7, 0.42], inside.cloth),
  ]
}

function ring(cx: number, cy: number, r: number, squeeze = 1): Outline {
  return Array.from(
    { length: 44 },
    (_, i) => [cx + Math.cos((i / 44) * Math.PI * 2) * r, cy + Math.sin((i / 44) * Math.PI * 2) * r * squeeze] as const,
  )
}

function slab(x0: number, y0: number, x1: number, y1: number): Outline {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

/** Lawns and beds between the paths: crossed axes, terraces, or islands in a plaza. */
const BEDS: readonly (readonly Outline[])[] = [
  [slab(-44, 10, 8, 40), slab(13, -4, 44, 40), slab(-44, -40, -17, 3), slab(-8, -40, 44, -11)],
  [
    slab(-44, 9.6, 44, 12.4),
    slab(-44, 15.4, 44, 18.4),
    slab(-44, 21.4, 44, 44),
    slab(-44, -13.6, 44, -10.6),
    slab(-44, -40, 44, -17),
  ],
  [
    ring(-21, 8, 6),
    ring(18, 11, 8),
    ring(-10, 17, 6.4),
    ring(3, 21, 5),
    ring(-20, -11, 7),
    ring(-3, -15, 5.4),
    ring(14, -13, 6.6),
    ring(25, -3, 4.6),
    ring(-32, -2, 5),
  ],
  [ring(0, 0, 44, 0.9)],
]

interface Layout {
  beds: readonly Outline[]
  pool: Outline | null
}

function paintGround(sheet: Sheet, plan: Plan, camera: Camera, { beds, pool }: Layout): void {
  const { palette } = plan
  const grass = mix(palette.leaf[2], palette.stone, 0.28)
  sheet.rect(0, 0, sheet.width, sheet.height, mix(palette.stone, palette.shade, 0.16))
  let joints = ''
  for (let k = -60; k < 60; k += 1.2) {
    joints += polyline([camera.project([k, -60, 0]), camera.project([k, 60, 0])])
    joints += polyline([camera.project([-60, k, 0]), camera.project([60, k, 0])])
  }
  sheet.stroke(joints, palette.shade, 0.8, 0.16)
  for (const bed of beds) {
    const data = groundPatch(camera, bed)
    sheet.path(data, grass)
    sheet.stroke(data, palette.trim, 4)
  }
  if (pool) return
  for (const [r, colour] of [
    [10, mix(palette.stone, palette.shade, 0.12)],
    [7.4, mix(grass, palette.trim, 0.25)],
    [2.4, mix(palette.stone, palette.shade, 0.3)],
  ] as const) {
    sheet.path(groundPatch(camera, ring(0, 0, r, 0.86)), colour)
  }
  sheet.stroke(groundPatch(camera, ring(0, 0, 8.7, 0.86)), palette.trim, 2, 0.8)
}

interface Planted {
  at: Pt3
  height: number
  species: Species
}

/** In a bed, and neither at the water's edge nor under the pavilion. */
function plantable({ beds, pool }: Layout, x: number, y: number): boolean {
  const sheltered = x > 7 && x < 17 && y > 1 && y < 12
  if (sheltered || within(pool ?? ring(0, 0, 9), x, y, 4)) return false
  return beds.some((bed) => within(bed, x, y, -0.7))
}

function plants(rng: Rng, { beds, pool }: Layout): Planted[] {
  const kinds: Species[] = [
    rng.pick(['rain', 'round'] as const),
    rng.pick(['palm', 'frangipani', 'bamboo'] as const),
    'shrub',
    'shrub',
    'shrub',
  ]
  const list: Planted[] = []
  for (let i = 0; i < 340; i += 1) {
    const [x, y] = [rng.range(-34, 36), rng.range(-28, 32)]
    if (!plantable({ beds, pool }, x, y)) continue
    const species = y < -6 && rng.chance(0.6) ? 'shrub' : rng.pick(kinds)
    list.push({
      at: [x, y, 0],
      height: species === 'shrub' ? rng.range(0.6, 1.3) : rng.range(3.2, 7.4),
      species,
    })
  }
  return list
}

function loungers(plan: Plan, pool: Outline, rng: Rng): Solid[] {
  const top = Math.max(...pool.map(([, y]) => y))
  const [from, to] = [Math.min(...pool.map(([x]) => x)), Math.max(...pool.map(([x]) => x))]
  const solids: Solid[] = []
  for (let x = from + 1; x < Math.min(to - 2, 6); x += rng.range(1.3, 2.8)) {
    if (!within(pool, x, top - 0.4, 1)) continue
    solids.push(...lounger(plan, x, top + 0.5))
  }
  return solids
}

/** The compositions that suit a project: water where it has a pool, a roof where it is high. */
function viewsOf({ facts }: Plan): ('above' | 'section' | keyof typeof GARDENS)[] {
  if (facts.group === 'Land') return ['loop', 'avenue', 'pond']
  if (!facts.facilities.includes('pool')) return ['avenue', 'court', 'pond', 'kitchen', 'loop']
  return facts.storeys > 8
    ? ['above', 'section', 'terrace', 'court', 'terrace']
    : ['above', 'section', 'pond', 'court', 'avenue']
}

/** Which of them a project has. */
export const gardenView = (plan: Plan) => createRng(plan.facts.slug, 'garden-view', EDITION).pick(viewsOf(plan))

/** The pool or the garden: in section, from above, or as who stands in it sees it. */
export function drawGarden(plan: Plan, width: number, height: number): string {
  const view = gardenView(plan)
  if (view === 'section') return drawPoolSection(plan, width, height)
  return view === 'above' ? drawFromAbove(plan, width, height) : drawGardenFrom(plan, view, width, height)
}

function drawFromAbove(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const { facts, palette, style } = plan
  const rng = createRng(facts.slug, 'garden')
  const yaw = (rng.chance(0.5) ? 1 : -1) * rng.range(0.22, 0.66)
  const near = rng.range(0.85, 1.1)
  const corners: Pt3[] = [
    [-19, -14, 0],
    [19, -14, 0],
    [19, 14, 0],
    [-19, 14, 0],
    [0, 0, 4],
  ].map(([x, y, z]) => [(x ?? 0) * near, (y ?? 0) * near, z ?? 0])
  const frame = { left: width * -0.06, right: width * 1.06, top: height * 0.02, bottom: height * 0.98 }
  const camera = axonometric(corners, frame, yaw, -rng.range(0.5, 0.78))
  const layout: Layout = {
    beds: rng.pick(BEDS),
    pool: facts.facilities.includes('pool') ? rng.pick(POOLS) : null,
  }
  paintGround(sheet, plan, camera, layout)
  if (layout.pool) drawPool(sheet, camera, plan, layout.pool)
  const list = plants(rng, layout)
  sheet.path(list.map(({ at, height: h }) => treeShadow(camera, at, h, style.sun)).join(''), palette.shade, 0.42)
  sheet.path(castShadow(camera, [9.5, 5.4, 2.9], [15.5, 9, 3.2], [style.sun * -0.75, 0.28]), palette.shade, 0.35)
  const solids: Solid[] = list.map(({ at, height: h, species }) => treeSolid(at, h, species, palette, rng))
  solids.push(...pavilion(plan, 9.5, 5.4, 6, 3.6))
  if (layout.pool) solids.push(...loungers(plan, layout.pool, rng))
  for (let i = 0; i < 7; i += 1) solids.push(passer(plan, [rng.range(-14, 12), rng.range(-10.6, -7.6), 0], i))
  paintScene(sheet, camera, solids)
  if (rng.chance(0.5)) sheet.mirror()
  return sheet.toString()
}
