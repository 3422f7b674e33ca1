import { mix } from './palette'
import type { Rng } from './random'
import { rows } from './rows'
import { ellipse, num, type Sheet } from './svg'

type Joint = readonly [x: number, z: number]
type Limb = readonly [Joint, Joint]

/** Somebody at work, facing right, in units of his height: x from the middle, z above the ground. */
interface Pose {
  head: Joint
  neck: Joint
  hip: Joint
  /** Knee and foot, the far leg first. */
  legs: readonly [Limb, Limb]
  /** Elbow and hand, the far arm first. */
  arms: readonly [Limb, Limb]
}

/**
 * What people do in the stories: head, neck, hip, far knee and foot, near knee and foot, far elbow and hand, near elbow
 * and hand, as `x z` in units of the height.
 */
export const POSES = {
  run: '0.1 0.92, 0.06 0.82, 0 0.5, -0.06 0.3, -0.3 0.26, 0.2 0.38, 0.16 0.06, 0.2 0.68, 0.3 0.8, -0.1 0.64, 0.04 0.54',
  stoop:
    '0.34 0.66, 0.24 0.66, -0.06 0.5, -0.02 0.26, -0.1 0.01, 0.04 0.26, 0.04 0.01, 0.3 0.44, 0.4 0.26, 0.26 0.42, 0.34 0.22',
  reach:
    '0.02 0.93, 0 0.83, -0.02 0.5, -0.08 0.26, -0.1 0.01, 0.06 0.26, 0.06 0.01, 0.16 0.86, 0.26 1.02, 0.18 0.76, 0.32 0.86',
  carry:
    '0.02 0.93, 0 0.83, 0 0.5, -0.02 0.27, -0.16 0.03, 0.1 0.28, 0.12 0.01, 0.1 0.62, 0.26 0.6, 0.04 0.6, 0.22 0.56',
  kneel:
    '0.14 0.68, 0.1 0.58, -0.04 0.28, 0.14 0.26, 0.14 0.01, 0.06 0.03, -0.2 0.02, 0.22 0.42, 0.34 0.34, 0.16 0.4, 0.3 0.28',
  sit: '0.02 0.76, 0 0.66, -0.02 0.32, 0.22 0.3, 0.22 0.02, 0.2 0.28, 0.28 0.02, 0.08 0.46, 0.24 0.44, 0.04 0.44, 0.2 0.4',
  stand:
    '0.01 0.93, 0 0.83, 0 0.5, -0.04 0.26, -0.06 0.01, 0.05 0.26, 0.05 0.01, 0.09 0.66, 0.14 0.52, -0.05 0.66, 0 0.5',
  show: '0.01 0.93, 0 0.83, 0 0.5, -0.05 0.26, -0.08 0.01, 0.05 0.26, 0.06 0.01, 0.14 0.74, 0.32 0.82, -0.04 0.64, 0.1 0.56',
} as const

export type PoseName = keyof typeof POSES

const ORIGIN: Joint = [0, 0]

function poseOf(name: PoseName): Pose {
  const joints = rows(POSES[name]).map(([x = 0, z = 0]): Joint => [x, z])
  const at = (index: number): Joint => joints[index] ?? ORIGIN
  const limb = (index: number): Limb => [at(index), at(index + 1)]
  return { head: at(0), neck: at(1), hip: at(2), legs: [limb(3), limb(5)], arms: [limb(7), limb(9)] }
}

export interface Figure {
  /** Pixels. */
  x: number
  y: number
  h: number
  /** Facing left. */
  isTurned?: boolean
  shirt: string
  trousers: string
}

const SKINS = ['#E2B48F', '#D09B72', '#B07A55'] as const
const HAIR = ['#231A17', '#3A2A22', '#4A4440'] as const

/** Somebody doing something, in two colours of cloth, the face lit from one side. */
export function drawFigure(sheet: Sheet, figure: Figure, name: PoseName, rng: Rng): void {
  const pose = poseOf(name)
  const { x, y, h, shirt, trousers } = figure
  const turn = figure.isTurned ? -1 : 1
  const skin = rng.pick(SKINS)
  const at = ([u, v]: Joint) => [x + u * h * turn, y - v * h] as const
  const line = (from: Joint, to: Joint) => {
    const [[x0, y0], [x1, y1]] = [at(from), at(to)]
    return `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`
  }
  const leg = ([knee, foot]: Limb, colour: string) => {
    sheet.stroke(line(pose.hip, knee) + line(knee, foot), colour, h * 0.085)
    sheet.stroke(line(foot, [foot[0] + 0.05, foot[1]]), '#2A2624', h * 0.045)
  }
  const arm = ([elbow, hand]: Limb, colour: string) => {
    sheet.stroke(line([pose.neck[0], pose.neck[1] - 0.03], elbow), colour, h * 0.07)
    sheet.stroke(line(elbow, hand), skin, h * 0.05)
  }
  arm(pose.arms[0], mix(shirt, '#000000', 0.25))
  leg(pose.legs[0], mix(trousers, '#000000', 0.25))
  leg(pose.legs[1], trousers)
  sheet.stroke(line(pose.hip, [pose.neck[0], pose.neck[1] - 0.06]), shirt, h * 0.17)
  const [hx, hy] = at(pose.head)
  sheet.stroke(line(pose.neck, pose.head), skin, h * 0.05)
  sheet.path(ellipse(hx, hy, h * 0.05, h * 0.062), skin)
  sheet.path(ellipse(hx + h * 0.02 * turn, hy + h * 0.008, h * 0.022, h * 0.04), mix(skin, '#FFFFFF', 0.3))
  sheet.path(ellipse(hx - h * 0.016 * turn, hy - h * 0.026, h * 0.052, h * 0.046), rng.pick(HAIR))
  arm(pose.arms[1], shirt)
}
