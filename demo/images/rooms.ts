import { floorJoints } from './lobby-walls'
import { mix } from './palette'
import type { Plan } from './plan'
import { createRng } from './random'
import type { Room } from './room-parts'
import { BATH, LIBRARY, LOFT, STUDY } from './rooms-quiet'
import { BALCONY, BAR, GALLERY, KITCHEN, LONG_TABLE } from './rooms-shared'
import { paintScene } from './scene'
import { Interior } from './shell'
import { Sheet } from './svg'

/** The compositions of a room beside the one with its window at the end. */
export const ROOMS = {
  library: LIBRARY,
  kitchen: KITCHEN,
  bath: BATH,
  balcony: BALCONY,
  loft: LOFT,
  study: STUDY,
  longTable: LONG_TABLE,
  gallery: GALLERY,
  bar: BAR,
} as const satisfies Record<string, Room>

/** A room of one of these compositions. */
export function drawRoomAs(plan: Plan, name: keyof typeof ROOMS, width: number, height: number): string {
  const { size, aside, paint }: Room = ROOMS[name]
  const rng = createRng(plan.facts.slug, 'room', name)
  const sheet = new Sheet(width, height)
  const room = { width: size[0], depth: size[1], height: size[2] }
  const cut = {
    width: Math.max(width * 1.02, (height * 0.92 * room.width) / room.height),
    floor: height * 0.96,
    centre: width / 2,
  }
  const interior = new Interior(sheet, plan, room, room.width * aside, cut)
  const { inside, shade } = plan.palette
  interior.planes({
    floor: mix(inside.timber, inside.floor, rng.pick([0.35, 0.6, 0.85])),
    ceiling: inside.ceiling,
    left: inside.side,
    right: mix(inside.side, shade, 0.1),
    back: rng.pick([inside.wall, mix(inside.cloth, inside.wall, 0.72)]),
  })
  floorJoints(interior, 0.3)
  paintScene(sheet, interior.camera, paint(interior, rng))
  if (rng.chance(0.45)) sheet.mirror()
  return sheet.toString()
}
