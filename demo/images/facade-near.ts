import type { FacadeStyle, FaceTones } from './facade-style'
import type { FaceBrush } from './face'
import { mix } from './palette'
import { personPath } from './people'
import { cellNoise, createRng, type Rng } from './random'
import { ellipse, num } from './svg'
import { blob } from './trees'

/** Pixels of a metre from which a façade shows curtains, plants and people. */
export const NEAR = 34

export interface Pane {
  u0: number
  v0: number
  u1: number
  v1: number
  i: number
  j: number
  lit: boolean
}

type Job = { brush: FaceBrush; style: FacadeStyle; tones: FaceTones }

function curtain({ brush, style }: Job, from: number, to: number, { v0, v1, lit }: Pane): void {
  const { palette } = style
  const cloth = lit ? mix(palette.lit[0], palette.trim, 0.45) : mix(palette.glass[1], palette.trim, 0.22)
  const fold = mix(cloth, palette.shade, 0.25)
  brush.quad(1.3, cloth, from, v0, to, v1)
  for (let u = from + 0.08; u < to - 0.04; u += 0.17) brush.quad(1.35, fold, u, v0, u + 0.06, v1)
}

/** A lit room seen from outside: bright ceiling, a picture, a lamp, sometimes a person. */
function glow(job: Job, pane: Pane, chance: number): void {
  const { brush, style } = job
  const { palette } = style
  const { u0, v0, u1, v1 } = pane
  const [w, h] = [u1 - u0, v1 - v0]
  const scale = brush.scale
  brush.quad(1.1, palette.lit[2], u0, v1 - h * 0.2, u1, v1)
  brush.quad(1.1, mix(palette.lit[0], palette.inside.timber, 0.5), u0, v0, u1, v0 + h * 0.1)
  const at = u0 + w * (0.3 + chance * 0.4)
  if (chance < 0.5) {
    brush.quad(1.15, mix(palette.lit[0], palette.shade, 0.28), at, v0 + h * 0.42, at + 0.8, v0 + h * 0.66)
    brush.quad(1.16, mix(palette.lit[1], palette.accent, 0.4), at + 0.07, v0 + h * 0.45, at + 0.73, v0 + h * 0.63)
  }
  if (chance > 0.3) {
    const [x, y] = brush.at(at, v0 + h * 0.68)
    const [, top] = brush.at(at, v1)
    brush.batch.line(1.2, palette.ink, 1.5, `M${num(x)} ${num(y)}V${num(top)}`)
    brush.batch.add(1.2, palette.accent, ellipse(x, y, 0.2 * scale, 0.11 * scale))
  }
  if (chance > 0.72) {
    const [x, y] = brush.at(u0 + w * 0.34, v0 - 0.12)
    brush.batch.add(
      1.25,
      mix(palette.shade, palette.lit[0], 0.12),
      personPath({ x, y, h: 1.68 * scale }, createRng(String(style.seed), String(pane.i), String(pane.j))),
    )
  }
}

function reflection({ brush, style, tones }: Job, { u0, v0, u1, v1, i, j }: Pane): void {
  const w = u1 - u0
  const start = u0 + w * (0.05 + cellNoise(style.seed + 2, i, j) * 0.4)
  const tone = mix(tones.glass[1], style.palette.sky[4] ?? style.palette.trim, 0.3)
  for (const [shift, wide] of [
    [0, 0.2],
    [0.3, 0.07],
  ] as const) {
    const [a, b] = [start + w * shift, Math.min(u1, start + w * (shift + wide))]
    const lean = Math.min(w * 0.25, u1 - b)
    brush.shape(
      1.1,
      tone,
      [
        [a, v0],
        [b, v0],
        [b + lean, v1],
        [Math.min(u1, a + lean), v1],
      ],
      0,
      0.5,
    )
  }
}

/** A window close by: the room or the reflected sky, curtains, frame and the shadow of its head. */
export function nearPane(job: Job, pane: Pane): void {
  const { brush, style, tones } = job
  const { u0, v0, u1, v1, i, j, lit } = pane
  const chance = cellNoise(style.seed + 15, i, j)
  if (lit) glow(job, pane, chance)
  else reflection(job, pane)
  const w = u1 - u0
  if (chance < 0.62) curtain(job, u0, u0 + w * (0.12 + chance * 0.25), pane)
  if (chance > 0.25) curtain(job, u1 - w * (0.34 - chance * 0.2), u1, pane)
  brush.quad(2, tones.shadow, u0, v1 - 0.3, u1, v1, 0, 0.5)
  const edge = style.sun === -1 ? [u0, u0 + 0.2] : [u1 - 0.2, u1]
  brush.quad(2, tones.shadow, edge[0] ?? u0, v0, edge[1] ?? u1, v1 - 0.3, 0, 0.5)
  const frame = mix(style.palette.shade, style.palette.ink, 0.3)
  const leaves = w > 3 ? 3 : 2
  for (let k = 0; k <= leaves; k += 1) {
    const u = u0 + (w * k) / leaves
    brush.quad(2.6, frame, Math.max(u0, u - 0.04), v0, Math.min(u1, u + 0.04), v1)
  }
  brush.quad(2.6, frame, u0, v1 - 0.08, u1, v1)
  brush.quad(2.6, frame, u0, v0, u1, v0 + 0.08)
}

function pot(job: Job, x: number, y: number, seed: Rng): void {
  const { brush, style, tones } = job
  const { batch, scale: s } = brush
  const { leaf } = style.palette
  const tall = seed.range(0.5, 1.1)
  const body = `M${num(x - 0.2 * s)} ${num(y)}h${num(0.4 * s)}l${num(0.05 * s)} ${num(-0.4 * s)}h${num(-0.5 * s)}Z`
  batch.add(6.6, tones.wallBlock.edge, body)
  for (const layer of [0, 0, 1, 1] as const) {
    const [cx, cy] = [x + seed.range(-0.25, 0.25) * s, y - (0.4 + tall * seed.range(0.15, 0.8)) * s]
    batch.add(6.7 + layer / 10, leaf[layer], blob(cx, cy, 0.24 * s, 0.2 * s, seed, 0.3))
  }
  batch.add(6.9, leaf[2], blob(x - 0.1 * s, y - (0.45 + tall * 0.75) * s, 0.13 * s, 0.09 * s, seed, 0.3))
}

/** Details of a balcony: posts of the rail, plants in pots, a person leaning out. */
export function nearBalcony(job: Job, u0: number, u1: number, v: number, reach: number): void {
  const { brush, style, tones } = job
  const { palette } = style
  for (let u = u0 + 0.05; u < u1; u += 1.15) {
    brush.quad(8.5, tones.trim.front, u, v + 0.08, u + 0.05, v + 1, reach)
  }
  if (u1 - u0 < 1.6) return
  const seed = createRng(String(style.seed), 'balcony', num(u0), num(v))
  for (let u = u0 + 0.4; u < u1 - 0.4; u += seed.range(0.7, 2.6)) {
    const [x, y] = brush.at(u, v + 0.1, reach * 0.6)
    const kind = seed.next()
    if (kind < 0.42) pot(job, x, y, seed)
    else if (kind > 0.9) {
      const silhouette = personPath({ x, y, h: 1.7 * brush.scale }, seed)
      brush.batch.add(6.9, mix(palette.shade, palette.ink, 0.4), silhouette)
    }
  }
}
