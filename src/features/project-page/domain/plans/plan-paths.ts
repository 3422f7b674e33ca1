import type { Placed } from './plan-furniture'
import type { Box, Room, Side } from './plan-layout'
import type { Door, Run, Walls } from './plan-walls'

/** Thickness of walls, in metres. */
export const OUTER = 0.2
export const INNER = 0.1

const cm = (metres: number) => Math.round(metres * 100)
export const rectangle = (x: number, y: number, w: number, h: number) =>
  `M${cm(x)} ${cm(y)}h${cm(w)}v${cm(h)}h${-cm(w)}z`
const segment = (x1: number, y1: number, x2: number, y2: number) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`

function solid({ axis, at, from, to }: Run, thickness: number, shift: number): string {
  const across = at - thickness / 2 + shift
  return axis === 'h' ? rectangle(from, across, to - from, thickness) : rectangle(across, from, thickness, to - from)
}

/** Outer walls stand inside the outline, so that its measures are the outside measures. */
const inward = (run: Run, outline: Box, thickness: number) =>
  (run.axis === 'h' ? run.at <= outline.y : run.at <= outline.x) ? thickness / 2 : -thickness / 2

/** Inner walls reach half their thickness into the wall they meet, and never out of the house. */
function lengthened(run: Run, outline: Box): Run {
  const end = run.axis === 'h' ? outline.x + outline.w : outline.y + outline.h
  return { ...run, from: Math.max(0, run.from - INNER / 2), to: Math.min(end, run.to + INNER / 2) }
}

export function wallPath(walls: Walls, outline: Box): string {
  const outer = walls.outer.map((run) => solid(run, OUTER, inward(run, outline, OUTER)))
  const inner = walls.inner.map((run) => solid(lengthened(run, outline), INNER, 0))
  return [...outer, ...inner].join('')
}

export function glassPath(walls: Walls, outline: Box): string {
  const pane = (run: Run, shift: number) =>
    run.axis === 'h'
      ? segment(run.from, run.at + shift, run.to, run.at + shift)
      : segment(run.at + shift, run.from, run.at + shift, run.to)
  const windows = walls.windows.flatMap((run) => {
    const into = inward(run, outline, OUTER)
    return [0, into, into * 2].map((shift) => pane(run, shift))
  })
  const sliding = walls.sliding.flatMap((run) => {
    const into = inward(run, outline, OUTER)
    const middle = (run.from + run.to) / 2
    return [
      pane({ ...run, to: middle + 0.1 }, into * 0.7),
      pane({ ...run, from: middle - 0.1 }, into * 1.3),
      pane(run, 0),
      pane(run, into * 2),
    ]
  })
  return [...windows, ...sliding].join('')
}

/** The leaf stands open at a right angle; a quarter circle says where it passes. */
export function swingPath({ axis, at, from, to, isAfter, isHingedAtStart }: Door): string {
  const width = to - from
  const reach = at + (isAfter ? width : -width)
  const hinge = isHingedAtStart ? from : to
  const latch = isHingedAtStart ? to : from
  const sweep = (axis === 'h') === (isAfter === isHingedAtStart) ? 0 : 1
  const arc = `A${cm(width)} ${cm(width)} 0 0 ${sweep} `
  return axis === 'h'
    ? `M${cm(hinge)} ${cm(at)}V${cm(reach)}${arc}${cm(latch)} ${cm(at)}`
    : `M${cm(at)} ${cm(hinge)}H${cm(reach)}${arc}${cm(at)} ${cm(latch)}`
}

export function piecePath({ strokes, at }: Placed): string {
  return strokes
    .map((stroke) => {
      if (stroke[0] === 'round') {
        const [x, y] = at(stroke[1], stroke[2])
        const r = cm(stroke[3])
        return `M${cm(x) - r} ${cm(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
      }
      const [, u, v, third, fourth] = stroke
      const [x1, y1] = at(u, v)
      const [x2, y2] = stroke[0] === 'rect' ? at(u + third, v + fourth) : at(third, fourth)
      if (stroke[0] === 'line') return segment(x1, y1, x2, y2)
      return rectangle(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1))
    })
    .join('')
}

export function tilePath({ x, y, w, h, kind }: Room): string {
  const step = kind === 'terrace' ? 0.6 : 0.3
  const across = Array.from({ length: Math.ceil(w / step) - 1 }, (_, i) =>
    segment(x + step * (i + 1), y, x + step * (i + 1), y + h),
  )
  const along = Array.from({ length: Math.ceil(h / step) - 1 }, (_, i) =>
    segment(x, y + step * (i + 1), x + w, y + step * (i + 1)),
  )
  return [...across, ...along].join('')
}

/** A stair of two flights with its landing at the far end from where one steps on. */
export function stairPath({ x, y, w, h }: Room, opensTo: Side): string {
  const isUpright = opensTo === 'top' || opensTo === 'bottom'
  const length = isUpright ? h : w
  const run = length - 1
  const treads = Math.max(4, Math.round(run / 0.26))
  const isFromEnd = opensTo === 'right' || opensTo === 'bottom'
  const along = (distance: number) => (isFromEnd ? length - distance : distance)
  const bar = (distance: number, from: number, to: number) =>
    isUpright
      ? segment(x + w * from, y + along(distance), x + w * to, y + along(distance))
      : segment(x + along(distance), y + h * from, x + along(distance), y + h * to)
  const rail = (share: number, from: number, to: number) =>
    isUpright
      ? segment(x + w * share, y + along(from), x + w * share, y + along(to))
      : segment(x + along(from), y + h * share, x + along(to), y + h * share)
  const lines = Array.from({ length: treads }, (_, index) => bar((run / treads) * (index + 0.5), 0, 1))
  return [
    ...lines,
    rail(0.5, 0, run),
    rail(0.25, 0.1, run + 0.5),
    bar(run + 0.5, 0.25, 0.75),
    rail(0.75, run + 0.5, 0.3),
  ].join('')
}
