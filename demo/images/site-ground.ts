import type { Camera, Pt3 } from './camera'
import { groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import type { Site } from './site'
import { num, polyline, type Sheet } from './svg'
import type { Species } from './trees'

export interface Planted {
  at: Pt3
  height: number
  species: Species
}

/** Whether nothing is built on a spot, nor is it the court of a condominium. */
function isFree(plan: Plan, site: Site, x: number, y: number): boolean {
  if (plan.facts.group === 'Condominium' && Math.abs(x) < 18 && y > -11 && y < 5) return false
  return site.boxes.every(
    ({ min, max }) => x < min[0] - 1.6 || x > max[0] + 1.6 || y < min[1] - 1.6 || y > max[1] + 1.6,
  )
}

/** A spot on a plate, more often along its edge than within. */
function plateSpot([hx, hy]: Site['half'], rng: Rng): [number, number] {
  const side = rng.chance(0.5) ? 1 : -1
  const inner: [number, number] = [rng.range(-hx + 2, hx - 2), rng.range(-hy + 2, hy - 2)]
  if (rng.chance(0.4)) return inner
  return rng.chance(0.5) ? [side * (hx - 2.5), inner[1]] : [inner[0], side * (hy - 2.5)]
}

/** Trees around the edge of a plate and in its empty places. */
export function planting(plan: Plan, site: Site, rng: Rng): Planted[] {
  const tall = rng.pick(['rain', 'round'] as const)
  const kinds: Species[] = [tall, rng.pick(['palm', 'frangipani', 'column'] as const), 'shrub']
  const spots: Planted[] = []
  for (let i = 0; i < site.trees; i += 1) {
    const [x, y] = plateSpot(site.half, rng)
    const species = rng.pick(kinds)
    const height = species === 'shrub' ? rng.range(0.8, 1.4) : rng.range(4, 8.5)
    if (isFree(plan, site, x, y)) spots.push({ at: [x, y, 0], height, species })
  }
  return spots
}

/** Roofs of the neighbourhood with their shadows and a lit window here and there. */
function roofs(sheet: Sheet, plan: Plan, camera: Camera, [hx, hy]: Site['half'], rng: Rng): void {
  const { palette, style } = plan
  let [tops, shadows, lamps] = ['', '', '']
  for (let x = -260; x < 260; x += 17) {
    for (let y = -220; y < 320; y += 21) {
      const [w, d] = [rng.range(7, 13), rng.range(8, 15)]
      if ((Math.abs(x + 6) < hx + 20 && Math.abs(y + 7) < hy + 22) || rng.chance(0.36)) continue
      const drift = style.sun * 4
      shadows += groundRect(camera, x - drift, y + 1.5, x + w - drift, y + d + 1.5)
      tops += groundRect(camera, x, y, x + w, y + d)
      if (rng.chance(0.4)) lamps += groundRect(camera, x + w * 0.4, y + 0.6, x + w * 0.4 + 1.1, y + 1.3)
    }
  }
  sheet.path(shadows, mix(palette.ground, palette.groundDeep, 0.75), 0.8)
  sheet.path(tops, mix(palette.ground, palette.paving, 0.4), 0.7)
  sheet.path(lamps, palette.lit[0], 0.55)
}

/** The town around the plate, as a pattern of roofs. */
export function surroundings(sheet: Sheet, plan: Plan, camera: Camera, site: Site, rng: Rng): void {
  const { palette } = plan
  sheet.rect(0, 0, sheet.width, sheet.height, palette.ground)
  const [hx, hy] = site.half
  roofs(sheet, plan, camera, site.half, rng)
  const line = mix(palette.ground, palette.paving, 0.75)
  for (const side of [1, -1]) {
    const [x, y] = [side * (hx + 8), side * (hy + 8)]
    sheet.stroke(polyline([camera.project([x, -400, 0]), camera.project([x, 400, 0])]), line, 2, 0.8)
    sheet.stroke(polyline([camera.project([-400, y, 0]), camera.project([400, y, 0])]), line, 2, 0.8)
  }
  const calm = `M0 ${num(sheet.height * 0.35)}L${num(sheet.width * 0.6)} ${sheet.height}H0Z`
  if (sheet.width > sheet.height * 1.3) sheet.path(calm, palette.groundDeep, 0.6)
}
