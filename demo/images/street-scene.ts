import type { Camera, Pt3 } from './camera'
import { densityOf, drawCity } from './city'
import { treeSolid } from './crown'
import { drawCutGround, groundRect } from './ground'
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
import { cornersOf, elevation, type Frame, fromStreet } from './view'

type StreetView = 'elevation' | 'corner'

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
  const tallFront = 4.4
  for (let x = from - 24; x < to + 24; x += rng.range(9, 17)) {
    solids.push(treeSolid([x, -5.6, 0], rng.range(3, tallFront), rng.pick(species), palette, rng))
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
  return camera.parallel ? solids : solids.filter((solid) => camera.depth(solid.min) > 7)
}

function neighbours(plan: Plan, at: Pt3, index: number): Solid {
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

function cameraFor(sheet: Sheet, built: Built, view: StreetView, rng: Rng): Camera {
  const wide = sheet.width / sheet.height > 1.3
  const bottom = sheet.height * (wide ? 0.76 : 0.8)
  const frame: Frame = {
    left: sheet.width * (wide ? 0.3 : 0.04),
    right: sheet.width * (wide ? 1.03 : 0.98),
    top: sheet.height * 0.2,
    bottom,
  }
  const points = cornersOf(built.boxes)
  if (view === 'elevation') return elevation(points, frame)
  const side = rng.chance(0.5) ? 1 : -1
  const reach = Math.max(...built.boxes.map((b) => b.max[0]))
  return fromStreet(points, frame, {
    distance: reach * 1.2 + 14,
    height: 3.4,
    yaw: side * rng.range(0.5, 0.72),
    pitch: 0,
  })
}

/** The exterior of a street of houses at dusk. */
export function drawStreet(plan: Plan, width: number, height: number, view: StreetView): string {
  const sheet = new Sheet(width, height)
  const { facts, palette } = plan
  const rng = createRng(facts.slug, 'street-scene', view, String(width))
  const wide = width / height > 1.3
  const count = facts.group === 'Townhome' ? (wide ? 9 : 4) : wide ? 3 : 1
  const built = housesOf(plan, 0, count)
  const camera = cameraFor(sheet, built, view, rng)
  const foot = camera.project([0, 0, 0])[1]
  const horizon = view === 'elevation' ? foot : camera.project([0, 1e6, camera.eye[2]])[1]
  drawSky(sheet, palette, horizon, rng)
  drawCity(sheet, palette, { base: horizon, tall: height * 0.26, density: densityOf(facts) * 0.7 }, rng)
  if (view === 'elevation') {
    const scale = camera.scaleAt([0, 0, 0])
    drawCutGround(sheet, palette, { y: horizon, scale, left: -1e4, right: -9e3 }, rng)
  } else streetFloor(sheet, plan, camera, horizon)
  paintScene(sheet, camera, [...built.solids, ...gardens(plan, built, camera, rng)])
  return sheet.toString()
}
