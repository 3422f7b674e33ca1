import { treeSolid } from './crown'
import { groundPatch, groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import { type Solid, standing } from './scene'
import type { Site } from './site-scene'
import { num, polyline } from './svg'

/** A survey peg with a small flag. */
function peg(plan: Plan, x: number, y: number, flag: boolean): Solid {
  return standing([x, y, 0], 0.1, 1.6, (sheet, camera) => {
    const [px, py] = camera.project([x, y, 0])
    const s = camera.scaleAt([x, y, 0])
    sheet.stroke(`M${num(px)} ${num(py)}v${num(-s * 1.5)}`, plan.palette.ink, Math.max(1.4, s * 0.1))
    if (flag) sheet.path(`M${num(px)} ${num(py - s * 1.5)}l${num(s * 1.1)} ${num(s * 0.3)}l${num(-s * 1.1)} ${num(s * 0.35)}Z`, plan.palette.accent)
  })
}

/** Plots of land: two blocks of lots along a road, staked out, with trees that were there before. */
export function plotSite(plan: Plan, rng: Rng): Site {
  const { palette, facts } = plan
  const lots: { x0: number; y0: number; x1: number; y1: number }[] = []
  const solids: Solid[] = []
  const rows = [-34, -7, 15] as const
  const half = 52
  rows.forEach((y, row) => {
    let x = -half + 6
    let index = row
    while (x < half - 12) {
      const type = facts.unitTypes[index % 3 === 2 ? 1 : 0]
      const [w, d] = [Math.min(type?.width ?? 14, half - 5 - x), 20]
      lots.push({ x0: x, y0: y, x1: x + w, y1: y + d })
      for (const [px, py] of [[x, y], [x + w, y], [x, y + d], [x + w, y + d]] as const) solids.push(peg(plan, px, py, rng.chance(0.6)))
      if (rng.chance(0.55)) solids.push(treeSolid([x + w * rng.pick([0.15, 0.85]), y + d * rng.range(0.6, 0.9), 0], rng.range(5, 9), rng.pick(['rain', 'round', 'palm'] as const), palette, rng))
      x += w
      index += 1
    }
  })
  return {
    half: [half, 43], boxes: [], solids, trees: 34,
    flat: (sheet, camera) => {
      const grass = mix(palette.leaf[2], palette.stone, 0.34)
      sheet.path(groundRect(camera, -half, -43, half, 43), mix(grass, palette.shade, 0.12))
      for (const [y0, y1] of [[-14, -7], [35.5, 42]] as const) {
        sheet.path(groundRect(camera, -half, y0, half, y1), mix(palette.stone, palette.shade, 0.14))
        sheet.path(groundRect(camera, -half, y0 + 1.2, half, y1 - 1.2), mix(palette.stone, palette.shade, 0.5))
        for (let x = -half + 3; x < half; x += 6) sheet.path(groundRect(camera, x, (y0 + y1) / 2 - 0.1, x + 2.6, (y0 + y1) / 2 + 0.1), palette.trim)
      }
      lots.forEach(({ x0, y0, x1, y1 }, i) => {
        sheet.path(groundRect(camera, x0 + 0.3, y0 + 0.3, x1 - 0.3, y1 - 0.3), mix(grass, i % 3 === 0 ? palette.trim : palette.stone, 0.2 + (i % 4) * 0.1))
        if (i % 5 === 1) sheet.path(groundPatch(camera, [[x0 + 3, y0 + 5], [x1 - 3, y0 + 5], [x1 - 3, y1 - 4], [x0 + 6, y1 - 4], [x0 + 6, y1 - 8], [x0 + 3, y1 - 8]]), palette.accent, 0.35)
        let mown = ''
        for (let y = y0 + 1.5; y < y1 - 1; y += 1.6) mown += polyline([camera.project([x0 + 1, y, 0]), camera.project([x1 - 1, y, 0])])
        sheet.stroke(mown, palette.shade, 0.8, 0.22)
        sheet.stroke(`${groundRect(camera, x0, y0, x1, y1)}`, palette.trim, 3)
      })
    },
  }
}
