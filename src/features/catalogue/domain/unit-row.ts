import type { Orientation, UnitState } from '@/kernel/vocabulary'
import type { UnitRow } from './project'

/** The change of a unit, as published from the database to every open page. */
export interface UnitNews {
  /** Slug of the project. */
  project: string
  unit: UnitRow
  gone: boolean
}

/** A stored unit as the public sees it. `withheld` units are listed as such, without a price. */
export function toUnitRow(stored: {
  id: number | string
  number: string
  building: string
  floor: number
  type: string
  area: number
  orientation: string
  price: number | null
  state: string
  priceBefore?: number | null
  offers?: unknown
}): UnitRow {
  const state = stored.state as UnitState
  return {
    id: String(stored.id),
    number: stored.number,
    building: stored.building,
    floor: stored.floor,
    type: stored.type,
    area: stored.area,
    orientation: stored.orientation as Orientation,
    price: state === 'available' ? stored.price : null,
    priceBefore: state === 'available' ? (stored.priceBefore ?? null) : null,
    offers: state === 'available' && Array.isArray(stored.offers) ? stored.offers.map(String) : [],
    state,
  }
}
