import type { Pt3 } from './camera'
import { perspectiveCamera } from './camera'
import { treeSolid } from './crown'
import { block } from './furniture'
import { groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import { peg } from './plots'
import { createRng, type Rng } from './random'
import { paintScene, type Solid } from './scene'
import { passer } from './site-scene'
import { drawSky } from './sky'
import { Sheet } from './svg'

/** Trees along the road, pegs of the plots, a hedge before the walls. */
function growth(plan: Plan, rng: Rng): Solid[] {
  const { palette } = plan
  const solids: Solid[] = []
  for (let y = 6; y < 60; y += 6)
    for (const x of [-6.6, 6.6]) solids.push(treeSolid([x, y, 0], rng.range(4.6, 6.6), 'frangipani', palette, rng))
  for (let y = 8; y < 44; y += 12) for (const x of [-14, 14]) solids.push(peg(plan, x, y, true))
  for (let x = -16; x < 17; x += 1)
    if (Math.abs(x) > 6.4) solids.push(treeSolid([x, -0.8, 0], rng.range(0.6, 1), 'shrub', palette, rng))
  for (let x = -40; x < 44; x += rng.range(5, 8))
    solids.push(treeSolid([x, 66, 0], rng.range(9, 14), rng.pick(['rain', 'round'] as const), palette, rng))
  return solids
}

/** The gate of land that is for sale: walls, a barrier, the road between its plots. */
export function drawGate(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const { palette, facts, style } = plan
  const rng = createRng(facts.slug, 'gate')
  const horizon = height * 0.5
  const eye: Pt3 = [rng.range(-1.4, 1.4), -13, 1.9]
  const camera = perspectiveCamera({ eye, yaw: 0, pitch: 0, focal: width * 0.62, centre: [width / 2, horizon] })
  drawSky(sheet, palette, horizon, rng)
  const grass = mix(palette.leaf[2], palette.stone, 0.3)
  sheet.path(groundRect(camera, -200, -12.4, 200, 3000), grass)
  sheet.path(groundRect(camera, -5.4, -12.4, 5.4, 90), mix(palette.paving, palette.trim, 0.3))
  sheet.path(groundRect(camera, -4, -12.4, 4, 90), mix(palette.paving, palette.shade, 0.3))
  for (let y = -10; y < 80; y += 5) sheet.path(groundRect(camera, -0.1, y, 0.1, y + 2.2), palette.trim)
  for (let y = 8; y < 60; y += 12) sheet.path(groundRect(camera, 5.4, y, 40, y + 0.2), palette.trim)
  for (let y = 8; y < 60; y += 12) sheet.path(groundRect(camera, -40, y, -5.4, y + 0.2), palette.trim)
  const wall = mix(style.wall, palette.trim, 0.3)
  const solids: Solid[] = [
    block(plan, [-17, 0, 0], [10.6, 0.7, 2.5], wall),
    block(plan, [6.4, 0, 0], [10.6, 0.7, 2.5], wall),
    block(plan, [-6.6, -0.4, 0], [1, 1.4, 4.4], mix(wall, palette.shade, 0.1)),
    block(plan, [5.6, -0.4, 0], [1, 1.4, 4.4], mix(wall, palette.shade, 0.1)),
    block(plan, [-7.4, -0.7, 4.4], [14.8, 2.2, 0.36], palette.trim),
    block(plan, [-12, -0.06, 1.2], [4, 0.06, 0.5], palette.accent),
    block(plan, [-1.4, 0.6, 0], [1, 1.6, 2.5], mix(palette.inside.timber, palette.stone, 0.3)),
    block(plan, [-0.3, 0.4, 0.95], [3.9, 0.1, 0.12], palette.accent),
    passer(plan, [-5, -3, 0], 1),
    passer(plan, [4.8, 8, 0], 2),
  ]
  solids.push(...growth(plan, rng))
  paintScene(sheet, camera, solids)
  return sheet.toString()
}
