import type { Camera } from './camera'
import { castShadow, drawRiver, groundPatch, groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import type { Mass } from './solids'
import { num, type Sheet } from './svg'
import { blob } from './trees'
import { cornersOf } from './view'

function laneMarks(camera: Camera, y: number): string {
  let data = ''
  for (let x = -160; x < 160; x += 12) data += groundRect(camera, x, y, x + 5, y + 0.3)
  return data
}

/** The street in perspective: paving, carriageway, kerbs and the tower's own long shadow. */
export function streetGround(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[], horizon: number): void {
  const { palette } = plan
  sheet.rect(0, horizon, sheet.width, sheet.height - horizon, palette.ground)
  const clip = `M0 ${horizon}H${sheet.width}V${sheet.height}H0Z`
  sheet.clip(clip, () => {
    const near = camera.eye[1] + 22
    sheet.path(groundRect(camera, -200, -22, 200, 40), mix(palette.ground, palette.paving, 0.55))
    sheet.path(groundRect(camera, -200, -25, 200, -23), mix(palette.paving, palette.trim, 0.2))
    for (const y of [-28, -34]) if (y > near) sheet.path(laneMarks(camera, y), palette.paving)
    lightSpill(sheet, plan, camera, masses)
    for (const mass of masses)
      sheet.path(castShadow(camera, mass.min, mass.max, [plan.style.sun * -0.5, 0.12]), palette.groundDeep, 0.35)
    if (plan.facts.tags.includes('river_view')) riverBefore(sheet, plan, camera, masses)
    sheet.poly(
      [
        [0, sheet.height],
        [0, horizon + (sheet.height - horizon) * 0.3],
        [sheet.width * 0.62, sheet.height],
      ],
      palette.groundDeep,
      0.5,
    )
  })
}

/** Left and right of the building on the sheet. */
export function spanOf(camera: Camera, masses: readonly Mass[]): { from: number; to: number } {
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
  sheet.clip(outline, () =>
    drawRiver(sheet, plan.palette, far, sheet.height, createRng(plan.facts.slug, 'river'), spanOf(camera, masses)),
  )
}

/** The lobby's light on the paving before it. */
function lightSpill(sheet: Sheet, plan: Plan, camera: Camera, masses: readonly Mass[]): void {
  const hall = masses.find((mass) => mass.kind === 'lobby')
  if (!hall) return
  const [x0, y] = hall.min
  const x1 = hall.max[0]
  for (const [reach, opacity] of [
    [13, 0.2],
    [8, 0.25],
    [4, 0.35],
  ] as const) {
    const shape = [
      [x0, y],
      [x1, y],
      [x1 + reach * 0.6, y - reach],
      [x0 - reach * 0.6, y - reach],
    ] as const
    sheet.path(groundPatch(camera, shape), plan.palette.lit[0], opacity)
  }
}

/** Dark crowns in the near corner, where the view looks up from under trees. */
export function nearFoliage(sheet: Sheet, plan: Plan, rng: Rng): void {
  const { palette } = plan
  const wide = sheet.width > sheet.height * 1.3
  const reach = sheet.width * (wide ? 0.46 : 0.4)
  for (const [colour, lift] of [
    [mix(palette.leaf[1], palette.leaf[0], 0.4), 1],
    [palette.leaf[0], 0.72],
    [palette.groundDeep, 0.44],
  ] as const) {
    let data = ''
    for (let x = -sheet.width * 0.04; x < reach; x += sheet.width * 0.02) {
      const fall = 1 - Math.max(0, x / reach) ** 1.6
      const size = sheet.height * rng.range(0.025, 0.07)
      data += blob(x, sheet.height - sheet.height * 0.17 * fall * lift, size * 1.3, size, rng, 0.22)
      data += blob(
        x,
        sheet.height - sheet.height * 0.07 * fall * lift,
        size * 1.8,
        sheet.height * 0.08 * fall * lift + size,
        rng,
        0.1,
      )
    }
    sheet.path(data, colour)
  }
}
