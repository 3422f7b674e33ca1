import { type Camera, type Pt3, perspectiveCamera } from './camera'
import { type Face, FaceBrush } from './face'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import { Batch, num, type Sheet } from './svg'

/** A room in section: the cut is at y = 0, the back wall at `depth`. */
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
    const sizes: Record<Wall, readonly [number, number]> = {
      floor: [width, depth],
      ceiling: [width, depth],
      left: [depth, height],
      right: [depth, height],
      back: [width, height],
    }
    for (const wall of ['floor', 'ceiling', 'left', 'right', 'back'] as const) {
      const [w, h] = sizes[wall]
      this.on(wall, (brush) => brush.quad(0, tones[wall], 0, 0, w, h))
    }
  }
}

/** The cut itself: slabs and walls in one dark tone, the storeys above and below as thin lines. */
export function drawPoche(interior: Interior): void {
  const { sheet, room, plan, camera } = interior
  const { palette } = plan
  const [x0, y0] = camera.project([-room.width / 2, 0, room.height])
  const [x1, y1] = camera.project([room.width / 2, 0, 0])
  const scale = camera.scaleAt([0, 0, 0])
  const slab = scale * 0.3
  const ink = mix(palette.groundDeep, palette.ink, 0.35)
  const outer = `M${num(Math.min(0, x0) - 9)} 0H${num(Math.max(sheet.width, x1) + 9)}V${sheet.height}H${num(Math.min(0, x0) - 9)}Z`
  const inner = `M${num(x0)} ${num(y0)}V${num(y1)}H${num(x1)}V${num(y0)}Z`
  sheet.path(outer + inner, ink)
  const above = y0 - slab
  if (above > 4) sheet.rect(0, 0, sheet.width, above, mix(palette.inside.floor, palette.shade, 0.5))
  const line = mix(ink, palette.stone, 0.35)
  let hatch = ''
  for (let x = -sheet.height; x < sheet.width; x += 26)
    hatch += `M${num(x)} ${num(y1 + slab)}l${num(slab)} ${num(-slab)}`
  sheet.stroke(hatch, line, 1.2, 0.5)
  sheet.stroke(`M0 ${num(y0)}H${sheet.width}M0 ${num(y1)}H${sheet.width}`, palette.ink, 3)
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
