import type { Box, Layout, Link, Room, Side } from './plan-layout'

/** A straight piece of wall: `h` runs along x at height `at`, `v` along y. */
export interface Run {
  axis: 'h' | 'v'
  at: number
  from: number
  to: number
}

export interface Door extends Run {
  /** The room the leaf swings into lies on the greater side of `at`. */
  isAfter: boolean
  /** Hinged where the run starts. */
  isHingedAtStart: boolean
}

export interface Walls {
  outer: readonly Run[]
  inner: readonly Run[]
  doors: readonly Door[]
  windows: readonly Run[]
  /** Full-height sliding glass to a balcony, a terrace or the street. */
  sliding: readonly Run[]
}

const NEAR = 0.001
const DOOR = 0.8
const BATH_DOOR = 0.7
/** Distance of a door from the corner. */
const JAMB = 0.2

const UNLIT = new Set(['stair', 'closet', 'storage', 'hall', 'entry'])
const WET = new Set(['bath', 'laundry', 'kitchen', 'maid'])

/** The shared wall of two rooms, if any. */
export function sharedRun(a: Box, b: Box): (Run & { bAfter: boolean }) | null {
  const across = (bAfter: boolean, at: number, axis: 'h' | 'v') => {
    const from = axis === 'v' ? Math.max(a.y, b.y) : Math.max(a.x, b.x)
    const to = axis === 'v' ? Math.min(a.y + a.h, b.y + b.h) : Math.min(a.x + a.w, b.x + b.w)
    return to - from > NEAR ? { axis, at, from, to, bAfter } : null
  }
  if (Math.abs(a.x + a.w - b.x) < NEAR) return across(true, b.x, 'v')
  if (Math.abs(b.x + b.w - a.x) < NEAR) return across(false, a.x, 'v')
  if (Math.abs(a.y + a.h - b.y) < NEAR) return across(true, b.y, 'h')
  if (Math.abs(b.y + b.h - a.y) < NEAR) return across(false, a.y, 'h')
  return null
}

/** What remains of a run when gaps are cut out of it. */
export function cut(run: Run, gaps: readonly Run[]): Run[] {
  const here = gaps
    .filter(
      (gap) => gap.axis === run.axis && Math.abs(gap.at - run.at) < NEAR && gap.to > run.from && gap.from < run.to,
    )
    .sort((a, b) => a.from - b.from)
  const left: Run[] = []
  let from = run.from
  for (const gap of here) {
    if (gap.from - from > NEAR) left.push({ ...run, from, to: gap.from })
    from = Math.max(from, gap.to)
  }
  if (run.to - from > NEAR) left.push({ ...run, from })
  return left
}

function doorOn(run: Run, into: Room, isAfter: boolean): Door {
  const width = Math.min(into.kind === 'bath' ? BATH_DOOR : DOOR, run.to - run.from - 0.1)
  // Vertical walls take their door at the end nearer the back of the home, horizontal ones where they start.
  const isAtEnd = run.axis === 'v'
  const jamb = Math.min(JAMB, (run.to - run.from - width) / 2)
  const from = isAtEnd ? run.to - jamb - width : run.from + jamb
  return { ...run, from, to: from + width, isAfter, isHingedAtStart: !isAtEnd }
}

const edge = (box: Box, side: Side): Run =>
  side === 'top' || side === 'bottom'
    ? { axis: 'h', at: side === 'top' ? box.y : box.y + box.h, from: box.x, to: box.x + box.w }
    : { axis: 'v', at: side === 'left' ? box.x : box.x + box.w, from: box.y, to: box.y + box.h }

function centred(run: Run, width: number): Run {
  const middle = (run.from + run.to) / 2
  return { ...run, from: middle - width / 2, to: middle + width / 2 }
}

const isOn = (run: Run, outline: Box, side: Side) => Math.abs(run.at - edge(outline, side).at) < NEAR

/** The door to the corridor or the street, in the bottom wall of its room. */
function entranceOf(one: Room): Run {
  const wall = edge(one, 'bottom')
  if (one.kind === 'living' || one.kind === 'shop') return centred(wall, Math.min(one.w - 1, 3.2))
  const width = one.kind === 'entry' ? Math.min(1.2, one.w - 0.5) : 0.9
  const from = one.kind === 'entry' ? (wall.from + wall.to - width) / 2 : wall.to - 0.35 - width
  return { ...wall, from, to: from + width }
}

interface Openings {
  windows: Run[]
  sliding: Run[]
  entries: Door[]
}

/** The way in from the corridor or the street: a door, or a front of glass. */
function entryOf(one: Room): Partial<Openings> {
  const gap = entranceOf(one)
  return gap.to - gap.from > 1.4
    ? { sliding: [gap] }
    : { entries: [{ ...gap, isAfter: false, isHingedAtStart: false }] }
}

/** A window in one lit wall of a room, or sliding glass where a slab lies in front of it. */
function glazingOf(one: Room, side: Side, slabs: readonly Room[]): Partial<Openings> {
  const wall = edge(one, side)
  const length = wall.to - wall.from
  const hasSlab = side === 'top' && slabs.some((slab) => slab.kind !== 'carport' && overlaps(slab, one))
  if (hasSlab) return { sliding: [centred(wall, Math.min(length - 0.5, 4.8))] }
  const width = WET.has(one.kind) ? Math.min(0.7, length - 0.6) : Math.min(length - 0.9, 2.4)
  return width > 0.3 ? { windows: [centred(wall, width)] } : {}
}

function openings(layout: Layout, outline: Box): Openings {
  const found = layout.rooms.flatMap((one) => {
    const isEntrance = layout.entrances.includes(one.id)
    const lit = layout.litSides.filter(
      (side) => isOn(edge(one, side), outline, side) && !UNLIT.has(one.kind) && !(isEntrance && side === 'bottom'),
    )
    return [...(isEntrance ? [entryOf(one)] : []), ...lit.map((side) => glazingOf(one, side, layout.slabs))]
  })
  return {
    windows: found.flatMap((each) => each.windows ?? []),
    sliding: found.flatMap((each) => each.sliding ?? []),
    entries: found.flatMap((each) => each.entries ?? []),
  }
}

const overlaps = (slab: Box, one: Box) => slab.x < one.x + one.w - NEAR && slab.x + slab.w > one.x + NEAR

function innerRuns(rooms: readonly Room[], links: readonly Link[]): { inner: Run[]; doors: Door[] } {
  const byId = new Map(rooms.map((one) => [one.id, one]))
  const gaps: Run[] = []
  const doors: Door[] = []
  for (const link of links) {
    const into = byId.get(link.into)
    const from = byId.get(link.from)
    const run = into && from && sharedRun(from, into)
    if (!into || !run) continue
    if (link.as === 'open') gaps.push(run)
    else doors.push(doorOn(run, into, run.bAfter))
  }
  const inner = rooms.flatMap((a, index) =>
    rooms.slice(index + 1).flatMap((b) => {
      const run = sharedRun(a, b)
      return run ? cut(run, [...gaps, ...doors]) : []
    }),
  )
  return { inner, doors }
}

/** The sides on which a room has no wall towards its neighbour. */
export function openSides(one: Room, layout: Layout): Side[] {
  return layout.links
    .filter((link) => link.as === 'open' && (link.into === one.id || link.from === one.id))
    .flatMap((link) => {
      const other = layout.rooms.find((each) => each.id === (link.into === one.id ? link.from : link.into))
      const run = other && sharedRun(one, other)
      if (!run) return []
      if (run.axis === 'h') return [run.bAfter ? 'bottom' : 'top'] as Side[]
      return [run.bAfter ? 'right' : 'left'] as Side[]
    })
}

/** Every wall of one storey with its doors and windows cut out. */
export function wallsOf(layout: Layout, outline: Box): Walls {
  const { inner, doors } = innerRuns(layout.rooms, layout.links)
  const { windows, sliding, entries } = openings(layout, outline)
  const gaps = [...windows, ...sliding, ...entries]
  const sides: Side[] = ['top', 'right', 'bottom', 'left']
  const outer = sides.flatMap((side) => cut(edge(outline, side), gaps))
  return { outer, inner, doors: [...doors, ...entries], windows, sliding }
}
