import type { Camera, Pt3 } from './camera'
import { crownSolids, treeSolid } from './crown'
import { castShadow, groundPatch, groundRect } from './ground'
import { buildBars } from './massing'
import { mix } from './palette'
import { drawGroup } from './people'
import type { Plan } from './plan'
import { POOLS, drawPool } from './pool'
import { type Rng, createRng } from './random'
import { type Solid, paintScene, standing } from './scene'
import { type Mass, massSolid } from './solids'
import { housesOf } from './street-scene'
import { Sheet, ellipse, num, polyline } from './svg'
import { hasSkytrain, skytrain } from './transit'
import type { Species } from './trees'
import { axonometric, cornersOf } from './view'

export interface Site {
  half: readonly [number, number]
  boxes: Mass[]
  solids: Solid[]
  /** How many trees are tried in its empty places. */
  trees: number
  /** What lies flat on the plate, drawn before shadows. */
  flat(sheet: Sheet, camera: Camera): void
}

/** Somebody on the ground of a scene. */
export function passer(plan: Plan, at: Pt3, index: number): Solid {
  const seed = createRng(plan.facts.slug, 'passer', String(index))
  return standing(at, 0.2, 1.7, (sheet, view) => {
    const [x, y] = view.project(at)
    const s = view.scaleAt(at)
    sheet.path(ellipse(x + s * 0.9 * -plan.style.sun, y - s * 0.1, s * 0.9, s * 0.13), plan.palette.shade, 0.4)
    drawGroup(sheet, { x, y, h: 1.7 * s }, plan.palette.ink, seed)
  })
}

/** The long flat shadow of a tree on the ground. */
export function treeShadow(camera: Camera, at: Pt3, height: number, sun: -1 | 1): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2
    const [along, across] = [Math.cos(angle) * height * 0.42, Math.sin(angle) * height * 0.24]
    return [at[0] - sun * height * 0.62 - sun * along, at[1] + height * 0.2 + across + along * 0.25] as const
  })
  return groundPatch(camera, points)
}

/** Paving along the buildings and through the court, with fine joints. */
function courtPaving(sheet: Sheet, camera: Camera, plan: Plan, boxes: readonly Mass[]): void {
  const { palette } = plan
  const stone = mix(palette.stone, palette.shade, 0.14)
  for (const { min, max } of boxes) if (min[2] < 1) sheet.path(groundRect(camera, min[0] - 4, min[1] - 4, max[0] + 4, max[1] + 4), stone)
  sheet.path(groundRect(camera, -21, -12, 21, 6), stone)
  sheet.path(groundRect(camera, -3, -60, 3, -10), stone)
  let joints = ''
  for (let x = -21; x <= 21; x += 2) joints += polyline([camera.project([x, -12, 0]), camera.project([x, 6, 0])])
  for (let y = -12; y <= 6; y += 2) joints += polyline([camera.project([-21, y, 0]), camera.project([21, y, 0])])
  sheet.stroke(joints, palette.shade, 0.8, 0.2)
}

function barsSite(plan: Plan, rng: Rng): Site {
  const boxes = buildBars(plan.facts, plan.style)
  const [hx, hy] = [Math.max(...boxes.map((b) => b.max[0])) + 9, Math.max(...boxes.map((b) => b.max[1])) + 8]
  const solids = [...boxes.map(massSolid), ...crownSolids(boxes, plan.crown === 'frame' ? 'frame' : 'garden', rng)]
  return {
    half: [hx, hy], boxes, solids, trees: 170,
    flat: (sheet, camera) => {
      courtPaving(sheet, camera, plan, boxes)
      drawPool(sheet, camera, plan, rng.pick(POOLS).map(([x, y]) => [x, y - 3] as const))
    },
  }
}

function villageSite(plan: Plan): Site {
  const count = plan.facts.group === 'Townhome' ? 8 : 3
  const rows = [0, 1, 2].map((i) => housesOf(plan, i * 27 - 27, count))
  const boxes = rows.flatMap((row) => row.boxes)
  const hx = Math.max(...boxes.map((b) => b.max[0])) + 8
  const solids = rows.flatMap((row) => row.solids)
  return {
    half: [hx, 47], boxes, solids, trees: 170,
    flat: (sheet, camera) => {
      const grass = mix(plan.palette.leaf[2], plan.palette.stone, 0.3)
      for (const y of [-27, 0, 27]) {
        sheet.path(groundRect(camera, -hx, y - 4.4, hx, y + 13.5), grass)
        for (const row of boxes) if (Math.abs(row.min[1] - y) < 1 && row.min[2] === 0) sheet.path(groundRect(camera, row.min[0] + 0.4, y - 9, row.min[0] + 3.4, y), mix(plan.palette.stone, plan.palette.shade, 0.2))
        sheet.path(groundRect(camera, -hx, y - 8.6, hx, y - 5.6), mix(plan.palette.stone, plan.palette.shade, 0.42))
        for (let x = -hx + 2; x < hx - 3; x += 6) sheet.path(groundRect(camera, x, y - 7.2, x + 2.4, y - 7), plan.palette.trim)
      }
    },
  }
}

/** Trees around the edge of a plate and in its empty places. */
function planting(plan: Plan, site: Site, rng: Rng): { at: Pt3; height: number; species: Species }[] {
  const [hx, hy] = site.half
  const kinds: Species[] = [rng.pick(['rain', 'round'] as const), rng.pick(['palm', 'frangipani', 'column'] as const), 'shrub']
  const spots: { at: Pt3; height: number; species: Species }[] = []
  const free = (x: number, y: number): boolean => site.boxes.every((b) => x < b.min[0] - 1.6 || x > b.max[0] + 1.6 || y < b.min[1] - 1.6 || y > b.max[1] + 1.6)
  for (let i = 0; i < site.trees; i += 1) {
    const edge = rng.chance(0.6)
    const side = rng.chance(0.5) ? 1 : -1
    const x = edge && rng.chance(0.5) ? side * (hx - 2.5) : rng.range(-hx + 2, hx - 2)
    const y = edge && Math.abs(x) < hx - 3 ? side * (hy - 2.5) : rng.range(-hy + 2, hy - 2)
    if (!free(x, y) || (plan.facts.group === 'Condominium' && Math.abs(x) < 18 && y > -11 && y < 5)) continue
    const species = rng.pick(kinds)
    spots.push({ at: [x, y, 0], height: species === 'shrub' ? rng.range(0.8, 1.4) : rng.range(4, 8.5), species })
  }
  return spots
}

/** The town around the plate, as a quiet pattern of roofs. */
function surroundings(sheet: Sheet, plan: Plan, camera: Camera, site: Site, rng: Rng): void {
  const { palette } = plan
  sheet.rect(0, 0, sheet.width, sheet.height, palette.ground)
  const roof = mix(palette.ground, palette.paving, 0.4)
  const shade = mix(palette.ground, palette.groundDeep, 0.75)
  const [hx, hy] = site.half
  let [roofs, shadows, lamps] = ['', '', '']
  for (let x = -260; x < 260; x += 17) {
    for (let y = -220; y < 320; y += 21) {
      if (Math.abs(x + 6) < hx + 20 && Math.abs(y + 7) < hy + 22) continue
      if (rng.chance(0.36)) continue
      const [w, d] = [rng.range(7, 13), rng.range(8, 15)]
      shadows += groundRect(camera, x - plan.style.sun * 4, y + 1.5, x + w - plan.style.sun * 4, y + d + 1.5)
      roofs += groundRect(camera, x, y, x + w, y + d)
      if (rng.chance(0.4)) lamps += groundRect(camera, x + w * 0.4, y + 0.6, x + w * 0.4 + 1.1, y + 1.3)
    }
  }
  sheet.path(shadows, shade, 0.8)
  sheet.path(roofs, roof, 0.7)
  sheet.path(lamps, palette.lit[0], 0.55)
  const line = mix(palette.ground, palette.paving, 0.75)
  for (const edge of [hx + 8, -hx - 8]) sheet.stroke(polyline([camera.project([edge, -400, 0]), camera.project([edge, 400, 0])]), line, 2, 0.8)
  for (const edge of [hy + 8, -hy - 8]) sheet.stroke(polyline([camera.project([-400, edge, 0]), camera.project([400, edge, 0])]), line, 2, 0.8)
  const calm = `M0 ${num(sheet.height * 0.35)}L${num(sheet.width * 0.6)} ${sheet.height}H0Z`
  if (sheet.width > sheet.height * 1.3) sheet.path(calm, palette.groundDeep, 0.6)
}

/** A whole site from above, as an axonometric model on a plate. */
export function drawSite(plan: Plan, width: number, height: number, make: (plan: Plan, rng: Rng) => Site = siteOf): string {
  const sheet = new Sheet(width, height)
  const { facts, palette, style } = plan
  const rng = createRng(facts.slug, 'site', String(width))
  const site = make(plan, createRng(facts.slug, 'site'))
  const [hx, hy] = site.half
  const wide = width / height > 1.3
  const frame = wide ? { left: width * 0.31, right: width * 0.99, top: height * 0.07, bottom: height * 0.97 } : { left: width * -0.06, right: width * 1.06, top: height * 0.1, bottom: height * 0.86 }
  const yaw = (createRng(facts.slug, 'yaw').chance(0.5) ? 1 : -1) * rng.range(0.5, 0.68)
  const plate = { min: [-hx, -hy, 0] as Pt3, max: [hx, hy, 0.1] as Pt3 }
  const camera = axonometric(cornersOf([plate, ...site.boxes]), frame, yaw, -0.6)
  surroundings(sheet, plan, camera, site, rng)
  sheet.path(groundRect(camera, -hx, -hy, hx, hy, -1.2), palette.groundDeep)
  sheet.path(groundRect(camera, -hx, -hy, hx, hy), mix(mix(palette.leaf[2], palette.stone, 0.3), palette.shade, 0.12))
  sheet.path(groundRect(camera, -hx, -hy, hx, -hy + 1.6) + groundRect(camera, -hx, -hy, -hx + 1.6, hy) + groundRect(camera, hx - 1.6, -hy, hx, hy), mix(palette.stone, palette.shade, 0.22))
  site.flat(sheet, camera)
  const trees = planting(plan, site, rng)
  const drift = [style.sun * -0.75, 0.28] as const
  const shadows = site.boxes.filter((box) => box.min[2] < 6).map((box) => castShadow(camera, box.min, box.max, drift))
  for (const shadow of shadows) sheet.path(shadow, palette.shade, 0.42)
  sheet.path(trees.map(({ at, height: h }) => treeShadow(camera, at, h, style.sun)).join(''), palette.shade, 0.4)
  const solids = [...site.solids, ...trees.map(({ at, height: h, species }) => treeSolid(at, h, species, palette, rng))]
  for (let i = 0; i < 16; i += 1) solids.push(passer(plan, [rng.range(-hx, hx) * 0.9, rng.range(-hy, 0) * 0.9, 0], i))
  if (hasSkytrain(facts)) solids.push(...skytrain(style, camera, -hy - 16, rng.range(-40, -10), hx * 4))
  paintScene(sheet, camera, solids)
  return sheet.toString()
}

function siteOf(plan: Plan, rng: Rng): Site {
  return plan.facts.group === 'Condominium' ? barsSite(plan, rng) : villageSite(plan)
}
