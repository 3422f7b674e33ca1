import type { Camera, Pt3 } from './camera'
import { densityOf, drawCity } from './city'
import { treeSolid } from './crown'
import { groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import { peg } from './plots'
import { createRng, type Rng } from './random'
import { paintScene, type Solid, standing } from './scene'
import { drawSky } from './sky'
import { neighbours } from './street-scene'
import { ellipse, num, Sheet } from './svg'
import { fromStreet, type Picture } from './view'

const DEEP = 20
const LOTS = 5

/** A lamp along the road: what tells a road of plots from a field. */
function lamp(plan: Plan, x: number): Solid {
  const at: Pt3 = [x, -1.2, 0]
  return standing(at, 0.1, 5.2, (sheet, camera) => {
    const [px, py] = camera.project(at)
    const s = camera.scaleAt(at)
    sheet.path(ellipse(px, py - s * 4.6, s * 1.5, s * 1.5), plan.palette.lit[1], 0.14)
    sheet.stroke(`M${num(px)} ${num(py)}V${num(py - s * 4.7)}`, plan.palette.ink, Math.max(2, s * 0.09))
    sheet.path(ellipse(px, py - s * 4.6, s * 0.28, s * 0.28), plan.palette.lit[2])
  })
}

/** Grass, the lots with their mown strips and white lines, the pavement and the road before them. */
function drawLots(sheet: Sheet, camera: Camera, { palette }: Plan, edges: readonly number[]): void {
  const grass = mix(palette.leaf[2], palette.stone, 0.28)
  sheet.path(groundRect(camera, -120, -1.8, 120, 90), mix(grass, palette.shade, 0.42))
  edges.slice(0, -1).forEach((x, index) => {
    const to = edges[index + 1] ?? x
    sheet.path(groundRect(camera, x, 0, to, DEEP), mix(grass, palette.trim, 0.06 + (index % 3) * 0.12))
    let mown = ''
    for (let y = 1.6; y < DEEP; y += 3.2) mown += groundRect(camera, x, y, to, y + 1.6)
    sheet.path(mown, palette.shade, 0.1)
  })
  let lines = edges.map((x) => groundRect(camera, x - 0.12, 0, x + 0.12, DEEP)).join('')
  for (const y of [0, DEEP]) lines += groundRect(camera, edges[0] ?? 0, y - 0.12, edges.at(-1) ?? 0, y + 0.12)
  sheet.path(lines, palette.trim)
  sheet.path(groundRect(camera, -120, -3.4, 120, -0.9), mix(palette.paving, palette.trim, 0.24))
  sheet.path(groundRect(camera, -120, -16, 120, -3.4), mix(palette.ground, palette.paving, 0.5))
  let marks = ''
  for (let x = -60; x < 60; x += 5) marks += groundRect(camera, x, -7.5, x + 2.2, -7.2)
  sheet.path(marks, palette.trim, 0.5)
}

function growth(plan: Plan, edges: readonly number[], rng: Rng): Solid[] {
  const { palette } = plan
  const solids = edges.flatMap((x) => [peg(plan, x, 0, true), peg(plan, x, DEEP, rng.chance(0.5)), lamp(plan, x - 4)])
  for (let x = -80; x < 80; x += rng.range(5, 8)) {
    solids.push(
      treeSolid(
        [x, DEEP + 8 + rng.range(0, 8), 0],
        rng.range(8, 13),
        rng.pick(['rain', 'round'] as const),
        palette,
        rng,
      ),
    )
  }
  edges.slice(0, -1).forEach((x, index) => {
    if (index % 2 === 1) return
    const at: Pt3 = [x + rng.range(3, 6), rng.range(9, 15), 0]
    solids.push(treeSolid(at, rng.range(7.5, 10), rng.pick(['rain', 'rain', 'palm'] as const), palette, rng))
    for (let k = 0; k < 5; k += 1) solids.push(treeSolid([x + 0.8 + k * 1.5, DEEP + 1, 0], 1.1, 'shrub', palette, rng))
  })
  for (let i = 0; i < 4; i += 1) solids.push(neighbours(plan, [rng.range(-12, 14), -2.2, 0], i))
  return solids
}

/** Plots of land from the road: the lots side by side with their pegs, the trees that were there before. */
export function drawPlots(plan: Plan, width: number, height: number): Picture {
  const sheet = new Sheet(width, height)
  const { facts, palette } = plan
  const rng = createRng(facts.slug, 'plot-scene', String(width))
  const wide = facts.unitTypes[0]?.width ?? 16
  const edges = Array.from({ length: LOTS + 1 }, (_, i) => (i - LOTS / 2) * wide)
  const side = rng.chance(0.5) ? 1 : -1
  const near: Pt3[] = [
    [-wide * 0.8, 0, 0],
    [wide * 0.8, 0, 0],
    [0, DEEP, 11],
  ]
  const frame = { left: width * 0.04, right: width * 0.98, top: height * 0.2, bottom: height * 0.84 }
  const camera = fromStreet(near, frame, { distance: 27, height: 7.5, yaw: side * rng.range(0.32, 0.44), pitch: 0 })
  const horizon = camera.project([0, 1e6, camera.eye[2]])[1]
  drawSky(sheet, palette, horizon, rng)
  drawCity(sheet, palette, { base: horizon, tall: height * 0.2, density: densityOf(facts) * 0.7 }, rng)
  sheet.rect(0, horizon, width, height - horizon, palette.ground)
  drawLots(sheet, camera, plan, edges)
  const solids = growth(plan, edges, rng).filter((solid) => camera.depth(solid.min) > 6)
  paintScene(sheet, camera, solids)
  return { svg: sheet.toString(), focal: { x: 50, y: Math.round((horizon / height) * 100) } }
}
