import { type FacadeStyle, type FaceTones, faceTones } from './facade-style'
import type { FaceBrush } from './face'
import { mix } from './palette'
import { cellNoise } from './random'

const FLOOR = 3.3

interface Pane {
  u0: number
  v0: number
  u1: number
  v1: number
  lit: boolean
}

/** A window in a wall: reveal in shade, pane, frame and a lighter sill. */
function pane(brush: FaceBrush, style: FacadeStyle, tones: FaceTones, { u0, v0, u1, v1, lit }: Pane): void {
  const { palette } = style
  const glow = cellNoise(style.seed, Math.round(u0 * 10), Math.round(v0 * 10) + Math.round(brush.face.width))
  brush.quad(1, lit ? (glow < 0.5 ? palette.lit[0] : palette.lit[1]) : tones.glass[glow < 0.5 ? 0 : 1], u0, v0, u1, v1)
  if (lit) {
    brush.quad(2, palette.lit[2], u0, v0 + (v1 - v0) * 0.66, u1, v1 - 0.14, 0, 0.6)
    brush.quad(2.2, mix(palette.lit[0], palette.shade, 0.3), u0, v0, u0 + (u1 - u0) * 0.18, v1, 0, 0.8)
  }
  brush.quad(3, palette.shade, u0, v1 - 0.22, u1, v1, 0, 0.6)
  const side = style.sun === -1 ? [u0, u0 + 0.16] : [u1 - 0.16, u1]
  brush.quad(3, palette.shade, side[0] ?? u0, v0, side[1] ?? u1, v1 - 0.22, 0, 0.6)
  const leaves = Math.max(1, Math.round((u1 - u0) / 1.3))
  for (let i = 0; i <= leaves; i += 1) {
    const u = u0 + ((u1 - u0) * i) / leaves
    brush.quad(4, tones.glass[0], u - 0.035, v0, u + 0.035, v1)
  }
  brush.quad(4, tones.glass[0], u0, v1 - 0.07, u1, v1)
  if (v0 > 0.3) brush.block(5, tones.trim, u0 - 0.08, v0 - 0.1, u1 + 0.08, v0, 0.12)
}

function battens(brush: FaceBrush, tones: FaceTones, u0: number, v0: number, u1: number, v1: number): void {
  brush.quad(5, tones.accent.under, u0, v0, u1, v1)
  const step = brush.scale > 30 ? 0.17 : 0.34
  for (let u = u0; u < u1 - 0.05; u += step) brush.quad(6, tones.accent.front, u, v0, u + step * 0.55, v1, 0.05)
}

function timber(style: FacadeStyle, tones: FaceTones): FaceTones {
  const wood = style.palette.inside.timber
  return {
    ...tones,
    accent: {
      front: mix(wood, tones.wall, 0.1),
      under: mix(wood, style.palette.shade, 0.6),
      edge: mix(wood, style.palette.shade, 0.3),
    },
  }
}

/** One face of a house body: large panes below, a rhythm of smaller ones above, some timber battens. */
export function paintHouseFace(brush: FaceBrush, style: FacadeStyle): void {
  const tones = timber(style, faceTones(style, brush.face.side))
  const { width, height } = brush.face
  brush.quad(0, tones.wall, 0, 0, width, height)
  const joint = mix(tones.wall, style.palette.shade, 0.16)
  if (brush.scale > 14)
    for (let v = 0.55; v < height; v += 0.55)
      brush.line(0.5, joint, 0.8, [
        [0, v],
        [width, v],
      ])
  const floors = Math.max(1, Math.round(height / FLOOR))
  for (let j = 0; j < floors; j += 1) houseFloor(brush, style, tones, j)
}

/** How wide the next window of a floor is. */
function paneWidth(chance: number): number {
  if (chance < 0.4) return 3.2
  return chance < 0.75 ? 1.6 : 2.2
}

function houseFloor(brush: FaceBrush, style: FacadeStyle, tones: FaceTones, j: number): void {
  const { width, origin } = brush.face
  const v = j * FLOOR
  let u = 0.7
  for (let i = 0; u < width - 1.2; i += 1) {
    const chance = cellNoise(style.seed + Math.round(origin[0] * 7), i, j)
    const wide = Math.min(width - u - 0.7, paneWidth(chance))
    if (wide < 0.8) break
    const lit = cellNoise(style.seed + 8, i, j + Math.round(origin[0])) < 0.62
    const sill = v + (wide > 3 || j === 0 ? 0.15 : 0.9)
    if (chance > 0.84) battens(brush, tones, u, v + 0.1, u + wide, v + FLOOR - 0.35)
    else pane(brush, style, tones, { u0: u, u1: u + wide, v0: sill, v1: v + FLOOR - 0.65, lit })
    u += wide + 0.7 + chance * 0.8
  }
}

/** A floor of a town house; `left` puts its window left and a balcony before it. */
function rowFloor(
  brush: FaceBrush,
  style: FacadeStyle,
  tones: FaceTones,
  j: number,
  left: boolean,
  timbered: boolean,
): void {
  const { width, origin } = brush.face
  const v = j * FLOOR
  const [u0, u1] = left ? [0.5, width * 0.64] : [width * 0.36, width - 0.5]
  const lit = cellNoise(style.seed + 4, Math.round(origin[0]), j) < 0.55
  pane(brush, style, tones, { u0, u1, v0: v + 0.2, v1: v + FLOOR - 0.55, lit })
  const [b0, b1] = left ? [width * 0.66, width - 0.4] : [0.4, width * 0.34]
  if (timbered) battens(brush, tones, b0, v + 0.2, b1, v + FLOOR - 0.55)
  brush.block(8, tones.trim, 0.2, v - 0.2, width - 0.2, v, left ? 0.9 : 0.4)
  brush.quad(4.5, tones.shadow, 0.2, v - 0.9, width - 0.2, v - 0.2, 0, 0.42)
  if (!left) return
  for (let u = 0.25; u < width - 0.2; u += 0.16) brush.quad(9, tones.trim.front, u, v, u + 0.045, v + 0.95, 0.88)
  brush.quad(9.5, tones.trim.front, 0.2, v + 0.95, width - 0.2, v + 1.03, 0.9)
}

/** The front of one house in a row: door and garage below, a bay above, battens or a balcony. */
export function paintRowFace(brush: FaceBrush, style: FacadeStyle): void {
  const tones = timber(style, faceTones(style, brush.face.side))
  const { width, height } = brush.face
  brush.quad(0, tones.wall, 0, 0, width, height)
  if (brush.face.side !== 'front') return
  const floors = Math.max(2, Math.round(height / FLOOR))
  const kind = cellNoise(style.seed, Math.round(brush.face.origin[0]), 5)
  battens(brush, tones, 0.35, 0.05, width * 0.58, 2.5)
  pane(brush, style, tones, { u0: width * 0.66, u1: width - 0.4, v0: 0.05, v1: 2.5, lit: true })
  for (let j = 1; j < floors; j += 1) rowFloor(brush, style, tones, j, kind < 0.5 === (j % 2 === 0), kind > 0.66)
  brush.block(7, tones.wallBlock, -0.14, 0, 0.14, height + 0.3, 0.6)
}

/** A shophouse: a glazed shop with an awning and a blank sign, homes above. */
export function paintShopFace(brush: FaceBrush, style: FacadeStyle): void {
  paintRowFace(brush, style)
  if (brush.face.side !== 'front') return
  const tones = faceTones(style, 'front')
  const { width } = brush.face
  const { palette } = style
  brush.quad(10, palette.lit[1], 0.3, 0.1, width - 0.3, 2.75, 0.06)
  brush.quad(11, palette.lit[2], 0.3, 1.9, width - 0.3, 2.75, 0.06)
  for (let u = 0.9; u < width - 0.9; u += 0.8)
    brush.quad(
      11,
      mix(palette.lit[0], palette.shade, 0.45),
      u,
      0.1,
      u + 0.5,
      0.9 + cellNoise(style.seed, Math.round(u * 9), 2),
      0.06,
    )
  for (let i = 0; i <= 3; i += 1)
    brush.quad(
      12,
      tones.glass[0],
      0.3 + (i * (width - 0.6)) / 3 - 0.04,
      0.1,
      0.3 + (i * (width - 0.6)) / 3 + 0.04,
      2.75,
      0.08,
    )
  const colour = cellNoise(style.seed, Math.round(brush.face.origin[0]), 9) < 0.5 ? tones.accent : tones.trim
  brush.block(14, colour, 0.15, 2.75, width - 0.15, 2.95, 1.5)
  brush.quad(13, tones.shadow, 0.3, 2.2, width - 0.3, 2.75, 0.1, 0.45)
  brush.block(
    13,
    { front: tones.glass[0], under: tones.glass[0], edge: tones.glass[1] },
    0.4,
    2.98,
    width - 0.4,
    3.6,
    0.25,
  )
}
