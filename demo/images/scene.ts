import type { Camera, Pt3 } from './camera'
import type { Sheet } from './svg'

/** An object of the scene: its bounding box in metres and how to draw it. */
export interface Solid {
  min: Pt3
  max: Pt3
  paint(sheet: Sheet, camera: Camera): void
}

const AXES = [0, 1, 2] as const
const TOUCH = 0.01

/** Whether `a` hides behind `b`: some plane parts them and the eye is on the side of `b`. */
function behind(a: Solid, b: Solid, eye: Pt3): boolean {
  return AXES.some((axis) => {
    if (a.max[axis] <= b.min[axis] + TOUCH) return eye[axis] > a.max[axis] + TOUCH
    return b.max[axis] <= a.min[axis] + TOUCH && eye[axis] < a.min[axis] - TOUCH
  })
}

function centre(solid: Solid): Pt3 {
  const { min, max } = solid
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
}

/** Draws the solids from far to near; occlusion is decided pair by pair, not by distance alone. */
export function paintScene(sheet: Sheet, camera: Camera, solids: readonly Solid[]): void {
  const order = [...solids].sort((a, b) => camera.depth(centre(b)) - camera.depth(centre(a)))
  const done = new Set<Solid>()
  const visit = (solid: Solid): void => {
    if (done.has(solid)) return
    done.add(solid)
    for (const other of order) {
      if (done.has(other)) continue
      if (behind(other, solid, camera.eye) && !behind(solid, other, camera.eye)) visit(other)
    }
    solid.paint(sheet, camera)
  }
  for (const solid of order) visit(solid)
}

/** A drawing without volume for the sorting, at one spot (a tree, a person). */
export function standing(at: Pt3, radius: number, height: number, paint: Solid['paint']): Solid {
  return {
    min: [at[0] - radius, at[1] - radius, at[2]],
    max: [at[0] + radius, at[1] + radius, at[2] + height],
    paint,
  }
}
