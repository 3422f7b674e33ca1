import { type Camera, type Pt3, perspectiveCamera } from './camera'
import { type Face, FaceBrush } from './face'
import type { Plan } from './plan'
import type { Rng } from './random'
import { Batch, num, type Sheet } from './svg'

/** How far floor, ceiling and walls reach towards the reader beyond the front of the room, in metres: past the sheet. */
export const NEAR = 2

/** A room whose front is at y = 0 and its back wall at `depth`. */
interface Room {
  width: number
  depth: number
  height: number
}

type Wall = 'back' | 'left' | 'right' | 'floor' | 'ceiling'

function wallFace(room: Room, wall: Wall): Face {
  const { width: w, depth: d, height: h } = room
  const left: Pt3 = [-w / 2, 0, 0]
  const [x, y, z]: [Pt3, Pt3, Pt3] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  if (wall === 'back')
    return { origin: [-w / 2, d, 0], along: x, up: z, out: [0, -1, 0], width: w, height: h, side: 'front' }
  if (wall === 'left') return { origin: left, along: y, up: z, out: x, width: d, height: h, side: 'right' }
  if (wall === 'right')
    return { origin: [w / 2, 0, 0], along: y, up: z, out: [-1, 0, 0], width: d, height: h, side: 'left' }
  if (wall === 'floor') return { origin: left, along: x, up: y, out: z, width: w, height: d, side: 'top' }
  return { origin: [-w / 2, 0, h], along: x, up: y, out: [0, 0, -1], width: w, height: d, side: 'back' }
}

/** A room on a sheet, with its camera. */
export class Interior {
  readonly camera: Camera

  constructor(
    readonly sheet: Sheet,
    readonly plan: Plan,
    readonly room: Room,
    eyeX: number,
    /** The width of the cut in pixels, and the position of its floor on the sheet. */
    cut: { width: number; floor: number; centre: number },
  ) {
    const distance = room.width * 0.92
    const focal = (cut.width / room.width) * distance
    const eyeHeight = 1.55
    const centre = [
      cut.centre + (eyeX * cut.width) / room.width,
      cut.floor - (eyeHeight * cut.width) / room.width,
    ] as const
    this.camera = perspectiveCamera({ eye: [eyeX, -distance, eyeHeight], yaw: 0, pitch: 0, focal, centre })
  }

  /** Draws on one wall, in metres, directly onto the sheet. */
  on(wall: Wall, draw: (brush: FaceBrush) => void): void {
    const batch = new Batch()
    draw(new FaceBrush(this.camera, wallFace(this.room, wall), batch))
    batch.flush(this.sheet)
  }

  /** The outline of a part of a wall, for clipping a view into a window. */
  outline(wall: Wall, u0: number, v0: number, u1: number, v1: number): string {
    const brush = new FaceBrush(this.camera, wallFace(this.room, wall), new Batch())
    const points = [brush.at(u0, v0), brush.at(u1, v0), brush.at(u1, v1), brush.at(u0, v1)]
    return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
  }

  /** Flat tones of the five planes. */
  planes(tones: Record<Wall, string>): void {
    const { width, depth, height } = this.room
    const areas: Record<Wall, readonly [number, number, number, number]> = {
      floor: [0, -NEAR, width, depth],
      ceiling: [0, -NEAR, width, depth],
      left: [-NEAR, 0, depth, height],
      right: [-NEAR, 0, depth, height],
      back: [0, 0, width, height],
    }
    for (const wall of ['floor', 'ceiling', 'left', 'right', 'back'] as const) {
      this.on(wall, (brush) => brush.quad(0, tones[wall], ...areas[wall]))
    }
  }
}

/** Patches of low sun on the floor, from openings in the left or right wall. */
export function sunPatches(
  interior: Interior,
  from: 'left' | 'right',
  openings: readonly (readonly [number, number])[],
  head: number,
  rng: Rng,
): void {
  const { room, plan } = interior
  const slant = rng.range(0.9, 1.4)
  const reach = Math.min(room.width * 0.72, head * 1.3)
  interior.on('floor', (brush) => {
    for (const [v0, v1] of openings) {
      const near = from === 'left' ? 0.2 : room.width - 0.2
      const far = from === 'left' ? reach : room.width - reach
      const fade = Math.max(0, Math.min(room.depth, v0 + slant - 0.2))
      const shape = [
        [near, v0],
        [near, v1],
        [far, Math.min(room.depth, v1 - slant)],
        [far, Math.max(0, Math.min(fade, v0 - slant))],
      ] as const
      brush.shape(
        3,
        plan.palette.lit[2],
        shape.map(([u, v]) => [u, Math.max(0, v)] as const),
        0,
        0.5,
      )
    }
  })
}
