import { type Camera, type Pt3, parallelCamera, perspectiveCamera } from './camera'
import type { Pt2, Sheet } from './svg'

/** The area of the sheet for the building, in pixels. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** A drawing, and the point of it that every crop has to keep, in per cent from left and top. */
export interface Picture {
  svg: string
  focal: { x: number; y: number }
}

type Make = (scale: number, screen: Pt2) => Camera

/** Scales and moves a camera until the given points just fill the frame, resting on its bottom. */
function fitted(make: Make, points: readonly Pt3[], frame: Frame): Camera {
  const unit = make(1, [0, 0])
  const flat = points.map((point) => unit.project(point))
  const xs = flat.map(([x]) => x)
  const ys = flat.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((frame.right - frame.left) / (x1 - x0), (frame.bottom - frame.top) / (y1 - y0))
  const middle = (frame.left + frame.right) / 2
  return make(scale, [middle - ((x0 + x1) / 2) * scale, frame.bottom - y1 * scale])
}

/** A frontal elevation. */
export function elevation(points: readonly Pt3[], frame: Frame): Camera {
  return fitted(
    (scale, screen) => parallelCamera({ yaw: 0, pitch: 0, scale, target: [0, 0, 0], screen }),
    points,
    frame,
  )
}

/** From above at an angle, parallels kept. */
export function axonometric(points: readonly Pt3[], frame: Frame, yaw: number, pitch: number): Camera {
  return fitted((scale, screen) => parallelCamera({ yaw, pitch, scale, target: [0, 0, 0], screen }), points, frame)
}

interface Stand {
  /** Metres from the middle of the scene. */
  distance: number
  height: number
  yaw: number
  pitch: number
}

/** From the street: `yaw` turns around the corner, `pitch` looks up. */
export function fromStreet(points: readonly Pt3[], frame: Frame, stand: Stand): Camera {
  const { distance, height, yaw, pitch } = stand
  const eye: Pt3 = [Math.sin(yaw) * distance, -Math.cos(yaw) * distance, height]
  return fitted((focal, centre) => perspectiveCamera({ eye, yaw, pitch, focal, centre }), points, frame)
}

/** The eight corners of boxes. */
export function cornersOf(boxes: readonly { min: Pt3; max: Pt3 }[]): Pt3[] {
  return boxes.flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Pt3 => [x, y, z]))),
  )
}

/**
 * The focal point of an exterior: the roof, above the middle of what is seen of the buildings. A picture that is cropped
 * around it keeps the roof whatever the shape of its box.
 */
export function roofOf(sheet: Sheet, camera: Camera, boxes: readonly { min: Pt3; max: Pt3 }[]): Picture['focal'] {
  const flat = cornersOf(boxes).map((point) => camera.project(point))
  const xs = flat.map(([x]) => Math.min(sheet.width, Math.max(0, x)))
  const top = Math.min(...flat.map(([, y]) => y))
  const percent = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100)
  return {
    x: percent((Math.min(...xs) + Math.max(...xs)) / 2, sheet.width),
    y: percent(top, sheet.height),
  }
}
