import { block, lowTable, pendant, person, potted, sofa } from './furniture'
import { BACKDROPS, type Backdrop } from './lobby-backdrops'
import { type Ceiling, drawCeiling, type Feature, featureWall, floorJoints } from './lobby-walls'
import { EDITION, mix } from './palette'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { drawRoomAs } from './rooms'
import { paintScene, type Solid } from './scene'
import { Interior, sunPatches } from './shell'
import { drawSky } from './sky'
import { Sheet } from './svg'
import { drawTree } from './trees'

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
      drawTree(
        sheet,
        { x: tx, y: ty, h: camera.scaleAt([x, depth * (1 - i * 0.22), 0]) * rng.range(4.5, 7) },
        rng.pick(['rain', 'round', 'palm', 'bamboo'] as const),
        plan.palette,
        rng,
      )
    }
  })
  const openings: [number, number][] = []
  const tones = {
    front: plan.palette.shade,
    under: plan.palette.shade,
    edge: mix(plan.palette.shade, plan.palette.stone, 0.2),
  }
  interior.on(wall, (brush) => {
    for (let i = count; i >= 0; i -= 1)
      brush.block(2 + count - i, tones, (i * depth) / count - 0.06, 0, (i * depth) / count + 0.06, height, 0.16)
    brush.quad(40, plan.palette.shade, 0, height * 0.6, depth, height * 0.6 + 0.09)
    brush.quad(40, plan.palette.inside.ceiling, 0, height - 0.5, depth, height)
  })
  for (let i = 0; i < count; i += 1) openings.push([(i * depth) / count + 0.2, ((i + 1) * depth) / count - 0.2])
  return openings
}

function reception(plan: Plan, interior: Interior, rng: Rng): Solid[] {
  const { width, depth, height } = interior.room
  const { inside, shade, accent, stone } = plan.palette
  const backdrop = rng.pick<Backdrop>(['slats', 'disc', 'relief', 'curtain'])
  const from = width * rng.range(0.28, 0.36)
  interior.on('back', (brush) => {
    BACKDROPS[backdrop](brush, plan, from, height)
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
  interior.on('floor', (brush) =>
    brush.quad(4, mix(inside.cloth, inside.floor, 0.45), x + width / 2 - 0.5, 1.6, x + width / 2 + 5, 5.4),
  )
  const solids = [
    ...sofa(plan, x + 0.4, 4.2, 3.4, inside.cloth),
    ...sofa(plan, x + 0.2, 1.9, 1.1, accent, true),
    ...sofa(plan, x + 2.6, 1.9, 1.1, accent, true),
    ...lowTable(plan, x + 1.3, 3, 1.6, 0.8, inside.timber),
    potted(plan, [x + 4.6, 5.4, 0], 2.6, rng),
    potted(plan, [-side * width * 0.42, depth * 0.75, 0], 3.6, rng),
    person(plan, [x + 1.2, 4.3, 0], 'sit', true),
    person(plan, [-side * width * 0.2, 2.2, 0], 'a'),
    person(plan, [-side * width * 0.26, 2.7, 0], 'b'),
    person(plan, [-side * width * 0.1, depth * 0.6, 0], 'c'),
  ]
  const kind = rng.pick(['globe', 'disc', 'ring'] as const)
  const lamps = kind === 'ring' ? 2 : 5
  for (let i = 0; i < lamps; i += 1) {
    const at = [
      x + 2 + (i % 2) * 1.2 - 0.6,
      2.6 + i * (kind === 'ring' ? 4 : 1.3),
      height * rng.range(0.5, 0.66),
    ] as const
    solids.push(pendant(plan, at, height, kind, kind === 'ring' ? 1.3 : rng.range(0.22, 0.4)))
  }
  return solids
}

const VIEWS = ['entrance', 'entrance', 'gallery', 'longTable', 'bar'] as const

/** Which composition a project has. */
export const lobbyView = (plan: Plan) => createRng(plan.facts.slug, 'lobby-view', EDITION).pick(VIEWS)

/** A lobby, a clubhouse, or a room that all share. */
export function drawLobby(plan: Plan, width: number, height: number): string {
  const view = lobbyView(plan)
  return view === 'entrance' ? drawEntrance(plan, width, height) : drawRoomAs(plan, view, width, height)
}

/** Tall, in perspective from the door. */
function drawEntrance(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const rng = createRng(plan.facts.slug, 'lobby')
  const tall = plan.facts.group === 'Condominium' ? rng.range(6, 8) : rng.range(4.4, 5.6)
  const room = { width: tall * 1.75, depth: rng.range(13, 19), height: tall }
  const cut = { width: height * 0.93 * 1.75, floor: height * 0.96, centre: width / 2 }
  const interior = new Interior(sheet, plan, room, room.width * rng.range(-0.1, 0.1), cut)
  const { inside, shade } = plan.palette
  interior.planes({
    floor: inside.floor,
    ceiling: inside.ceiling,
    left: inside.side,
    right: mix(inside.side, shade, 0.1),
    back: inside.wall,
  })
  const window = rng.chance(0.5) ? 'left' : 'right'
  floorJoints(interior, rng.pick([0.9, 1.2, 1.8]))
  drawCeiling(interior, rng.pick<Ceiling>(['coffers', 'baffles', 'plain']), rng)
  featureWall(
    interior,
    window === 'left' ? 'right' : 'left',
    rng.pick<Feature>(['slats', 'shelves', 'stone', 'arches']),
    rng,
  )
  const openings = glazing(interior, window, rng)
  sunPatches(interior, window, openings, tall, rng)
  const solids = [...reception(plan, interior, rng), ...lounge(plan, interior, rng)]
  paintScene(sheet, interior.camera, solids)
  if (rng.chance(0.5)) sheet.mirror()
  return sheet.toString()
}
