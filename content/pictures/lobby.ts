import type { FaceBrush } from './face'
import { block, lowTable, pendant, person, potted, sofa } from './furniture'
import { mix } from './palette'
import type { Plan } from './plan'
import { type Rng, createRng } from './random'
import { type Solid, paintScene } from './scene'
import { Interior, drawPoche, sunPatches } from './shell'
import { drawSky } from './sky'
import { Sheet } from './svg'
import { drawTree } from './trees'

type Feature = 'slats' | 'shelves' | 'stone' | 'arches'
type Ceiling = 'coffers' | 'baffles' | 'plain'

function floorJoints(interior: Interior, step: number): void {
  const { width, depth } = interior.room
  const line = mix(interior.plan.palette.inside.floor, interior.plan.palette.shade, 0.3)
  interior.on('floor', (brush) => {
    for (let u = step; u < width; u += step) brush.line(1, line, 1.2, [[u, 0], [u, depth]])
    for (let v = step; v < depth; v += step) brush.line(1, line, 1.2, [[0, v], [width, v]])
  })
}

function drawCeiling(interior: Interior, kind: Ceiling): void {
  const { width, depth } = interior.room
  const { inside, shade, lit } = interior.plan.palette
  interior.on('ceiling', (brush) => {
    if (kind === 'coffers') {
      const [nx, ny] = [Math.round(width / 2.8), Math.round(depth / 2.8)]
      for (let i = 0; i < nx; i += 1) {
        for (let j = 0; j < ny; j += 1) {
          const [u, v, w, h] = [(i * width) / nx, (j * depth) / ny, width / nx, depth / ny]
          brush.quad(1, mix(inside.ceiling, shade, 0.3), u + 0.3, v + 0.3, u + w - 0.3, v + h - 0.3)
          brush.quad(2, mix(inside.ceiling, shade, 0.12), u + 0.5, v + 0.3, u + w - 0.5, v + h - 0.5)
        }
      }
    }
    if (kind === 'baffles') {
      const tones = { front: inside.timber, under: mix(inside.timber, shade, 0.5), edge: mix(inside.timber, shade, 0.3) }
      for (let v = 0.5; v < depth; v += 0.9) brush.block(depth - v, tones, 0.4, v, width - 0.4, v + 0.14, 0.45)
    }
    if (kind === 'plain') brush.quad(1, lit[2], width * 0.2, depth * 0.15, width * 0.22, depth * 0.95)
    if (kind === 'plain') brush.quad(1, lit[2], width * 0.78, depth * 0.15, width * 0.8, depth * 0.95)
  })
}

function shelves(brush: FaceBrush, plan: Plan, depth: number, height: number, rng: Rng): void {
  const { inside, shade, accent, stone, lit } = plan.palette
  brush.quad(0, mix(inside.timber, shade, 0.35), 0.6, 0, depth, height - 0.6)
  const cells = Math.round(depth / 1.2)
  for (let i = 0; i < cells; i += 1) {
    for (let v = 0.5; v < height - 1; v += 0.62) {
      const u = 0.7 + (i * (depth - 0.8)) / cells
      const w = (depth - 0.8) / cells - 0.12
      brush.quad(1, rng.chance(0.12) ? lit[0] : mix(inside.timber, shade, 0.6), u, v, u + w, v + 0.52)
      let at = u + 0.04
      while (at < u + w - 0.14 && rng.chance(0.93)) {
        const wide = rng.range(0.04, 0.1)
        brush.quad(2, rng.pick([stone, accent, inside.cloth, mix(stone, shade, 0.4), inside.side]), at, v, at + wide, v + rng.range(0.26, 0.44))
        at += wide + 0.015
      }
    }
  }
}

function featureWall(interior: Interior, wall: 'right' | 'left', kind: Feature, rng: Rng): void {
  const { plan, room } = interior
  const { inside, shade, lit } = plan.palette
  const { depth, height } = room
  interior.on(wall, (brush) => {
    if (kind === 'shelves') shelves(brush, plan, depth, height, rng)
    if (kind === 'slats') {
      brush.quad(1, mix(inside.timber, shade, 0.55), 0, 0, depth, height)
      const tones = { front: inside.timber, under: inside.timber, edge: mix(inside.timber, shade, 0.4) }
      for (let u = depth - 0.2; u > 0; u -= 0.32) brush.block(20 + depth - u, tones, u, 0, u + 0.14, height, 0.12)
    }
    if (kind === 'stone') {
      for (let v = 1.4; v < height; v += 1.4) brush.line(1, mix(inside.side, shade, 0.35), 1.4, [[0, v], [depth, v]])
      for (let u = 1.2; u < depth; u += 2.4) brush.line(1, mix(inside.side, shade, 0.35), 1.4, [[u, 0], [u, height]])
      brush.quad(2, mix(inside.side, shade, 0.5), depth * 0.3, 0.8, depth * 0.72, height * 0.62)
      brush.quad(3, lit[0], depth * 0.3 + 0.15, 0.8, depth * 0.72, height * 0.62 - 0.15)
    }
    if (kind === 'arches') {
      const count = Math.max(3, Math.round(depth / 3))
      for (let i = 0; i < count; i += 1) arch(brush, (i + 0.16) * (depth / count), (depth / count) * 0.68, height * 0.78, mix(inside.side, shade, 0.5), lit[0])
    }
  })
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
  brush.shape(2, light, shape(width * 0.07).map(([a, b]) => [a + width * 0.05, b]))
}

/** Tall glass with the evening and trees behind it; returns the openings along the wall. */
function glazing(interior: Interior, wall: 'left' | 'right', rng: Rng): [number, number][] {
  const { sheet, room, plan, camera } = interior
  const { depth, height } = room
  const count = Math.max(3, Math.round(depth / 3.2))
  const x = wall === 'left' ? -room.width / 2 : room.width / 2
  sheet.clip(interior.outline(wall, 0, 0, depth, height - 0.5), () => {
    const [, horizon] = camera.project([x, depth, 1])
    drawSky(sheet, plan.palette, horizon, rng)
    sheet.rect(0, horizon, sheet.width, sheet.height, mix(plan.palette.leaf[1], plan.palette.paving, 0.3))
    for (let i = 0; i < 5; i += 1) {
      const [tx, ty] = camera.project([x + (wall === 'left' ? -3 : 3), depth * (1 - i * 0.22), 0])
      drawTree(sheet, { x: tx, y: ty, h: camera.scaleAt([x, depth * (1 - i * 0.22), 0]) * rng.range(4.5, 7) }, rng.pick(['rain', 'round', 'palm', 'bamboo'] as const), plan.palette, rng)
    }
  })
  const openings: [number, number][] = []
  const tones = { front: plan.palette.shade, under: plan.palette.shade, edge: mix(plan.palette.shade, plan.palette.stone, 0.2) }
  interior.on(wall, (brush) => {
    for (let i = count; i >= 0; i -= 1) brush.block(2 + count - i, tones, (i * depth) / count - 0.06, 0, (i * depth) / count + 0.06, height, 0.16)
    brush.quad(40, plan.palette.shade, 0, height * 0.6, depth, height * 0.6 + 0.09)
    brush.quad(40, plan.palette.inside.ceiling, 0, height - 0.5, depth, height)
  })
  for (let i = 0; i < count; i += 1) openings.push([(i * depth) / count + 0.2, ((i + 1) * depth) / count - 0.2])
  return openings
}

function reception(plan: Plan, interior: Interior, rng: Rng): Solid[] {
  const { width, depth, height } = interior.room
  const { inside, lit, shade, accent, stone } = plan.palette
  const from = width * rng.range(0.28, 0.36)
  interior.on('back', (brush) => {
    brush.quad(1, mix(inside.side, shade, 0.22), from - 0.6, 0, from + 5.6, height * 0.8)
    brush.quad(2, lit[1], from - 0.3, 0.2, from + 5.3, height * 0.8 - 0.3)
    for (let i = 0; i < 24; i += 1) brush.quad(3, inside.timber, from - 0.3 + i * 0.235, 0.2, from - 0.18 + i * 0.235, height * 0.8 - 0.3)
    brush.quad(1, mix(inside.wall, shade, 0.7), width - 3.4, 0, width - 1.4, 2.6)
    brush.quad(2, accent, width - 2.43, 0, width - 2.37, 2.6)
  })
  const x = -width / 2 + from
  return [
    block(plan, [x + 0.6, depth - 2.2, 0], [4, 0.9, 1.05], mix(stone, shade, 0.12)),
    block(plan, [x + 0.5, depth - 2.3, 1.05], [4.2, 1.1, 0.08], accent),
    person(plan, [x + 2.6, depth - 1, 0], 'desk'),
  ]
}

function lounge(plan: Plan, interior: Interior, rng: Rng): Solid[] {
  const { width, depth, height } = interior.room
  const { inside, accent } = plan.palette
  const side = rng.chance(0.5) ? 1 : -1
  const x = side === 1 ? width * 0.06 : -width * 0.4
  interior.on('floor', (brush) => brush.quad(4, mix(inside.cloth, inside.floor, 0.45), x + width / 2 - 0.5, 1.6, x + width / 2 + 5, 5.4))
  const solids = [
    ...sofa(plan, x + 0.4, 4.2, 3.4, inside.cloth), ...sofa(plan, x + 0.2, 1.9, 1.1, accent, true),
    ...sofa(plan, x + 2.6, 1.9, 1.1, accent, true), ...lowTable(plan, x + 1.3, 3, 1.6, 0.8, inside.timber),
    potted(plan, [x + 4.6, 5.4, 0], 2.6, rng), potted(plan, [-side * width * 0.42, depth * 0.75, 0], 3.6, rng),
    person(plan, [x + 1.2, 4.3, 0], 'sit', true), person(plan, [-side * width * 0.2, 2.2, 0], 'a'), person(plan, [-side * width * 0.26, 2.7, 0], 'b'),
    person(plan, [-side * width * 0.1, depth * 0.6, 0], 'c'),
  ]
  const kind = rng.pick(['globe', 'disc', 'ring'] as const)
  const lamps = kind === 'ring' ? 2 : 5
  for (let i = 0; i < lamps; i += 1) {
    const at = [x + 2 + (i % 2) * 1.2 - 0.6, 2.6 + i * (kind === 'ring' ? 4 : 1.3), height * rng.range(0.5, 0.66)] as const
    solids.push(pendant(plan, at, height, kind, kind === 'ring' ? 1.3 : rng.range(0.22, 0.4)))
  }
  return solids
}

/** A tall lobby or clubhouse as a section perspective. */
export function drawLobby(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const rng = createRng(plan.facts.slug, 'lobby')
  const tall = plan.facts.group === 'Condominium' ? rng.range(6, 8) : rng.range(4.4, 5.6)
  const room = { width: tall * 1.75, depth: rng.range(13, 19), height: tall }
  const cut = { width: height * 0.93 * 1.75, floor: height * 0.96, centre: width / 2 }
  const interior = new Interior(sheet, plan, room, room.width * rng.range(-0.1, 0.1), cut)
  const { inside, shade } = plan.palette
  interior.planes({ floor: inside.floor, ceiling: inside.ceiling, left: inside.side, right: mix(inside.side, shade, 0.1), back: inside.wall })
  const window = rng.chance(0.5) ? 'left' : 'right'
  floorJoints(interior, rng.pick([0.9, 1.2, 1.8]))
  drawCeiling(interior, rng.pick(['coffers', 'baffles', 'plain'] as const))
  featureWall(interior, window === 'left' ? 'right' : 'left', rng.pick(['slats', 'shelves', 'stone', 'arches'] as const), rng)
  const openings = glazing(interior, window, rng)
  sunPatches(interior, window, openings, tall, rng)
  const solids = [...reception(plan, interior, rng), ...lounge(plan, interior, rng)]
  paintScene(sheet, interior.camera, solids)
  drawPoche(interior)
  if (rng.chance(0.5)) sheet.mirror()
  return sheet.toString()
}
