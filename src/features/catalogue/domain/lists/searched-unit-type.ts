import type { Orientation } from '@/kernel/vocabulary'
import type { OfferedUnitType } from '../project'

/** A home for sale as a search looks at it. */
export interface SearchedUnit {
  floor: number
  facing: Orientation
  /** Whole baht; null on request. */
  price: number | null
}

/** A unit type with every fact that a search asks of a home. */
export interface SearchedUnitType extends OfferedUnitType {
  /** `studio`, `bed1plus`, `penthouse`; null for a project as a whole. */
  kind: string | null
  /** Null for land. */
  baths: number | null
  parking: number | null
  /** Square wah; null without land of its own. */
  land: number | null
  /** Floors of the home itself. */
  storeys: number | null
  /** Its homes for sale, where listed. */
  units: readonly SearchedUnit[]
}
