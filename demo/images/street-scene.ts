import type { Camera, Pt3 } from './camera'
import { densityOf, drawCity } from './city'
import { treeSolid } from './crown'
import { groundRect } from './ground'
import { type Built, buildRow, buildStreet, type RoofKind } from './houses'
import { mix } from './palette'
import { drawGroup } from './people'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { paintScene, type Solid, standing } from './scene'
import { drawSky } from './sky'
import { massSolid } from './solids'
import { Sheet } from './svg'
import type { Species } from './trees'
import { cornersOf, type Frame, fromStreet, type Picture, roofOf } from './view'

/** The row or street of houses a project consists of. */
export function housesOf(plan: Plan, y: number, count: number): Built {
  const { facts } = plan
  if (facts.group === 'Townhome') return buildRow(plan, y, count, facts.tags.includes('shophouse'))
  const roof = createRng(facts.slug, 'roof').pick<RoofKind>(['flat', 'gableX', 'gableY', 'mixed'])
  return buildStreet(plan, y, count, roof)
}

/** Low walls, hedges, trees before and behind the houses, neighbours on the pavement. */
function gardens(plan: Plan, built: Built, camera: Camera, rng: Rng): Solid[] {
  const { palette, facts } = plan
  const species: Species[] = [
    rng.pick(['rain', 'round'] as const),
    rng.pick(['palm', 'frangipani', 'bamboo', 'column'] as const),
  ]
  const [from, to] = [Math.min(...built.boxes.map((b) => b.min[0])), Math.max(...built.boxes.map((b) => b.max[0]))]
  const solids: Solid[] = []
  for (let x = from - 30; x < to + 30; x += rng.range(6, 10)) {
    solids.push(treeSolid([x, 17 + rng.range(0, 6), 0], rng.range(8, 14), rng.pick(species), palette, rng))
  }
  const inFront = (x: number) => built.boxes.some(({ min, max }) => x > min[0] - 2.5 && x < max[0] + 1)
  for (let x = from - 24; x < to + 24; x += rng.range(9, 17)) {
    // Before a house only what one looks over: a tree there would hide it.
    const height = inFront(x) ? rng.range(1.9, 2.6) : rng.range(3.4, 5.2)
    solids.push(treeSolid([x, -5.6, 0], height, rng.pick(species), palette, rng))
    for (let k = 0; k < 4; k += 1)
      solids.push(treeSolid([x + 1.6 * k, -4.9, 0], rng.range(0.7, 1.2), 'shrub', palette, rng))
  }
  if (facts.group !== 'Townhome') {
    for (let x = from; x < to; x += 12) {
      const wall = {
        kind: 'metal' as const,
        style: plan.style,
        colour: mix(plan.style.wall, palette.shade, 0.2),
      }
      solids.push(massSolid({ ...wall, min: [x, -4.3, 0], max: [x + 6.2, -4.1, 1.5] }))
    }
  }
  const groups = to - from > 30 ? 6 : 3
  for (let i = 0; i < groups; i += 1)
    solids.push(neighbours(plan, [rng.range(from * 0.4, to), -7.5 - rng.range(0, 2), 0], i))
  return solids.filter((solid) => camera.depth(solid.min) > 7)
}

/** People on the pavement. */
export function neighbours(plan: Plan, at: Pt3, index: number): Solid {
  const seed = createRng(plan.facts.slug, 'neighbour', String(index))
  return standing(at, 0.2, 1.7, (sheet, view) => {
    const [x, y] = view.project(at)
    drawGroup(sheet, { x, y, h: 1.7 * view.scaleAt(at) }, plan.palette.ink, seed)
  })
}

function streetFloor(sheet: Sheet, plan: Plan, camera: Camera, horizon: number): void {
  const { palette } = plan
  sheet.rect(0, horizon, sheet.width, sheet.height - horizon, palette.ground)
  sheet.path(groundRect(camera, -90, -8, 90, 60), mix(palette.leaf[1], palette.ground, 0.4))
  sheet.path(groundRect(camera, -90, -9.5, 90, -6.4), mix(palette.paving, palette.trim, 0.16))
  sheet.path(groundRect(camera, -90, -9.8, 90, -9.5), mix(palette.paving, palette.trim, 0.4))
  sheet.poly(
    [
      [0, sheet.height],
      [0, horizon + (sheet.height - horizon) * 0.35],
      [sheet.width * 0.7, sheet.height],
    ],
    palette.groundDeep,
    0.55,
  )
}

/** Drives to the houses, and the light that falls from their windows on the ground before them. */
function drives(sheet: Sheet, plan: Plan, camera: Camera, built: Built): void {
  const { palette } = plan
  const fronts = built.boxes.filter(({ min, kind }) => kind !== 'metal' && min[2] === 0)
  let [paved, lit] = ['', '']
  for (const { min, max } of fronts) {
    const middle = (min[0] + max[0]) / 2
    paved += groundRect(camera, middle - 1.5, -6.4, middle + 1.5, min[1])
    lit += groundRect(camera, min[0] + 0.6, min[1] - 2.6, max[0] - 0.6, min[1])
  }
  sheet.path(paved, mix(palette.paving, palette.trim, 0.1))
  sheet.path(lit, palette.lit[0], 0.22)
}

/** The sharing picture keeps its left for the name; elsewhere the houses fill the sheet. */
function frameOf({ width, height }: Sheet): Frame {
  const shape = width / height
  const left = shape > 1.8 ? 0.34 : shape > 1.3 ? 0.05 : 0.04
  return { left: width * left, right: width * 0.98, top: height * 0.2, bottom: height * 0.82 }
}

function cameraFor(sheet: Sheet, built: Built, rng: Rng): Camera {
  const side = rng.chance(0.5) ? 1 : -1
  const reach = Math.max(...built.boxes.map((b) => b.max[0]))
  return fromStreet(cornersOf(built.boxes), frameOf(sheet), {
    distance: reach * 1.05 + 13,
    height: 1.9,
    yaw: side * rng.range(0.42, 0.58),
    pitch: 0,
  })
}

/** The exterior of a street of houses, seen by somebody who stands in it. */
export function drawStreet(plan: Plan, width: number, height: number): Picture {
  const sheet = new Sheet(width, height)
  const { facts, palette } = plan
  const rng = createRng(facts.slug, 'street-scene', 'corner', String(width))
  const wide = width / height > 1.3
  const count = facts.group === 'Townhome' ? (wide ? 6 : 4) : wide ? 2 : 1
  const awake = { ...plan, style: { ...plan.style, litShare: plan.style.litShare + 0.2 } }
  const built = housesOf(awake, 0, count)
  const camera = cameraFor(sheet, built, rng)
  const horizon = camera.project([0, 1e6, camera.eye[2]])[1]
  drawSky(sheet, palette, horizon, rng)
  drawCity(sheet, palette, { base: horizon, tall: height * 0.26, density: densityOf(facts) * 0.7 }, rng)
  streetFloor(sheet, plan, camera, horizon)
  drives(sheet, plan, camera, built)
  paintScene(sheet, camera, [...built.solids, ...gardens(plan, built, camera, rng)])
  return { svg: sheet.toString(), focal: roofOf(sheet, camera, built.boxes) }
}
