import type { ProjectFacts } from '../types'
import type { Camera, Pt3 } from './camera'
import { densityOf, drawCity } from './city'
import { type Crown, crownSolids, treeSolid } from './crown'
import { drawCutGround, drawRiver } from './ground'
import { buildBars, buildTowers } from './massing'
import { drawGroup } from './people'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { paintScene, type Solid, standing } from './scene'
import { drawSky } from './sky'
import { type Mass, massSolid } from './solids'
import { Sheet } from './svg'
import { nearFoliage, spanOf, streetGround } from './tower-ground'
import { hasSkytrain, skytrain } from './transit'
import type { Species } from './trees'
import { cornersOf, elevation, type Frame, fromStreet, type Picture, roofOf } from './view'

type TowerView = 'elevation' | 'corner' | 'worm'

const STREET: readonly Species[] = ['rain', 'round', 'palm', 'column', 'frangipani', 'bamboo']

function frameOf(sheet: Sheet, facts: ProjectFacts, view: TowerView): Frame {
  const wide = sheet.width / sheet.height > 1.3
  const reach = Math.min(0.92, 0.5 + facts.storeys / 100)
  const bottom = sheet.height * (view === 'worm' ? 1.1 : 0.8)
  const top = view === 'worm' ? sheet.height * 0.05 : bottom - sheet.height * reach * 0.82
  if (wide) return { left: sheet.width * 0.42, right: sheet.width * 0.95, top, bottom }
  return { left: sheet.width * 0.1, right: sheet.width * 0.92, top, bottom }
}

function cameraFor(masses: readonly Mass[], frame: Frame, view: TowerView, rng: Rng): Camera {
  const points = cornersOf(masses)
  const high = Math.max(...masses.map((mass) => mass.max[2]))
  const wide = Math.max(...masses.map((mass) => mass.max[0]))
  if (view === 'elevation') return elevation(points, frame)
  const side = rng.chance(0.5) ? 1 : -1
  const distance = Math.max(high * 0.86, wide * 2.7) + 24
  if (view === 'corner')
    return fromStreet(points, frame, { distance, height: 5, yaw: side * rng.range(0.42, 0.68), pitch: 0 })
  return fromStreet(points, frame, {
    distance: Math.max(high * 0.62, wide * 2.6),
    height: 2,
    yaw: side * rng.range(0.5, 0.75),
    pitch: rng.range(0.26, 0.36),
  })
}

/** Trees along the street and people under them; the left of a wide sheet stays empty. */
function streetLife(plan: Plan, camera: Camera, half: number, rng: Rng): Solid[] {
  const { palette } = plan
  const species = [rng.pick(STREET), rng.pick(STREET), 'shrub' as const]
  const solids: Solid[] = []
  for (let x = -half * 2.6; x < half * 2.6; x += rng.range(5, 12)) {
    if (rng.chance(0.24)) continue
    const kind = rng.pick(species)
    const height = kind === 'shrub' ? rng.range(0.9, 1.6) : rng.range(7, 13)
    solids.push(treeSolid([x, -11 - rng.range(0, 4), 0], height, kind, palette, rng))
  }
  for (let i = 0; i < 18; i += 1) {
    const at: Pt3 = [rng.range(-half * 0.8, half * 1.7), -15 - rng.range(0, 7), 0]
    const seed = createRng(plan.facts.slug, 'group', String(i))
    solids.push(
      standing(at, 0.2, 1.7, (sheet, view) => {
        const [px, py] = view.project(at)
        drawGroup(sheet, { x: px, y: py, h: 1.7 * view.scaleAt(at) }, palette.ink, seed)
      }),
    )
  }
  return camera.parallel ? solids : solids.filter((solid) => camera.depth(solid.min) > 12)
}

function horizonOf(camera: Camera, view: TowerView, sheet: Sheet): number {
  if (view === 'worm') return sheet.height
  if (camera.parallel) return camera.project([0, 0, 0])[1]
  const away: Pt3 = [camera.eye[0] - Math.sin(0) * 1e5, camera.eye[1] + 1e6, camera.eye[2]]
  return camera.project(away)[1]
}

function drawBase(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[], view: TowerView, rng: Rng): void {
  const horizon = horizonOf(camera, view, sheet)
  drawSky(sheet, plan.palette, Math.min(horizon, sheet.height * 0.95), rng)
  const tall = sheet.height * (view === 'worm' ? 0.3 : 0.4)
  drawCity(
    sheet,
    plan.palette,
    { base: view === 'worm' ? sheet.height * 1.03 : horizon, tall, density: densityOf(plan.facts) },
    rng,
  )
  if (view === 'corner') streetGround(sheet, plan, camera, masses, horizon)
  if (view !== 'elevation') return
  const [left, right] = [Math.min(...masses.map((m) => m.min[0])), Math.max(...masses.map((m) => m.max[0]))]
  const scale = camera.scaleAt([0, 0, 0])
  const cut = {
    y: horizon,
    scale,
    left: camera.project([left, 0, 0])[0],
    right: camera.project([right, 0, 0])[0],
  }
  drawCutGround(sheet, plan.palette, cut, rng)
  if (plan.facts.tags.includes('river_view'))
    drawRiver(sheet, plan.palette, horizon + scale * 3.4, sheet.height, rng, spanOf(camera, masses))
}

/** The exterior of a high building. */
export function drawTower(plan: Plan, width: number, height: number, view: TowerView): Picture {
  const sheet = new Sheet(width, height)
  const { facts, style } = plan
  const rng = createRng(facts.slug, 'tower', view, String(width))
  const masses = facts.storeys > 8 ? buildTowers(facts, style, plan.massing) : buildBars(facts, style)
  const camera = cameraFor(masses, frameOf(sheet, facts, view), view, rng)
  drawBase(sheet, plan, camera, masses, view, rng)
  const half = Math.max(...masses.map((mass) => mass.max[0]))
  const crown: Crown = plan.crown
  const solids = [...masses.map(massSolid), ...crownSolids(masses, crown, createRng(facts.slug, 'crown'))]
  solids.push(...streetLife(plan, camera, half, rng))
  if (hasSkytrain(facts)) solids.push(...skytrain(style, camera, -40, rng.range(-0.2, 0.5) * half, half * 9))
  paintScene(sheet, camera, solids)
  if (view === 'worm') nearFoliage(sheet, plan, rng)
  return { svg: sheet.toString(), focal: roofOf(sheet, camera, masses) }
}
