import { BACK, balcony, eachCell, type Job, MULLION, OUT, panes, RAIL, shadowBelow, shadowBeside } from './facade-parts'
import { bays, type FacadeStyle, faceTones, type Grammar } from './facade-style'
import type { FaceBrush } from './face'
import { cellNoise } from './random'

const slabs = (job: Job): void => {
  const { style, floors, brush } = job
  panes(job, 0.25, 0.25, 0.1, 0.35)
  for (let j = 1; j <= floors; j += 1) balcony(job, 0, brush.face.width, j * style.floor, style.reach, false)
  for (let i = 2; i < job.count; i += 3) {
    brush.block(
      BACK,
      job.tones.wallBlock,
      i * job.bay - 0.15,
      0,
      i * job.bay + 0.15,
      brush.face.height,
      style.reach * 0.9,
    )
  }
}

const fins = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.2, 0.2, 0.55, 0.3)
  for (let j = 0; j <= job.floors; j += 4) {
    brush.block(
      BACK,
      tones.trim,
      0,
      j * style.floor - 0.3,
      brush.face.width,
      j * style.floor + 0.25,
      style.reach * 0.45,
    )
  }
  for (let i = 0; i <= job.count * 2; i += 1) {
    const u = (i * bay) / 2
    const deep = i % 2 === 0 ? style.reach * 0.7 : style.reach * 0.4
    brush.block(OUT, i % 6 === 2 ? tones.accent : tones.trim, u - 0.14, 0, u + 0.14, brush.face.height, deep)
    shadowBeside(job, u, 0, brush.face.height, deep)
  }
}

const eggcrate = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.3, 0.3, 0.15, 0.4)
  for (let j = 0; j <= job.floors; j += 1) {
    brush.block(OUT, tones.wallBlock, 0, j * style.floor - 0.3, brush.face.width, j * style.floor + 0.3, style.reach)
    shadowBelow(job, 0, brush.face.width, j * style.floor - 0.3, style.reach * 1.1)
  }
  for (let i = 0; i <= job.count; i += 1) {
    brush.block(OUT - 1, tones.wallBlock, i * bay - 0.3, 0, i * bay + 0.3, brush.face.height, style.reach)
    shadowBeside(job, i * bay - style.sun * 0.3, 0, brush.face.height, style.reach)
  }
}

const stagger = (job: Job): void => {
  const { style, bay, brush } = job
  panes(job, 0.35, 0.35, 0.15, 0.5)
  eachCell(job, (u, v, i, j) => {
    const shift = Math.floor(j / 2) % 2
    if ((i + shift) % 2 === 0)
      balcony(job, u + 0.1, Math.min(u + bay * 1.25, brush.face.width), v, style.reach, j % 2 === 0)
  })
}

const punched = (job: Job): void => {
  const { brush, style, tones, bay } = job
  const side = bay * 0.2
  panes(job, side, side, 0.75, 0.6)
  eachCell(job, (u, v, i, j) => {
    const top = v + style.floor - 0.6
    shadowBelow(job, u + side, u + bay - side, top, 0.45)
    shadowBeside(job, style.sun === 1 ? u + bay - side : u + side, v + 0.75, top, 0.4)
    brush.block(BACK, tones.trim, u + side - 0.1, v + 0.62, u + bay - side + 0.1, v + 0.78, 0.2)
    if (cellNoise(style.seed + 3, i, j) < 0.3)
      balcony(job, u + side - 0.3, u + bay - side + 0.3, v + 0.1, style.reach * 0.8, false)
  })
}

const curtain = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.06, 0.06, 0.5, 0.05)
  for (let j = 0; j <= job.floors; j += 1) {
    const thick = j % 5 === 0 ? 0.5 : 0.14
    brush.block(
      BACK,
      j % 5 === 0 ? tones.accent : tones.trim,
      0,
      j * style.floor - thick / 2,
      brush.face.width,
      j * style.floor + thick / 2,
      0.35,
    )
  }
  for (let i = 0; i <= job.count; i += 1)
    brush.block(OUT, tones.trim, i * bay - 0.08, 0, i * bay + 0.08, brush.face.height, 0.3)
}

const screens = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.15, 0.15, 0.1, 0.4)
  for (let j = 0; j <= job.floors; j += 1) {
    brush.block(OUT, tones.trim, 0, j * style.floor - 0.2, brush.face.width, j * style.floor + 0.15, style.reach * 0.7)
    shadowBelow(job, 0, brush.face.width, j * style.floor - 0.2, style.reach * 0.6)
  }
  eachCell(job, (u, v, i, j) => {
    const chance = cellNoise(style.seed + 77, i, j)
    if (chance > 0.52) return
    const start = u + (chance < 0.26 ? 0 : bay / 2)
    const colour = chance < 0.12 ? tones.accent.front : tones.wallBlock.front
    louvres(job, start, v, bay / 2, colour)
  })
}

function louvres(job: Job, u: number, v: number, width: number, colour: string): void {
  const { brush, style, tones } = job
  const [low, high, out] = [v + 0.15, v + style.floor - 0.2, style.reach * 0.6]
  brush.quad(RAIL, colour, u + 0.06, low, u + width - 0.06, high, out)
  const step = brush.scale > 30 ? 0.16 : 0.55
  for (let at = low + step; at < high - 0.05; at += step) {
    brush.quad(RAIL + 1, tones.shadow, u + 0.06, at, u + width - 0.06, at + step * 0.3, out, 0.3)
  }
}

const wave = (job: Job): void => {
  const { style, floors, brush } = job
  panes(job, 0.15, 0.15, 0.1, 0.3)
  const phase = cellNoise(style.seed, 3, 3) * 6
  for (let j = 1; j <= floors; j += 1) {
    const pieces = 12
    for (let k = 0; k < pieces; k += 1) {
      const swell = 0.5 + 0.5 * Math.sin(phase + k * 0.62 + j * 0.34)
      const [u0, u1] = [(k / pieces) * brush.face.width, ((k + 1) / pieces) * brush.face.width]
      balcony(job, u0, u1, j * style.floor, 0.3 + swell * style.reach, false)
    }
  }
}

const bigframe = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.25, 0.25, 0.2, 0.35)
  for (let j = 1; j < job.floors; j += 1) {
    if (j % 3 !== 0) balcony(job, 0.3, brush.face.width - 0.3, j * style.floor, style.reach * 0.5, false)
  }
  const tall = style.floor * 3
  for (let v = 0; v <= brush.face.height + 0.1; v += tall) {
    brush.block(10, tones.trim, 0, v - 0.4, brush.face.width, Math.min(v + 0.4, brush.face.height + 0.4), style.reach)
    shadowBelow(job, 0, brush.face.width, v - 0.4, style.reach * 1.2)
  }
  for (let k = 0; k * tall < brush.face.height; k += 1) {
    for (let i = k % 2; i <= job.count; i += 2) {
      const top = Math.min((k + 1) * tall, brush.face.height)
      brush.block(9, tones.trim, i * bay - 0.32, k * tall, i * bay + 0.32, top, style.reach)
      shadowBeside(job, i * bay, k * tall, top, style.reach)
    }
  }
}

const piers = (job: Job): void => {
  const { brush, style, tones, bay } = job
  panes(job, 0.5, 0.5, 0.2, 0.3)
  eachCell(job, (u, v, i) => {
    if (i % 2 === 0) balcony(job, u + 0.5, u + bay - 0.5, v, style.reach * 0.6, false)
    else brush.quad(MULLION, tones.wallBlock.under, u + 0.5, v, u + bay - 0.5, v + 0.6)
  })
  for (let i = 0; i <= job.count; i += 1) {
    brush.block(10, tones.wallBlock, i * bay - 0.5, 0, i * bay + 0.5, brush.face.height, style.reach * 0.7)
    shadowBeside(job, i * bay - style.sun * 0.5, 0, brush.face.height, style.reach * 0.8)
  }
}

const PAINTERS: Record<Grammar, (job: Job) => void> = {
  slabs,
  fins,
  eggcrate,
  stagger,
  punched,
  curtain,
  screens,
  wave,
  bigframe,
  piers,
}

/** Paints a face of homes. The caller flushes the batch. */
export function paintFacade(brush: FaceBrush, style: FacadeStyle): void {
  const tones = faceTones(style, brush.face.side)
  brush.quad(0, tones.wall, 0, 0, brush.face.width, brush.face.height)
  PAINTERS[style.grammar]({ brush, style, tones, ...bays(brush, style) })
}
