import type { Camera, Pt3 } from './camera'
import { crownSolids, treeSolid } from './crown'
import { castShadow, groundPatch, groundRect } from './ground'
import { buildBars } from './massing'
import { mix } from './palette'
import { drawGroup } from './people'
import type { Plan } from './plan'
import { drawPool, POOLS } from './pool'
import { createRng, type Rng } from './random'
import { paintScene, type Solid, standing } from './scene'
import type { Site } from './site'
import { type Planted, planting, surroundings } from './site-ground'
import { type Mass, massSolid } from './solids'
import { housesOf } from './street-scene'
import { ellipse, polyline, Sheet } from './svg'
import { hasSkytrain, skytrain } from './transit'
import { axonometric, cornersOf, type Picture } from './view'

/** A person on the ground of a scene. */
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
  for (const { min, max } of boxes)
    if (min[2] < 1) sheet.path(groundRect(camera, min[0] - 4, min[1] - 4, max[0] + 4, max[1] + 4), stone)
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
    half: [hx, hy],
    boxes,
    solids,
    trees: 170,
    flat: (sheet, camera) => {
      courtPaving(sheet, camera, plan, boxes)
      drawPool(
        sheet,
        camera,
        plan,
        rng.pick(POOLS).map(([x, y]) => [x, y - 3] as const),
      )
    },
  }
}

const ROWS = [-27, 0, 27] as const

/** One row of a village: gardens, drives up to the houses, the street with its marks. */
function rowGround(sheet: Sheet, camera: Camera, plan: Plan, boxes: readonly Mass[], y: number, hx: number): void {
  const { leaf, stone, shade, trim } = plan.palette
  sheet.path(groundRect(camera, -hx, y - 4.4, hx, y + 13.5), mix(leaf[2], stone, 0.3))
  const fronts = boxes.filter(({ min }) => Math.abs(min[1] - y) < 1 && min[2] === 0)
  for (const { min } of fronts) {
    sheet.path(groundRect(camera, min[0] + 0.4, y - 9, min[0] + 3.4, y), mix(stone, shade, 0.2))
  }
  sheet.path(groundRect(camera, -hx, y - 8.6, hx, y - 5.6), mix(stone, shade, 0.42))
  for (let x = -hx + 2; x < hx - 3; x += 6) sheet.path(groundRect(camera, x, y - 7.2, x + 2.4, y - 7), trim)
}

function villageSite(plan: Plan): Site {
  const count = plan.facts.group === 'Townhome' ? 8 : 3
  const rows = ROWS.map((y) => housesOf(plan, y, count))
  const boxes = rows.flatMap((row) => row.boxes)
  const hx = Math.max(...boxes.map((b) => b.max[0])) + 8
  return {
    half: [hx, 47],
    boxes,
    solids: rows.flatMap((row) => row.solids),
    trees: 170,
    flat: (sheet, camera) => {
      for (const y of ROWS) rowGround(sheet, camera, plan, boxes, y, hx)
    },
  }
}

/** The plate of a model, with a thin edge of paving on the near sides. */
function drawPlate(sheet: Sheet, camera: Camera, { palette }: Plan, [hx, hy]: Site['half']): void {
  sheet.path(groundRect(camera, -hx, -hy, hx, hy, -1.2), palette.groundDeep)
  const lawn = mix(mix(palette.leaf[2], palette.stone, 0.3), palette.shade, 0.12)
  sheet.path(groundRect(camera, -hx, -hy, hx, hy), lawn)
  const near = groundRect(camera, -hx, -hy, hx, -hy + 1.6)
  const sides = groundRect(camera, -hx, -hy, -hx + 1.6, hy) + groundRect(camera, hx - 1.6, -hy, hx, hy)
  sheet.path(near + sides, mix(palette.stone, palette.shade, 0.22))
}

/** Low sun from one side: the shadows of houses and trees. */
function drawShadows(sheet: Sheet, camera: Camera, plan: Plan, site: Site, trees: readonly Planted[]): void {
  const { palette, style } = plan
  const drift = [style.sun * -0.75, 0.28] as const
  for (const { min, max } of site.boxes) {
    if (min[2] < 6) sheet.path(castShadow(camera, min, max, drift), palette.shade, 0.42)
  }
  const data = trees.map(({ at, height }) => treeShadow(camera, at, height, style.sun))
  sheet.path(data.join(''), palette.shade, 0.4)
}

/** A whole site from above, as an axonometric model on a plate. */
export function drawSite(
  plan: Plan,
  width: number,
  height: number,
  make: (plan: Plan, rng: Rng) => Site = siteOf,
): Picture {
  const sheet = new Sheet(width, height)
  const { facts, palette, style } = plan
  const rng = createRng(facts.slug, 'site', String(width))
  const site = make(plan, createRng(facts.slug, 'site'))
  const [hx, hy] = site.half
  const wide = width / height > 1.3
  const frame = wide
    ? { left: width * 0.31, right: width * 0.99, top: height * 0.07, bottom: height * 0.97 }
    : { left: width * -0.06, right: width * 1.06, top: height * 0.1, bottom: height * 0.86 }
  const yaw = (createRng(facts.slug, 'yaw').chance(0.5) ? 1 : -1) * rng.range(0.5, 0.68)
  const plate = { min: [-hx, -hy, 0] as Pt3, max: [hx, hy, 0.1] as Pt3 }
  const camera = axonometric(cornersOf([plate, ...site.boxes]), frame, yaw, -0.6)
  surroundings(sheet, plan, camera, site, rng)
  drawPlate(sheet, camera, plan, site.half)
  site.flat(sheet, camera)
  const trees = planting(plan, site, rng)
  drawShadows(sheet, camera, plan, site, trees)
  const solids = [...site.solids, ...trees.map(({ at, height: h, species }) => treeSolid(at, h, species, palette, rng))]
  for (let i = 0; i < 16; i += 1) solids.push(passer(plan, [rng.range(-hx, hx) * 0.9, rng.range(-hy, 0) * 0.9, 0], i))
  if (hasSkytrain(facts)) solids.push(...skytrain(style, camera, -hy - 16, rng.range(-40, -10), hx * 4))
  paintScene(sheet, camera, solids)
  const [x, y] = camera.project([0, 0, 0])
  const focal = { x: Math.round((x / width) * 100), y: Math.round((y / height) * 100) }
  return { svg: sheet.toString(), focal }
}

function siteOf(plan: Plan, rng: Rng): Site {
  return plan.facts.group === 'Condominium' ? barsSite(plan, rng) : villageSite(plan)
}
