import type { Pt2 } from './svg'

/** Metres: x to the right, y away from the reader, z up. */
export type Pt3 = readonly [number, number, number]

export interface Camera {
  project(point: Pt3): Pt2
  /** Where the eye is; very far away for a parallel projection. */
  eye: Pt3
  /** Pixels of one metre at a point. */
  scaleAt(point: Pt3): number
  /** How far from the eye along the view. */
  depth(point: Pt3): number
  parallel: boolean
}

interface Basis {
  right: Pt3
  up: Pt3
  forward: Pt3
}

function dot(a: Pt3, b: Pt3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function minus(a: Pt3, b: Pt3): Pt3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function basisOf(yaw: number, pitch: number): Basis {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)]
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
  return {
    right: [cy, sy, 0],
    forward: [-sy * cp, cy * cp, sp],
    up: [sy * sp, -cy * sp, cp],
  }
}

interface ParallelOptions {
  yaw: number
  /** Negative looks down. */
  pitch: number
  scale: number
  target: Pt3
  screen: Pt2
}

/** Elevation (no turn, no tilt) and axonometric views: parallels stay parallel. */
export function parallelCamera({ yaw, pitch, scale, target, screen }: ParallelOptions): Camera {
  const { right, up, forward } = basisOf(yaw, pitch)
  const far = 1e6
  return {
    parallel: true,
    eye: [target[0] - forward[0] * far, target[1] - forward[1] * far, target[2] - forward[2] * far],
    scaleAt: () => scale,
    depth: (point) => dot(minus(point, target), forward),
    project: (point) => {
      const from = minus(point, target)
      return [screen[0] + scale * dot(from, right), screen[1] - scale * dot(from, up)]
    },
  }
}

interface PerspectiveOptions {
  eye: Pt3
  yaw: number
  pitch: number
  /** Pixels of one metre at one metre. */
  focal: number
  /** Where the view axis meets the sheet: away from the middle it is a shifted lens. */
  centre: Pt2
}

/** A perspective; with no pitch the verticals stay vertical. */
export function perspectiveCamera({ eye, yaw, pitch, focal, centre }: PerspectiveOptions): Camera {
  const { right, up, forward } = basisOf(yaw, pitch)
  const depth = (point: Pt3): number => Math.max(0.4, dot(minus(point, eye), forward))
  return {
    parallel: false,
    eye,
    depth,
    scaleAt: (point) => focal / depth(point),
    project: (point) => {
      const from = minus(point, eye)
      const k = focal / depth(point)
      return [centre[0] + k * dot(from, right), centre[1] - k * dot(from, up)]
    },
  }
}
