import { NEAR, nearBalcony, nearPane } from './facade-near'
import { type FacadeStyle, type FaceTones, paneColour } from './facade-style'
import type { FaceBrush } from './face'

/** Layers of a façade from the wall outwards. */
const GLASS = 1
const SHADOW = 2
export const BACK = 3
export const OUT = 5
export const RAIL = 8
export const MULLION = 2.5

/** One façade to be painted, with its bays and floors. */
export interface Job {
  brush: FaceBrush
  style: FacadeStyle
  tones: FaceTones
  count: number
  bay: number
  floors: number
}

type EachCell = (u: number, v: number, i: number, j: number) => void

/** Every bay of every floor. */
export function eachCell(job: Job, draw: EachCell): void {
  for (let j = 0; j < job.floors; j += 1) {
    for (let i = 0; i < job.count; i += 1) draw(i * job.bay, j * job.style.floor, i, j)
  }
}

/** A pane in each cell, set in from the cell by the four margins. */
export function panes(job: Job, left: number, right: number, sill: number, head: number): void {
  const { brush, style, tones } = job
  eachCell(job, (u, v, i, j) => {
    const colour = paneColour(style, tones, i, j)
    const [u0, v0, u1, v1] = [u + left, v + sill, u + job.bay - right, v + style.floor - head]
    brush.quad(GLASS, colour, u0, v0, u1, v1)
    if (brush.scale > NEAR) nearPane(job, { u0, v0, u1, v1, i, j, lit: !tones.glass.includes(colour) })
  })
  if (brush.scale > 7 && brush.scale <= NEAR) mullions(job, left, right, sill, head)
}

function mullions(job: Job, left: number, right: number, sill: number, head: number): void {
  const { brush, style, tones } = job
  eachCell(job, (u, v) => {
    const middle = u + left + (job.bay - left - right) / 2
    brush.quad(MULLION, tones.glass[0], middle - 0.05, v + sill, middle + 0.05, v + style.floor - head)
  })
}

/** The shadow below a projection. */
export function shadowBelow(job: Job, u0: number, u1: number, v: number, depth: number): void {
  job.brush.quad(SHADOW, job.tones.shadow, u0, v - depth * 0.95, u1, v, 0, 0.55)
}

/** The shadow beside a fin or a pier. */
export function shadowBeside(job: Job, u: number, v0: number, v1: number, depth: number): void {
  const to = u - job.style.sun * depth * 0.8
  job.brush.quad(
    SHADOW,
    job.tones.shadow,
    Math.max(0, Math.min(u, to)),
    v0,
    Math.min(job.brush.face.width, Math.max(u, to)),
    v1,
    0,
    0.5,
  )
}

/** A slab with a rail of glass or a solid parapet, and its shadow. */
export function balcony(job: Job, u0: number, u1: number, v: number, reach: number, solid: boolean): void {
  const { brush, tones, style } = job
  brush.block(OUT, tones.trim, u0, v - 0.28, u1, v + 0.08, reach)
  if (solid) brush.block(OUT + 1, tones.wallBlock, u0, v + 0.08, u1, v + 1.05, reach, reach - 0.15)
  else {
    brush.quad(RAIL, style.palette.glass[1], u0, v + 0.08, u1, v + 1, reach, 0.42)
    brush.quad(RAIL + 1, tones.trim.front, u0, v + 1, u1, v + 1.1, reach)
  }
  shadowBelow(job, u0, u1, v - 0.28, reach)
  if (brush.scale > NEAR) nearBalcony(job, u0, u1, v, reach)
}
