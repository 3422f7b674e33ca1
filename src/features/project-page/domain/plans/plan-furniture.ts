import type { Box, Room, Side } from './plan-layout'
import type { Piece, Stroke } from './plan-pieces'
import { FURNITURE, type Stand } from './plan-wishes'

/** A piece of furniture with its position. */
export interface Placed extends Box {
  strokes: readonly Stroke[]
  /** From the piece's own measures to the plan's. */
  at: (u: number, v: number) => readonly [number, number]
}

const hits = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.01 && a.x + a.w > b.x + 0.01 && a.y < b.y + b.h - 0.01 && a.y + a.h > b.y + 0.01

function against(side: Side, inner: Box, piece: Piece, along: number): Placed {
  const { x, y, w, h } = inner
  const { strokes } = piece
  switch (side) {
    case 'top':
      return { x: x + along, y, w: piece.w, h: piece.d, strokes, at: (u, v) => [x + along + u, y + v] }
    case 'bottom':
      return {
        x: x + along,
        y: y + h - piece.d,
        w: piece.w,
        h: piece.d,
        strokes,
        at: (u, v) => [x + along + u, y + h - v],
      }
    case 'left':
      return { x, y: y + along, w: piece.d, h: piece.w, strokes, at: (u, v) => [x + v, y + along + u] }
    default:
      return {
        x: x + w - piece.d,
        y: y + along,
        w: piece.d,
        h: piece.w,
        strokes,
        at: (u, v) => [x + w - v, y + along + u],
      }
  }
}

/** Free in the room: in the middle first, then left and right, front and back of it. */
function freely(inner: Box, piece: Piece): Placed[] {
  const spots = [0.5, 0.62, 0.38, 0.78, 0.22, 0.95, 0.05]
  return spots.flatMap((fy) =>
    spots.map((fx): Placed => {
      const x = inner.x + (inner.w - piece.w) * fx
      const y = inner.y + (inner.h - piece.d) * fy
      return { x, y, w: piece.w, h: piece.d, strokes: piece.strokes, at: (u, v) => [x + u, y + v] }
    }),
  )
}

const BAY = 2.6

/** Side by side, as cars are parked. */
function bays(inner: Box, piece: Piece): Placed[] {
  return Array.from({ length: Math.floor((inner.w + 0.2) / BAY) }, (_, index): Placed => {
    const x = inner.x + index * BAY + (BAY - piece.w) / 2
    const y = inner.y + inner.h - piece.d - 0.02
    return { x, y, w: piece.w, h: piece.d, strokes: piece.strokes, at: (u, v) => [x + u, y + v] }
  })
}

/** Sides of a room that furniture avoids: windows, missing walls, other furniture. */
interface Sides {
  lit: readonly Side[]
  open: readonly Side[]
  taken: readonly Side[]
}

function sidesFor(stand: Stand, inner: Box, { lit, open, taken }: Sides): Side[] {
  const isWide = inner.w >= inner.h
  const bySize: Side[] = isWide ? ['bottom', 'top', 'left', 'right'] : ['left', 'right', 'bottom', 'top']
  const usual: Side[] = ['left', 'right', 'bottom', 'top']
  const order = stand === 'long' ? bySize : stand === 'back' ? (['right', 'bottom', 'left', 'top'] as Side[]) : usual
  const weight = (side: Side) => (lit.includes(side) ? 2 : 0) + (taken.includes(side) ? 1 : 0)
  const walled = order.filter((side) => !open.includes(side))
  return (walled.length > 0 ? walled : order).sort((a, b) => weight(a) - weight(b))
}

/** All possible positions of a piece, best first. */
function spots(stand: Stand, inner: Box, piece: Piece, sides: Sides): Placed[] {
  if (stand === 'free') return freely(inner, piece)
  if (stand === 'bay') return bays(inner, piece)
  return sidesFor(stand, inner, sides).flatMap((side) => {
    const room = (side === 'top' || side === 'bottom' ? inner.w : inner.h) - piece.w
    const share = stand === 'back' ? [1, 0] : [0, 1, 0.5, 0.25, 0.75]
    return share.map((part) => against(side, inner, piece, room * part))
  })
}

const isWithin = (box: Box, inner: Box) =>
  box.x >= inner.x - 0.01 &&
  box.y >= inner.y - 0.01 &&
  box.x + box.w <= inner.x + inner.w + 0.01 &&
  box.y + box.h <= inner.y + inner.h + 0.01

function sideOf(box: Box, inner: Box): Side {
  const gaps: Record<Side, number> = {
    left: box.x - inner.x,
    right: inner.x + inner.w - box.x - box.w,
    top: box.y - inner.y,
    bottom: inner.y + inner.h - box.y - box.h,
  }
  return (Object.keys(gaps) as Side[]).reduce((best, side) => (gaps[side] < gaps[best] ? side : best), 'left')
}

interface Surroundings {
  keepFree: readonly Box[]
  lit: readonly Side[]
  open: readonly Side[]
  /** With a separate dining room, the living room has no table. */
  hasDining: boolean
}

/** The furniture of one room. Nothing blocks a doorway, a door's swing or another piece. */
export function furnish(room: Room, inner: Box, { keepFree, lit, open, hasDining }: Surroundings): Placed[] {
  const placed: Placed[] = []
  const taken: Side[] = []
  for (const { stand, variants } of FURNITURE[room.kind] ?? []) {
    if (stand === 'free' && room.kind === 'living' && hasDining) continue
    const found = variants
      .flatMap((piece) => spots(stand, inner, piece, { lit, open, taken }))
      .find((spot) => isWithin(spot, inner) && ![...keepFree, ...placed].some((other) => hits(spot, other)))
    if (!found) continue
    placed.push(found)
    taken.push(sideOf(found, inner))
  }
  return placed
}
