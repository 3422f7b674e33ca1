import type { FaceBrush } from './face'
import { mix } from './palette'
import type { Plan } from './plan'
import { cellNoise, hashText } from './random'

export type Backdrop = 'slats' | 'disc' | 'relief' | 'curtain'

type Draw = (brush: FaceBrush, plan: Plan, from: number, height: number) => void

const WIDE = 5.6

function panel(brush: FaceBrush, from: number, height: number, colour: string): void {
  brush.quad(1, colour, from - 0.6, 0, from + WIDE, height * 0.8)
}

const slats: Draw = (brush, { palette }, from, height) => {
  const { inside, shade, lit } = palette
  panel(brush, from, height, mix(inside.side, shade, 0.22))
  brush.quad(2, lit[1], from - 0.3, 0.2, from + 5.3, height * 0.8 - 0.3)
  for (let i = 0; i < 24; i += 1) {
    brush.quad(3, inside.timber, from - 0.3 + i * 0.235, 0.2, from - 0.18 + i * 0.235, height * 0.8 - 0.3)
  }
}

function disc(cx: number, cy: number, r: number): [number, number][] {
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
  })
}

const round: Draw = (brush, { palette }, from, height) => {
  const { inside, shade, lit, accent } = palette
  panel(brush, from, height, mix(inside.timber, shade, 0.45))
  const [cx, cy, r] = [from + WIDE / 2 - 0.3, height * 0.47, height * 0.24]
  brush.shape(2, lit[1], disc(cx, cy, r + 0.16))
  brush.shape(3, mix(accent, shade, 0.12), disc(cx, cy, r))
  brush.shape(4, mix(accent, shade, 0.35), disc(cx + r * 0.22, cy - r * 0.16, r * 0.68))
  brush.shape(5, mix(accent, lit[2], 0.4), disc(cx + r * 0.36, cy - r * 0.3, r * 0.34))
}

const relief: Draw = (brush, { facts, palette }, from, height) => {
  const { inside, shade, stone } = palette
  panel(brush, from, height, mix(inside.side, shade, 0.4))
  const seed = hashText(facts.slug)
  const [columns, rows] = [9, 7]
  const [w, h] = [(WIDE + 0.2) / columns, (height * 0.8 - 0.4) / rows]
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const tone = mix(stone, shade, 0.1 + cellNoise(seed, i, j) * 0.34)
      const [u, v] = [from - 0.4 + i * w, 0.2 + j * h]
      const half = cellNoise(seed + 1, i, j) < 0.5
      brush.quad(2, tone, u, v, u + w - 0.04, v + h - 0.04)
      const corner: [number, number] = half ? [u, v + h - 0.04] : [u + w - 0.04, v + h - 0.04]
      brush.shape(3, mix(tone, shade, 0.16), [[u, v], [u + w - 0.04, v], corner])
    }
  }
}

const curtain: Draw = (brush, { palette }, from, height) => {
  const { inside, shade, accent, lit } = palette
  const cloth = mix(inside.cloth, accent, 0.25)
  brush.quad(1, cloth, from - 0.9, 0, from + WIDE + 0.3, height * 0.92)
  for (let u = from - 0.86; u < from + WIDE + 0.2; u += 0.3) {
    brush.quad(2, mix(cloth, shade, 0.28), u, 0, u + 0.1, height * 0.92)
    brush.quad(2, mix(cloth, inside.wall, 0.22), u + 0.17, 0, u + 0.21, height * 0.92)
  }
  brush.quad(3, lit[2], from - 0.9, height * 0.92, from + WIDE + 0.3, height * 0.93)
}

/** The wall behind the reception desk. */
export const BACKDROPS: Record<Backdrop, Draw> = { slats, disc: round, relief, curtain }
