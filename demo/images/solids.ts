import type { Camera, Pt3 } from './camera'
import { paintFacade } from './facade-grammars'
import { type FacadeStyle, faceTones, shadeOf } from './facade-style'
import type { Face } from './face'
import { boxFaces, FaceBrush } from './face'
import { paintHouseFace, paintRowFace, paintShopFace } from './house-faces'
import { mix } from './palette'
import { cellNoise } from './random'
import type { Solid } from './scene'
import { Batch, type Sheet } from './svg'

export type MassKind = 'homes' | 'podium' | 'lobby' | 'lantern' | 'solid' | 'roof' | 'metal' | 'villa' | 'row' | 'shop'

/** A box of a building. */
export interface Mass {
  min: Pt3
  max: Pt3
  kind: MassKind
  style: FacadeStyle
  /** Overrides the wall colour of a plain box. */
  colour?: string
}

type FacePainter = (brush: FaceBrush, mass: Mass) => void

function plain(brush: FaceBrush, mass: Mass): void {
  const { style } = mass
  const colour = mass.colour ?? style.wall
  brush.quad(
    0,
    mix(colour, style.palette.shade, shadeOf(brush.face.side, style.sun)),
    0,
    0,
    brush.face.width,
    brush.face.height,
  )
}

function roof(brush: FaceBrush, mass: Mass): void {
  const { style } = mass
  const { width, height } = brush.face
  brush.quad(0, mix(style.trim, style.palette.shade, 0.1), 0, 0, width, height)
  const inset = Math.min(0.6, width * 0.06, height * 0.06)
  brush.quad(1, mix(style.trim, style.palette.shade, 0.34), inset, inset, width - inset, height - inset)
  brush.quad(2, style.palette.shade, inset, height - inset * 3.2, width - inset, height - inset, 0, 0.3)
}

function podium(brush: FaceBrush, mass: Mass): void {
  const { style } = mass
  const tones = faceTones(style, brush.face.side)
  const { width, height } = brush.face
  brush.quad(0, tones.wallBlock.edge, 0, 0, width, height)
  const step = brush.scale > 20 ? 0.6 : 1.2
  const count = Math.round(width / step)
  for (let i = 0; i < count; i += 1) {
    const u = (i + 0.25) * (width / count)
    const deep = 0.25 + cellNoise(style.seed, i, 44) * 0.4
    brush.block(2, tones.trim, u, 0.35, u + step * 0.4, height - 0.45, deep)
  }
  for (let v = 3; v < height - 1; v += 3) brush.quad(1, tones.shadow, 0, v - 0.5, width, v, 0, 0.5)
  brush.block(6, tones.trim, 0, height - 0.5, width, height + 0.15, 0.6)
  brush.block(6, tones.wallBlock, 0, 0, width, 0.5, 0.5)
}

function lobby(brush: FaceBrush, mass: Mass): void {
  const { style } = mass
  const tones = faceTones(style, brush.face.side)
  const { width, height } = brush.face
  const { lit } = style.palette
  brush.quad(0, lit[1], 0, 0, width, height)
  brush.quad(1, lit[2], 0, height * 0.62, width, height)
  brush.quad(1, lit[0], 0, 0, width, height * 0.16)
  const count = Math.max(2, Math.round(width / 3))
  for (let i = 0; i <= count; i += 1) {
    const u = (i * width) / count
    brush.quad(3, tones.glass[0], u - 0.07, 0, u + 0.07, height)
    if (i % 3 === 1) brush.quad(2, mix(lit[0], style.palette.shade, 0.3), u + 0.4, 0, Math.min(width, u + 1.2), height)
    if (i % 2 === 0) brush.block(5, tones.trim, u - 0.3, 0, u + 0.3, height, 1.1, 0.5)
  }
  brush.quad(3, tones.glass[0], 0, height * 0.62, width, height * 0.62 + 0.12)
  brush.quad(4, tones.shadow, 0, height - 1, width, height, 0, 0.5)
}

function lantern(brush: FaceBrush, mass: Mass): void {
  const { style } = mass
  const tones = faceTones(style, brush.face.side)
  const { width, height } = brush.face
  brush.quad(0, style.palette.lit[1], 0, 0, width, height)
  brush.quad(1, style.palette.lit[2], 0, height * 0.55, width, height, 0, 0.7)
  const count = Math.max(4, Math.round(width / 1.5))
  for (let i = 0; i <= count; i += 1) {
    const u = (i * width) / count
    brush.block(2, tones.trim, u - 0.12, 0, u + 0.12, height, 0.3)
  }
  brush.block(4, tones.trim, -0.3, height - 0.4, width + 0.3, height + 0.2, 0.5)
}

const SIDES: Record<MassKind, FacePainter> = {
  homes: (brush, mass) => paintFacade(brush, mass.style),
  podium,
  lobby,
  lantern,
  solid: plain,
  roof: plain,
  metal: plain,
  villa: (brush, mass) => paintHouseFace(brush, mass.style),
  row: (brush, mass) => paintRowFace(brush, mass.style),
  shop: (brush, mass) => paintShopFace(brush, mass.style),
}

function outline(brush: FaceBrush, mass: Mass): void {
  const { width, height } = brush.face
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ] as const
  brush.line(20, mass.style.palette.ink, Math.min(1.4, Math.max(0.5, brush.scale * 0.05)), corners)
}

/** Soffits are plain, and so are the tops of things without a roof. */
function painterOf({ kind }: Mass, { side }: Face): FacePainter {
  if (side === 'bottom') return plain
  if (side !== 'top') return SIDES[kind]
  return kind === 'solid' || kind === 'metal' ? plain : roof
}

function paintFaceOf(mass: Mass, face: Face, sheet: Sheet, camera: Camera): void {
  const batch = new Batch()
  const brush = new FaceBrush(camera, face, batch)
  if (!brush.visible) return
  painterOf(mass, face)(brush, mass)
  outline(brush, mass)
  batch.flush(sheet)
}

/** A box that can be sorted and painted. */
export function massSolid(mass: Mass): Solid {
  return {
    min: mass.min,
    max: mass.max,
    paint: (sheet, camera) => {
      for (const face of boxFaces(mass.min, mass.max)) paintFaceOf(mass, face, sheet, camera)
    },
  }
}
