import { type Pt3, perspectiveCamera } from './camera'
import { densityOf, drawCity } from './city'
import { type Layout, lawnOf } from './garden-parts'
import { AVENUE, COURT, TERRACE } from './gardens-built'
import { KITCHEN, LOOP, POND } from './gardens-grown'
import { groundRect } from './ground'
import type { Plan } from './plan'
import { createRng } from './random'
import { paintScene } from './scene'
import { drawSky } from './sky'
import { Sheet } from './svg'

/** The compositions beside the pool from above and the section. */
export const GARDENS = {
  avenue: AVENUE,
  terrace: TERRACE,
  court: COURT,
  pond: POND,
  loop: LOOP,
  kitchen: KITCHEN,
} as const satisfies Record<string, Layout>

/** A garden at the height of the eye. */
export function drawGardenFrom(plan: Plan, name: keyof typeof GARDENS, width: number, height: number): string {
  const layout: Layout = GARDENS[name]
  const sheet = new Sheet(width, height)
  const rng = createRng(plan.facts.slug, 'garden', name)
  const [up, aside, before] = layout.eye
  const eye: Pt3 = [aside, -before, up]
  const centre = [width * 0.5 + aside * 20, height * 0.47] as const
  const camera = perspectiveCamera({ eye, yaw: 0, pitch: 0, focal: width * 0.72, centre })
  const horizon = height * 0.47
  drawSky(sheet, plan.palette, horizon, rng)
  const city = { base: horizon + (layout.isHigh ? height * 0.1 : 4), tall: height * (layout.isHigh ? 0.4 : 0.2) }
  drawCity(sheet, plan.palette, { ...city, density: densityOf(plan.facts) }, rng)
  if (!layout.isHigh) sheet.path(groundRect(camera, -200, -12, 200, 4000), lawnOf(plan))
  layout.flat(sheet, camera, plan)
  paintScene(
    sheet,
    camera,
    layout.solids(plan, rng).filter((solid) => camera.depth(solid.min) > 2.4),
  )
  if (rng.chance(0.4)) sheet.mirror()
  return sheet.toString()
}
