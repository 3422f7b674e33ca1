import { byLowest, type Price } from '@/kernel/price'
import { UNIT_STATES, type UnitState } from '@/kernel/vocabulary'

/** A unit of the board. */
export interface BoardUnit {
  id: number
  number: string
  building: string
  floor: number
  area: number
  /** The name of its type. */
  type: string
  /** On request where it is not for sale. */
  price: Price
  state: UnitState
}

/** The state that is shown: what somebody holds is reserved, and what is for sale without a price cannot be had yet. */
export function shownState(unit: { state: unknown; isFree: boolean; price: number }): UnitState {
  const state = UNIT_STATES.find((one) => one === unit.state) ?? 'withheld'
  if (unit.isFree) return 'available'
  if (state !== 'available') return state
  return unit.price > 0 ? 'reserved' : 'withheld'
}

/** Free to be held: the price is known and nobody else has it. */
export const isOffered = ({ state, price }: Pick<BoardUnit, 'state' | 'price'>): boolean =>
  state === 'available' && price.now !== null

/** A floor with units to choose from, or floors that follow each other and have none. */
export type BoardRow =
  | { kind: 'open'; building: string; floor: number; units: readonly BoardUnit[] }
  | { kind: 'closed'; building: string; from: number; to: number }

/** The floors of the board, building by building, the top one first. Floors without a free unit are one row together. */
export function boardRows(units: readonly BoardUnit[]): BoardRow[] {
  const rows: BoardRow[] = []
  for (const { building, floor, own } of floorsOf(units)) {
    const last = rows.at(-1)
    if (own.some(isOffered)) rows.push({ kind: 'open', building, floor, units: own })
    else if (last?.kind === 'closed' && last.building === building) last.from = floor
    else rows.push({ kind: 'closed', building, from: floor, to: floor })
  }
  return rows
}

function floorsOf(units: readonly BoardUnit[]) {
  const floors = new Map<string, { building: string; floor: number; own: BoardUnit[] }>()
  for (const unit of units) {
    const key = `${unit.building} ${unit.floor}`
    const { building, floor } = unit
    floors.set(key, { building, floor, own: [...(floors.get(key)?.own ?? []), unit] })
  }
  return [...floors.values()].sort((a, b) => a.building.localeCompare(b.building) || b.floor - a.floor)
}

/** What can be held, the lowest price first; of one price the higher floor. */
export const byPrice = (units: readonly BoardUnit[]): BoardUnit[] =>
  units.filter(isOffered).sort((a, b) => byLowest(a.price, b.price) || b.floor - a.floor || a.id - b.id)

/** How a board is read: its units by floor as they stand, or by price; all types or one. */
export interface BoardView {
  order: 'floor' | 'price'
  /** The code of the type; null for all. */
  type: string | null
}

/** The view of an address; what it names and the campaign does not have is left out. */
export function boardView(
  asked: { type?: string | string[]; order?: string | string[] },
  units: readonly { type: string }[],
): BoardView {
  const type = [asked.type].flat()[0]
  return {
    order: [asked.order].flat()[0] === 'price' ? 'price' : 'floor',
    type: type !== undefined && units.some((one) => one.type === type) ? type : null,
  }
}

/** The query of a view, without what is usual. */
export function boardQuery({ order, type }: BoardView): string {
  const query = new URLSearchParams({
    ...(type !== null && { type }),
    ...(order === 'price' && { order }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
