import type { Camera } from './camera'
import type { Solid } from './scene'
import type { Mass } from './solids'
import type { Sheet } from './svg'

export interface Site {
  half: readonly [number, number]
  boxes: Mass[]
  solids: Solid[]
  /** How many trees are tried in its empty places. */
  trees: number
  /** The flat parts of the plate, drawn before shadows. */
  flat(sheet: Sheet, camera: Camera): void
}
