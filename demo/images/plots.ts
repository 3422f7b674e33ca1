import type { Camera, Pt3 } from './camera'
import { treeSolid } from './crown'
import { groundRect } from './ground'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import { type Solid, standing } from './scene'
import type { Site } from './site'
import { num, polyline, type Sheet } from './svg'

/** A survey peg with a small flag. */
export function peg(plan: Plan, x: number, y: number, flag: boolean): Solid {
  return standing([x, y, 0], 0.1, 1.6, (sheet, camera) => {
    const [px, py] = camera.project([x, y, 0])
    const s = camera.scaleAt([x, y, 0])
    sheet.stroke(`M${num(px)} ${num(py)}v${num(-s * 1.5)}`, plan.palette.ink, Math.max(1.4, s * 0.1))
    if (flag)
      sheet.path(
        `M${num(px)} ${num(py - s * 1.5)}l${num(s * 1.1)} ${num(s * 0.3)}l${num(-s * 1.1)} ${num(s * 0.35)}Z`,
        plan.palette.accent,
      )
  })
}

interface Lot {
  x0: number
  y0: number
  x1: number
  y1: number
}

const HALF = 52
const DEEP = 20

/** Lots side by side along a road, their widths from the unit types in turn. */
function lotsOf(plan: Plan): Lot[] {
  const { unitTypes } = plan.facts
  return [-34, -7, 15].flatMap((y, row) => {
    const lots: Lot[] = []
    let x = -HALF + 6
    while (x < HALF - 12) {
      const type = unitTypes[(row + lots.length) % 3 === 2 ? 1 : 0]
      const width = Math.min(type?.width ?? 14, HALF - 5 - x)
      lots.push({ x0: x, y0: y, x1: x + width, y1: y + DEEP })
      x += width
    }
    return lots
  })
}

function drawLot(sheet: Sheet, camera: Camera, { palette }: Plan, { x0, y0, x1, y1 }: Lot, index: number): void {
  const grass = mix(palette.leaf[2], palette.stone, 0.34)
  const tone = mix(grass, index % 3 === 0 ? palette.trim : palette.stone, 0.2 + (index % 4) * 0.1)
  sheet.path(groundRect(camera, x0 + 0.3, y0 + 0.3, x1 - 0.3, y1 - 0.3), tone)
  if (index % 5 === 1) {
    const house =
      groundRect(camera, x0 + 3, y0 + 5, x1 - 3, y1 - 8) + groundRect(camera, x0 + 6, y1 - 8, x1 - 3, y1 - 4)
    sheet.path(house, palette.accent, 0.4)
  }
  let mown = ''
  for (let y = y0 + 1.5; y < y1 - 1; y += 1.6) {
    mown += polyline([camera.project([x0 + 1, y, 0]), camera.project([x1 - 1, y, 0])])
  }
  sheet.stroke(mown, palette.shade, 0.8, 0.22)
  sheet.stroke(groundRect(camera, x0, y0, x1, y1), palette.trim, 3)
}

function drawRoad(sheet: Sheet, camera: Camera, { palette }: Plan, y0: number, y1: number): void {
  sheet.path(groundRect(camera, -HALF, y0, HALF, y1), mix(palette.stone, palette.shade, 0.14))
  sheet.path(groundRect(camera, -HALF, y0 + 1.2, HALF, y1 - 1.2), mix(palette.stone, palette.shade, 0.55))
  const middle = (y0 + y1) / 2
  let marks = ''
  for (let x = -HALF + 3; x < HALF; x += 6) marks += groundRect(camera, x, middle - 0.1, x + 2.6, middle + 0.1)
  sheet.path(marks, palette.trim)
}

/** Plots of land: blocks of lots along roads, staked out, with trees that were there before. */
export function plotSite(plan: Plan, rng: Rng): Site {
  const { palette } = plan
  const lots = lotsOf(plan)
  const solids = lots.flatMap(({ x0, y0, x1, y1 }) => {
    const pegs = [x0, x1].flatMap((x) => [y0, y1].map((y) => peg(plan, x, y, rng.chance(0.6))))
    const at: Pt3 = [x0 + (x1 - x0) * rng.pick([0.15, 0.85]), y0 + DEEP * rng.range(0.6, 0.9), 0]
    const old = treeSolid(at, rng.range(5, 9), rng.pick(['rain', 'round', 'palm'] as const), palette, rng)
    return rng.chance(0.55) ? [...pegs, old] : pegs
  })
  return {
    half: [HALF, 43],
    boxes: [],
    solids,
    trees: 34,
    flat: (sheet, camera) => {
      const grass = mix(palette.leaf[2], palette.stone, 0.34)
      sheet.path(groundRect(camera, -HALF, -43, HALF, 43), mix(grass, palette.shade, 0.12))
      drawRoad(sheet, camera, plan, -14, -7)
      drawRoad(sheet, camera, plan, 35.5, 42)
      lots.forEach((lot, index) => {
        drawLot(sheet, camera, plan, lot, index)
      })
    },
  }
}
