import type { FaceBrush } from './face'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import { type Interior, NEAR } from './shell'

export type Feature = 'slats' | 'shelves' | 'stone' | 'arches'
export type Ceiling = 'coffers' | 'baffles' | 'plain'

/** Joints of the stone floor. */
export function floorJoints(interior: Interior, step: number): void {
  const { width, depth } = interior.room
  const line = mix(interior.plan.palette.inside.floor, interior.plan.palette.shade, 0.3)
  interior.on('floor', (brush) => {
    for (let u = step; u < width; u += step)
      brush.line(1, line, 1.2, [
        [u, -NEAR],
        [u, depth],
      ])
    for (let v = step - Math.floor(NEAR / step) * step; v < depth; v += step)
      brush.line(1, line, 1.2, [
        [0, v],
        [width, v],
      ])
  })
}

type Draw = (brush: FaceBrush, plan: Plan, width: number, height: number, rng: Rng) => void

const coffers: Draw = (brush, plan, width, depth) => {
  const { inside, shade } = plan.palette
  const [w, h] = [width / Math.round(width / 2.8), depth / Math.round(depth / 2.8)]
  for (let u = 0; u < width - 0.1; u += w) {
    for (let v = -h; v < depth - 0.1; v += h) {
      brush.quad(1, mix(inside.ceiling, shade, 0.3), u + 0.3, v + 0.3, u + w - 0.3, v + h - 0.3)
      brush.quad(2, mix(inside.ceiling, shade, 0.12), u + 0.5, v + 0.3, u + w - 0.5, v + h - 0.5)
    }
  }
}

const baffles: Draw = (brush, plan, width, depth) => {
  const { inside, shade } = plan.palette
  const wood = inside.timber
  const tones = { front: wood, under: mix(wood, shade, 0.5), edge: mix(wood, shade, 0.3) }
  for (let v = -1.3; v < depth; v += 0.9) brush.block(depth - v, tones, 0.4, v, width - 0.4, v + 0.14, 0.45)
}

const plain: Draw = (brush, plan, width, depth) => {
  for (const at of [0.2, 0.78]) {
    brush.quad(1, plan.palette.lit[2], width * at, -NEAR, width * (at + 0.02), depth * 0.95)
  }
}

const CEILINGS: Record<Ceiling, Draw> = { coffers, baffles, plain }

/** The ceiling of a lobby. */
export function drawCeiling(interior: Interior, kind: Ceiling, rng: Rng): void {
  const { width, depth } = interior.room
  interior.on('ceiling', (brush) => CEILINGS[kind](brush, interior.plan, width, depth, rng))
}

function books(brush: FaceBrush, plan: Plan, from: number, to: number, v: number, rng: Rng): void {
  const { inside, shade, accent, stone } = plan.palette
  const spines = [stone, accent, inside.cloth, mix(stone, shade, 0.4), inside.side]
  let at = from
  while (at < to && rng.chance(0.93)) {
    const wide = rng.range(0.04, 0.1)
    brush.quad(2, rng.pick(spines), at, v, at + wide, v + rng.range(0.26, 0.44))
    at += wide + 0.015
  }
}

const shelves: Draw = (brush, plan, depth, height, rng) => {
  const { inside, shade, lit } = plan.palette
  brush.quad(0, mix(inside.timber, shade, 0.35), 0.6, 0, depth, height - 0.6)
  const cells = Math.round(depth / 1.2)
  const step = (depth - 0.8) / cells
  for (let i = 0; i < cells; i += 1) {
    for (let v = 0.5; v < height - 1; v += 0.62) {
      const u = 0.7 + i * step
      const colour = rng.chance(0.12) ? lit[0] : mix(inside.timber, shade, 0.6)
      brush.quad(1, colour, u, v, u + step - 0.12, v + 0.52)
      books(brush, plan, u + 0.04, u + step - 0.26, v, rng)
    }
  }
}

function arch(brush: FaceBrush, u: number, width: number, height: number, dark: string, light: string): void {
  const shape = (inset: number): [number, number][] => {
    const r = width / 2 - inset
    const points: [number, number][] = [[u + inset, 0]]
    for (let i = 0; i <= 12; i += 1) {
      const angle = Math.PI - (Math.PI * i) / 12
      points.push([u + width / 2 + Math.cos(angle) * r, height - width / 2 + Math.sin(angle) * r])
    }
    return [...points, [u + width - inset, 0]]
  }
  brush.shape(1, dark, shape(0))
  brush.shape(
    2,
    light,
    shape(width * 0.07).map(([a, b]) => [a + width * 0.05, b]),
  )
}

const slats: Draw = (brush, plan, depth, height) => {
  const { inside, shade } = plan.palette
  brush.quad(1, mix(inside.timber, shade, 0.55), 0, 0, depth, height)
  const tones = { front: inside.timber, under: inside.timber, edge: mix(inside.timber, shade, 0.4) }
  for (let u = depth - 0.2; u > 0; u -= 0.32) brush.block(20 + depth - u, tones, u, 0, u + 0.14, height, 0.12)
}

const stone: Draw = (brush, plan, depth, height) => {
  const { inside, shade, lit } = plan.palette
  const joint = mix(inside.side, shade, 0.35)
  for (let v = 1.4; v < height; v += 1.4) brush.quad(1, joint, 0, v, depth, v + 0.02)
  for (let u = 1.2; u < depth; u += 2.4) brush.quad(1, joint, u, 0, u + 0.02, height)
  brush.quad(2, mix(inside.side, shade, 0.5), depth * 0.3, 0.8, depth * 0.72, height * 0.62)
  brush.quad(3, lit[0], depth * 0.3 + 0.15, 0.8, depth * 0.72, height * 0.62 - 0.15)
}

const arches: Draw = (brush, plan, depth, height) => {
  const { inside, shade, lit } = plan.palette
  const step = depth / Math.max(3, Math.round(depth / 3))
  const dark = mix(inside.side, shade, 0.5)
  for (let u = step * 0.16; u < depth - step * 0.5; u += step) arch(brush, u, step * 0.68, height * 0.78, dark, lit[0])
}

const FEATURES: Record<Feature, Draw> = { slats, shelves, stone, arches }

/** The wall opposite the glass. */
export function featureWall(interior: Interior, wall: 'right' | 'left', kind: Feature, rng: Rng): void {
  const { plan, room } = interior
  interior.on(wall, (brush) => FEATURES[kind](brush, plan, room.depth, room.height, rng))
}
