import type { Box, Layout, Room, RoomKind } from './plan-layout'
import type { Run, Walls } from './plan-walls'

/** A room by its clear measures, wall to wall. */
export interface PlanRoom extends Box {
  kind: RoomKind
  number?: number
}

/** Glass in an outer wall: the light that falls through it reaches the room behind it and what is open to that. */
export interface Pane {
  x1: number
  y1: number
  x2: number
  y2: number
  /** Unit vector out of the home. */
  out: readonly [x: number, y: number]
  /** Heights above the floor in metres. */
  sill: number
  head: number
  /** Depth of the balcony or roof above it, in metres. */
  overhang: number
  rooms: readonly PlanRoom[]
}

/** Usual heights of windows and sliding glass: assumed, for nothing published says them. */
const SILL = 0.9
const HEAD = 2.2
const NEAR = 0.01

function outOf({ axis, at }: Run, outline: Box): readonly [number, number] {
  if (axis === 'h') return Math.abs(at - outline.y) < NEAR ? [0, -1] : [0, 1]
  return Math.abs(at - outline.x) < NEAR ? [-1, 0] : [1, 0]
}

const spans = (from: number, to: number, start: number, length: number) =>
  (from + to) / 2 > start && (from + to) / 2 < start + length

/** Whether a room lies behind a run of an outer wall. */
function isBehind(room: Box, { axis, at, from, to }: Run): boolean {
  const touches = (start: number, length: number) => Math.abs(start - at) < NEAR || Math.abs(start + length - at) < NEAR
  return axis === 'h'
    ? touches(room.y, room.h) && spans(from, to, room.x, room.w)
    : touches(room.x, room.w) && spans(from, to, room.y, room.h)
}

/** The rooms that one reaches from a room without passing a door. */
function openTo(room: Room, { rooms, links }: Layout): Room[] {
  const found = new Set([room.id])
  for (const id of found) {
    for (const { into, from, as } of links) {
      if (as === 'open' && into === id) found.add(from)
      if (as === 'open' && from === id) found.add(into)
    }
  }
  return rooms.filter(({ id }) => found.has(id))
}

/** What shades a run of glass from above: the slab in front of it, repeated on the storey above. */
function overhangOf({ axis, from, to }: Run, out: readonly [number, number], slabs: readonly Room[]): number {
  if (axis !== 'h') return 0
  const above = slabs.find(
    (slab) => slab.kind !== 'terrace' && out[1] < 0 === slab.y < 0 && spans(from, to, slab.x, slab.w),
  )
  return above?.h ?? 0
}

export const asRoom = ({ kind, number }: Room, { x, y, w, h }: Box): PlanRoom => ({ x, y, w, h, kind, number })

/** Every pane of a storey. `insideOf` gives the clear measures of a room. */
export function panesOf(layout: Layout, walls: Walls, outline: Box, insideOf: (room: Room) => Box): Pane[] {
  const pane = (run: Run, sill: number): Pane[] => {
    const behind = layout.rooms.find((room) => isBehind(room, run))
    if (!behind) return []
    const out = outOf(run, outline)
    const ends = run.axis === 'h' ? [run.from, run.at, run.to, run.at] : [run.at, run.from, run.at, run.to]
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends
    // Rooms that are open to each other have no wall between them: light falls over their seam.
    const open = openTo(behind, layout)
    const rooms = open.map((room) => asRoom(room, open.length > 1 ? room : insideOf(room)))
    return [{ x1, y1, x2, y2, out, sill, head: HEAD, overhang: overhangOf(run, out, layout.slabs), rooms }]
  }
  return [...walls.windows.flatMap((run) => pane(run, SILL)), ...walls.sliding.flatMap((run) => pane(run, 0))]
}
