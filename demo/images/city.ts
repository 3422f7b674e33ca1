import type { ProjectFacts } from '../types'
import type { Palette } from './palette'
import { mix } from './palette'
import type { Rng } from './random'
import type { Sheet } from './svg'
import { box, ellipse, polygon } from './svg'

const DENSE = ['ploenchit', 'asoke', 'silom', 'phromphong', 'thonglor', 'rama9']
const MIDDLE = ['ekkamai', 'ari', 'sukhumvit', 'ratchada-ladprao', 'thonburi', 'faichai-wanglang', 'bangna']

/** 1 in the centre of the city, near 0 in the suburbs. */
export function densityOf(facts: ProjectFacts): number {
  if (DENSE.includes(facts.place)) return 1
  return MIDDLE.includes(facts.place) ? 0.6 : 0.22
}

/** The top of a neighbour: a step, a plant room, a mast, a lean. */
function crown(x: number, top: number, width: number, rng: Rng): string {
  const kind = rng.int(0, 6)
  if (kind === 0) return box(x + width * 0.2, top - width * 0.22, width * 0.6, width * 0.24)
  if (kind === 1)
    return polygon([
      [x, top + 1],
      [x + width, top + 1],
      [x + width, top - width * 0.2],
    ])
  if (kind === 2)
    return (
      box(x + width * 0.3, top - width * 0.14, width * 0.3, width * 0.15) +
      box(x + width * 0.44, top - width * 0.7, Math.max(1.2, width * 0.025), width * 0.7)
    )
  if (kind === 3) return box(x, top - width * 0.32, width * 0.52, width * 0.34)
  return kind === 4 ? box(x + width * 0.08, top - width * 0.09, width * 0.84, width * 0.1) : ''
}

interface Haze {
  base: number
  /** Height of a tall building in pixels. */
  tall: number
  density: number
}

function towers(sheet: Sheet, { base, tall, density }: Haze, depth: number, rng: Rng): { data: string; panes: string } {
  let data = ''
  let panes = ''
  let x = -tall * 0.2
  while (x < sheet.width) {
    const width = tall * (rng.chance(0.25) ? rng.range(0.2, 0.3) : rng.range(0.075, 0.15))
    const isTall = rng.chance(0.12 + density * 0.55)
    const height = isTall ? tall * rng.range(0.3, 1) ** 1.25 * (0.5 + density * 0.5) : tall * rng.range(0.08, 0.26)
    const top = base - height
    data += box(x, top, width, height + 2)
    if (isTall) data += crown(x, top, width, rng)
    if (depth > 0) panes += smallPanes(x, top, width, height, tall, rng)
    x += width * rng.range(0.85, isTall ? 1.35 : 2) + tall * (1 - density) * rng.range(0, 0.3)
  }
  return { data, panes }
}

function smallPanes(x: number, top: number, width: number, height: number, tall: number, rng: Rng): string {
  const step = Math.max(6, tall * 0.019)
  let panes = ''
  for (let y = top + step; y < top + height - step; y += step) {
    for (let u = x + step * 0.6; u < x + width - step; u += step * 0.9) {
      if (rng.chance(0.16)) panes += box(u, y, step * 0.42, step * 0.28)
    }
  }
  return panes
}

/** Neighbouring buildings in three depths of haze; suburbs show trees and roofs instead. */
export function drawCity(sheet: Sheet, palette: Palette, haze: Haze, rng: Rng): void {
  const sizes = [1, 0.78, 0.5] as const
  for (const depth of [0, 1, 2] as const) {
    const { data, panes } = towers(sheet, { ...haze, tall: haze.tall * sizes[depth] }, depth, rng)
    const colour = palette.haze[depth]
    const above = palette.sky[palette.sky.length - 2] ?? colour
    const veil = [0.5, 0.3, 0.08][depth] ?? 0
    sheet.path(data, mix(colour, above, veil))
    if (depth > 0) sheet.path(panes, palette.lit[0], depth === 1 ? 0.3 : 0.5)
    if (haze.density < 0.5 || depth === 2) treeLine(sheet, haze, colour, depth, rng)
  }
}

function treeLine(sheet: Sheet, { base, tall }: Haze, colour: string, depth: number, rng: Rng): void {
  let data = box(-10, base - tall * 0.03, sheet.width + 20, tall * 0.04)
  let x = -20
  while (x < sheet.width + 20) {
    const radius = tall * rng.range(0.02, 0.06)
    data += ellipse(x, base - radius * 0.6, radius * 1.3, radius)
    x += radius * rng.range(0.9, 2.4)
  }
  sheet.path(data, mix(colour, '#000000', depth * 0.05))
}
