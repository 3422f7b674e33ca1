import { cacheByKey } from '@/kernel/cache/derived'
import { flatLayouts } from './plan-flats'
import { furnish } from './plan-furniture'
import { houseLayouts } from './plan-houses'
import type { Box, Layout, Measures, Room, RoomKind, Side } from './plan-layout'
import { asRoom, type Pane, type PlanRoom, panesOf } from './plan-light'
import { glassPath, INNER, OUTER, piecePath, rectangle, stairPath, swingPath, tilePath, wallPath } from './plan-paths'
import { terraceLayouts } from './plan-terraces'
import { type Door, openSides, type Run, type Walls, wallsOf } from './plan-walls'

/** Position of a label in metres, and the room it names. */
export interface PlanName extends Box {
  kind: RoomKind
  number?: number
  at: { x: number; y: number }
}

/** One storey drawn to scale. Paths are in centimetres, boxes in metres; y grows away from the lit side. */
export interface PlanFloor {
  /** The rectangle of the storey itself. */
  outline: Box
  /** With balconies, terraces and carport. */
  extent: Box
  /** Solid walls. */
  walls: string
  /** Glass in the walls. */
  glass: string
  /** Door leaves and their swing. */
  swings: string
  furniture: string
  /** Tiles and paving. */
  tiles: string
  /** Edges of balconies and carports, treads of stairs. */
  edges: string
  names: readonly PlanName[]
  /** Widths of the rooms along the lit side, from the left. */
  bays: readonly number[]
  /** Every room and balcony by its clear measures, in metres. */
  rooms: readonly PlanRoom[]
  panes: readonly Pane[]
}

const UNNAMED: readonly RoomKind[] = ['hall', 'balcony']
const TILED: readonly RoomKind[] = ['bath', 'laundry', 'balcony', 'terrace']

const insideOf = (one: Room, outline: Box, isSlab: boolean): Box => {
  const gap = (isOuter: boolean) => (isSlab ? 0.06 : isOuter ? OUTER + 0.02 : INNER / 2 + 0.02)
  const left = gap(one.x <= outline.x)
  const top = gap(one.y <= outline.y)
  const right = gap(one.x + one.w >= outline.x + outline.w - 0.001)
  const bottom = gap(one.y + one.h >= outline.y + outline.h - 0.001)
  return { x: one.x + left, y: one.y + top, w: one.w - left - right, h: one.h - top - bottom }
}

/** Areas without furniture: door swings, both sides of doorways, and the way to a balcony. */
function keepFree(walls: Walls): Box[] {
  const around = ({ axis, at, from, to }: Run, before: number, after: number): Box =>
    axis === 'h'
      ? { x: from, y: at - before, w: to - from, h: before + after }
      : { x: at - before, y: from, w: before + after, h: to - from }
  const swings = walls.doors.map((door) => {
    const width = door.to - door.from
    return around(door, door.isAfter ? 0.6 : width, door.isAfter ? width : 0.6)
  })
  return [...swings, ...walls.sliding.map((run) => around(run, 0.5, 0.5))]
}

/** The box a door's leaf sweeps. */
function leafBox({ axis, at, from, to, isAfter }: Door): Box {
  const width = to - from
  const near = isAfter ? at : at - width
  return axis === 'h' ? { x: from, y: near, w: width, h: width } : { x: near, y: from, w: width, h: width }
}

/** The emptiest spot for a name, as near the middle of its room as it gets. */
function nameSpot(inner: Box, furniture: readonly Box[]): { x: number; y: number } {
  const size = { w: Math.min(1.7, inner.w), h: 0.55 }
  let best = { x: inner.x + inner.w / 2, y: inner.y + inner.h / 2, cost: Number.POSITIVE_INFINITY }
  for (let i = 0; i <= 8; i += 1) {
    for (let j = 0; j <= 12; j += 1) {
      const x = inner.x + size.w / 2 + ((inner.w - size.w) * i) / 8
      const y = inner.y + size.h / 2 + ((inner.h - size.h) * j) / 12
      const covered = furniture.reduce((sum, other) => {
        const w = Math.min(x + size.w / 2, other.x + other.w) - Math.max(x - size.w / 2, other.x)
        const h = Math.min(y + size.h / 2, other.y + other.h) - Math.max(y - size.h / 2, other.y)
        return w > 0 && h > 0 ? sum + w * h : sum
      }, 0)
      const cost = covered * 20 + Math.hypot(x - inner.x - inner.w / 2, y - inner.y - inner.h / 2)
      if (cost < best.cost) best = { x, y, cost }
    }
  }
  return { x: best.x, y: best.y }
}

function bayWidths(layout: Layout): number[] {
  return layout.rooms
    .filter((one) => one.y < 0.01)
    .sort((a, b) => a.x - b.x)
    .map((one) => one.w)
}

function drawFloor(layout: Layout, outline: Box): PlanFloor {
  const walls = wallsOf(layout, outline)
  const free = keepFree(walls)
  const hasDining = layout.rooms.some((one) => one.kind === 'dining')
  const all = [
    ...layout.rooms.map((one) => ({ one, isSlab: false })),
    ...layout.slabs.map((one) => ({ one, isSlab: true })),
  ]
  const rooms = all.map(({ one, isSlab }) => {
    const inner = insideOf(one, outline, isSlab)
    const lit: Side[] = isSlab ? [] : layout.litSides.filter((side) => touches(one, outline, side))
    return {
      one,
      inner,
      furniture: furnish(one, inner, { keepFree: free, lit, open: openSides(one, layout), hasDining }),
    }
  })
  const stairs = layout.rooms.filter((one) => one.kind === 'stair')
  const top = Math.min(0, ...layout.slabs.map((slab) => slab.y))
  const bottom = Math.max(outline.h, ...layout.slabs.map((slab) => slab.y + slab.h))
  return {
    outline,
    extent: { x: 0, y: top, w: outline.w, h: bottom - top },
    walls: wallPath(walls, outline),
    glass: glassPath(walls, outline),
    swings: walls.doors.map(swingPath).join(''),
    furniture: rooms.flatMap(({ furniture }) => furniture.map(piecePath)).join(''),
    tiles: all
      .filter(({ one }) => TILED.includes(one.kind))
      .map(({ one }) => tilePath(one))
      .join(''),
    edges: [
      ...layout.slabs.map((slab) => rectangle(slab.x, slab.y, slab.w, slab.h)),
      ...stairs.map((one) => stairPath(one, openSides(one, layout)[0] ?? 'right')),
    ].join(''),
    names: rooms
      .filter(({ one, inner }) => !UNNAMED.includes(one.kind) && inner.w > 0.8)
      .map(({ one, inner, furniture }) => ({
        ...inner,
        kind: one.kind,
        number: one.number,
        at: nameSpot(inner, [...furniture, ...walls.doors.map(leafBox)]),
      })),
    bays: bayWidths(layout),
    rooms: rooms.map(({ one, inner }) => asRoom(one, inner)),
    panes: panesOf(layout, walls, outline, (one) => insideOf(one, outline, false)),
  }
}

function touches(one: Room, outline: Box, side: Side): boolean {
  if (side === 'top') return one.y <= outline.y
  if (side === 'left') return one.x <= outline.x
  return side === 'right' ? one.x + one.w >= outline.w - 0.001 : one.y + one.h >= outline.h - 0.001
}

function layoutsOf(type: Measures): Layout[] {
  if (type.kind === 'house') return houseLayouts(type)
  return type.kind === 'townhome' || type.kind === 'shophouse' ? terraceLayouts(type) : flatLayouts(type)
}

/** The same storey seen in a mirror: every second type of a project is. */
function mirrored(layout: Layout, width: number): Layout {
  const flip = (one: Room): Room => ({ ...one, x: Math.round((width - one.x - one.w) * 1e4) / 1e4 })
  const other: Record<Side, Side> = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' }
  return {
    ...layout,
    rooms: layout.rooms.map(flip),
    slabs: layout.slabs.map(flip),
    litSides: layout.litSides.map((side) => other[side]),
  }
}

/** Enough for the homes of all projects. A drawing costs a millisecond and more, and a page needs it three times. */
const savePlan = cacheByKey<readonly PlanFloor[]>(500)

/** Every storey of a home, drawn from its measures alone; the same home is always the same drawing. Not for plots. */
export function drawPlan({ code, ...type }: Measures & { code: string }): readonly PlanFloor[] {
  const { kind, width, depth, beds, baths, parking, floors } = type
  const isMirrored = Number(code.at(-1)) % 2 === 0
  return savePlan(JSON.stringify([kind, width, depth, beds, baths, parking, floors, isMirrored]), () => {
    const outline = { x: 0, y: 0, w: width, h: depth }
    return layoutsOf(type).map((layout) => drawFloor(isMirrored ? mirrored(layout, width) : layout, outline))
  })
}
