import { keptPrice, ON_REQUEST, type Price, type UnitPrice, unitPrice } from '@/kernel/price'
import type { Orientation, UnitState } from '@/kernel/vocabulary'

/** One home for sale as it is now. */
export interface UnitRow {
  id: string
  /** `number` as shown on the door or plot: `12/07`. */
  number: string
  building: string
  floor: number
  /** Code of its unit type. */
  type: string
  /** m² (land area in square wah for a plot). */
  area: number
  orientation: Orientation
  /** On request as well where it is taken or withheld. */
  price: Price
  /** The keys of the benefits of promotions that it has, the price cut first: `jade-week/1`. */
  offers: readonly string[]
  state: UnitState
}

/** A unit as the live availability sends it, a published form. Amounts in baht. */
export interface UnitRecord extends Omit<UnitRow, 'price'>, UnitPrice {}

/** The change of a unit, as published from the database to every open page. */
export interface UnitNews {
  /** Slug of the project. */
  project: string
  unit: UnitRecord
  gone: boolean
}

/** What is stored of a unit, or was sent of it. */
interface StoredUnit extends Partial<UnitPrice> {
  id: number | string
  number: string
  building: string
  floor: number
  type: string
  area: number
  orientation: string
  state: string
  offers?: unknown
}

/** A stored unit as the public sees it. `withheld` units are listed as such, without a price. */
export function toUnitRow(stored: StoredUnit): UnitRow {
  const state = stored.state as UnitState
  const isFree = state === 'available'
  const offers = isFree && Array.isArray(stored.offers) ? stored.offers.map(String) : []
  return {
    id: String(stored.id),
    number: stored.number,
    building: stored.building,
    floor: stored.floor,
    type: stored.type,
    area: stored.area,
    orientation: stored.orientation as Orientation,
    price: isFree ? unitPrice(stored, offers) : ON_REQUEST,
    offers,
    state,
  }
}

/** A unit in its published form. */
export function toUnitRecord({ price, offers, state, ...unit }: UnitRow): UnitRecord {
  return { ...unit, ...keptPrice(price), offers, state }
}
