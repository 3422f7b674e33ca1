import type { Camera, Pt3 } from './camera'
import type { Batch, Pt2 } from './svg'
import { polygon, polyline } from './svg'

/** One flat side of a building: an origin, a direction along it, up, and outwards. */
export interface Face {
  origin: Pt3
  along: Pt3
  up: Pt3
  out: Pt3
  width: number
  height: number
  /** Which side of its box it is. */
  side: 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom'
}

/** Colours of one element: what faces us, what looks down, what looks up or sideways. */
export interface Tones {
  front: string
  under: string
  edge: string
}

function along(face: Face, u: number, v: number, out: number): Pt3 {
  const { origin: o, along: a, up: w, out: n } = face
  return [
    o[0] + a[0] * u + w[0] * v + n[0] * out,
    o[1] + a[1] * u + w[1] * v + n[1] * out,
    o[2] + a[2] * u + w[2] * v + n[2] * out,
  ]
}

/** The faces of a box. `along` runs to the right for who looks at the face from outside. */
export function boxFaces(min: Pt3, max: Pt3): Face[] {
  const [w, d, h] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const up: Pt3 = [0, 0, 1]
  return [
    {
      origin: [max[0], max[1], min[2]],
      along: [-1, 0, 0],
      up,
      out: [0, 1, 0],
      width: w,
      height: h,
      side: 'back',
    },
    {
      origin: [min[0], max[1], min[2]],
      along: [0, -1, 0],
      up,
      out: [-1, 0, 0],
      width: d,
      height: h,
      side: 'left',
    },
    {
      origin: [max[0], min[1], min[2]],
      along: [0, 1, 0],
      up,
      out: [1, 0, 0],
      width: d,
      height: h,
      side: 'right',
    },
    {
      origin: [min[0], min[1], min[2]],
      along: [1, 0, 0],
      up,
      out: [0, -1, 0],
      width: w,
      height: h,
      side: 'front',
    },
    {
      origin: [min[0], min[1], max[2]],
      along: [1, 0, 0],
      up: [0, 1, 0],
      out: [0, 0, 1],
      width: w,
      height: d,
      side: 'top',
    },
    {
      origin: [min[0], min[1], min[2]],
      along: [1, 0, 0],
      up: [0, 1, 0],
      out: [0, 0, -1],
      width: w,
      height: d,
      side: 'bottom',
    },
  ]
}

/** Draws on a face in metres, with things that stand out of it. */
export class FaceBrush {
  /** The eye in the face's own directions: along, up, out. */
  readonly eye: Pt3
  readonly scale: number

  constructor(
    readonly camera: Camera,
    readonly face: Face,
    readonly batch: Batch,
  ) {
    const { eye } = camera
    const from: Pt3 = [eye[0] - face.origin[0], eye[1] - face.origin[1], eye[2] - face.origin[2]]
    const dot = (b: Pt3): number => from[0] * b[0] + from[1] * b[1] + from[2] * b[2]
    this.eye = [dot(face.along), dot(face.up), dot(face.out)]
    this.scale = camera.scaleAt(along(face, face.width / 2, face.height / 2, 0))
  }

  get visible(): boolean {
    return this.eye[2] > 0.01
  }

  at(u: number, v: number, out = 0): Pt2 {
    return this.camera.project(along(this.face, u, v, out))
  }

  /** A rectangle parallel to the face. */
  quad(z: number, fill: string, u0: number, v0: number, u1: number, v1: number, out = 0, opacity = 1): void {
    const points = [this.at(u0, v0, out), this.at(u1, v0, out), this.at(u1, v1, out), this.at(u0, v1, out)]
    this.batch.add(z, fill, polygon(points), opacity)
  }

  /** Any polygon on the face. */
  shape(z: number, fill: string, points: readonly (readonly [number, number])[], out = 0, opacity = 1): void {
    this.batch.add(z, fill, polygon(points.map(([u, v]) => this.at(u, v, out))), opacity)
  }

  line(z: number, colour: string, width: number, points: readonly (readonly [number, number])[], out = 0): void {
    this.batch.line(z, colour, width, polyline(points.map(([u, v]) => this.at(u, v, out))))
  }

  /** A block that stands out of the face from `from` to `to`; only the sides the eye sees are drawn. */
  block(z: number, tones: Tones, u0: number, v0: number, u1: number, v1: number, to: number, from = 0): void {
    const [eu, ev] = this.eye
    const level = (v: number, fill: string): void => {
      const points = [this.at(u0, v, from), this.at(u1, v, from), this.at(u1, v, to), this.at(u0, v, to)]
      this.batch.add(z, fill, polygon(points))
    }
    const cheek = (u: number): void => {
      const points = [this.at(u, v0, from), this.at(u, v1, from), this.at(u, v1, to), this.at(u, v0, to)]
      this.batch.add(z, tones.edge, polygon(points))
    }
    if (!(this.camera.parallel && Math.abs(ev) < 1e4)) {
      if (ev < v0) level(v0, tones.under)
      if (ev > v1) level(v1, tones.edge)
    }
    if (eu < u0) cheek(u0)
    if (eu > u1) cheek(u1)
    this.quad(z + 0.5, tones.front, u0, v0, u1, v1, to)
  }
}
