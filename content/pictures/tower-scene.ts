import type { ProjectFacts } from '../types'
import type { Camera, Pt3 } from './camera'
import { densityOf, drawCity } from './city'
import { type Crown, crownSolids, treeSolid } from './crown'
import { castShadow, drawCutGround, drawRiver, groundPatch, groundRect } from './ground'
import { buildBars, buildTowers } from './massing'
import { mix } from './palette'
import { drawGroup } from './people'
import type { Plan } from './plan'
import { type Rng, createRng } from './random'
import { type Solid, paintScene, standing } from './scene'
import { drawSky } from './sky'
import { type Mass, massSolid } from './solids'
import { Sheet, num } from './svg'
import { hasSkytrain, skytrain } from './transit'
import { type Species, blob } from './trees'
import { type Frame, cornersOf, elevation, fromStreet } from './view'

export type TowerView = 'elevation' | 'corner' | 'worm'

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
  if (view === 'corner') return fromStreet(points, frame, { distance, height: 5, yaw: side * rng.range(0.42, 0.68), pitch: 0 })
  return fromStreet(points, frame, { distance: Math.max(high * 0.62, wide * 2.6), height: 2, yaw: side * rng.range(0.5, 0.75), pitch: rng.range(0.26, 0.36) })
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

/** The street in perspective: paving, carriageway, kerbs and the tower's own long shadow. */
function streetGround(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[], horizon: number): void {
  const { palette } = plan
  sheet.rect(0, horizon, sheet.width, sheet.height - horizon, palette.ground)
  const clip = `M0 ${horizon}H${sheet.width}V${sheet.height}H0Z`
  sheet.clip(clip, () => {
    const near = camera.eye[1] + 22
    sheet.path(groundRect(camera, -200, -22, 200, 40), mix(palette.ground, palette.paving, 0.55))
    sheet.path(groundRect(camera, -200, -25, 200, -23), mix(palette.paving, palette.trim, 0.2))
    for (const y of [-28, -34]) {
      if (y > near) for (let x = -160; x < 160; x += 12) sheet.path(groundRect(camera, x, y, x + 5, y + 0.3), palette.paving)
    }
    lightSpill(sheet, plan, camera, masses)
    for (const mass of masses) sheet.path(castShadow(camera, mass.min, mass.max, [plan.style.sun * -0.5, 0.12]), palette.groundDeep, 0.35)
    if (plan.facts.tags.includes('river_view')) riverBefore(sheet, plan, camera, masses)
    sheet.poly([[0, sheet.height], [0, horizon + (sheet.height - horizon) * 0.3], [sheet.width * 0.62, sheet.height]], palette.groundDeep, 0.5)
  })
}

/** Left and right of the building on the sheet. */
function spanOf(camera: Camera, masses: readonly Mass[]): { from: number; to: number } {
  const xs = cornersOf(masses).map((point) => camera.project(point)[0])
  return { from: Math.min(...xs), to: Math.max(...xs) }
}

/** The river between us and the house, its bank in perspective. */
function riverBefore(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[]): void {
  const [left, right] = [camera.project([-150, -27, 0]), camera.project([150, -27, 0])]
  const slope = (right[1] - left[1]) / (right[0] - left[0])
  const edge = (x: number): number => left[1] + (x - left[0]) * slope
  const far = Math.min(edge(0), edge(sheet.width))
  sheet.path(groundRect(camera, -150, -27, 150, -25.6), mix(plan.palette.paving, plan.palette.trim, 0.3))
  const outline = `M0 ${num(edge(0))}L${sheet.width} ${num(edge(sheet.width))}V${sheet.height}H0Z`
  sheet.clip(outline, () => drawRiver(sheet, plan.palette, far, sheet.height, createRng(plan.facts.slug, 'river'), spanOf(camera, masses)))
}

/** The lobby's light on the paving before it. */
function lightSpill(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[]): void {
  const hall = masses.find((mass) => mass.kind === 'lobby')
  if (!hall) return
  const [x0, y] = hall.min
  const x1 = hall.max[0]
  for (const [reach, opacity] of [[13, 0.2], [8, 0.25], [4, 0.35]] as const) {
    const shape = [[x0, y], [x1, y], [x1 + reach * 0.6, y - reach], [x0 - reach * 0.6, y - reach]] as const
    sheet.path(groundPatch(camera, shape), plan.palette.lit[0], opacity)
  }
}

/** Dark crowns in the near corner, where the view looks up from under trees. */
function nearFoliage(sheet: Sheet, plan: Plan, rng: Rng): void {
  const { palette } = plan
  const wide = sheet.width > sheet.height * 1.3
  const reach = sheet.width * (wide ? 0.46 : 0.4)
  for (const [colour, lift] of [[mix(palette.leaf[1], palette.leaf[0], 0.4), 1], [palette.leaf[0], 0.72], [palette.groundDeep, 0.44]] as const) {
    let data = ''
    for (let x = -sheet.width * 0.04; x < reach; x += sheet.width * 0.02) {
      const fall = 1 - Math.max(0, x / reach) ** 1.6
      const size = sheet.height * rng.range(0.025, 0.07)
      data += blob(x, sheet.height - sheet.height * 0.17 * fall * lift, size * 1.3, size, rng, 0.22)
      data += blob(x, sheet.height - sheet.height * 0.07 * fall * lift, size * 1.8, sheet.height * 0.08 * fall * lift + size, rng, 0.1)
    }
    sheet.path(data, colour)
  }
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
  drawCity(sheet, plan.palette, { base: view === 'worm' ? sheet.height * 1.03 : horizon, tall, density: densityOf(plan.facts) }, rng)
  if (view === 'corner') streetGround(sheet, plan, camera, masses, horizon)
  if (view !== 'elevation') return
  const [left, right] = [Math.min(...masses.map((m) => m.min[0])), Math.max(...masses.map((m) => m.max[0]))]
  const scale = camera.scaleAt([0, 0, 0])
  const cut = { y: horizon, scale, left: camera.project([left, 0, 0])[0], right: camera.project([right, 0, 0])[0] }
  drawCutGround(sheet, plan.palette, cut, rng)
  if (plan.facts.tags.includes('river_view')) drawRiver(sheet, plan.palette, horizon + scale * 3.4, sheet.height, rng, spanOf(camera, masses))
}

/** The exterior of a high building at dusk. */
export function drawTower(plan: Plan, width: number, height: number, view: TowerView): string {
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
  return sheet.toString()
}
