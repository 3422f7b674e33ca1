import type { UnitRow } from '@/features/catalogue'
import { byLowest, type Price, priceOfAll } from '@/kernel/price'
import { unitOfKey } from '@/kernel/unit-key'

/** One building as its homes are stacked: the top floor first. */
export interface StackBuilding {
  building: string
  /** How many homes the fullest floor has; every row is as wide. */
  columns: number
  floors: readonly { floor: number; units: readonly UnitRow[] }[]
}

/** Units available, of how many, from which price. */
export interface StockSummary {
  available: number
  total: number
  /** Of all that are available. */
  price: Price
}

const byNumber = (a: UnitRow, b: UnitRow) => a.number.localeCompare(b.number, 'en', { numeric: true })

function grouped<Key>(units: readonly UnitRow[], key: (unit: UnitRow) => Key): Map<Key, UnitRow[]> {
  const groups = new Map<Key, UnitRow[]>()
  for (const unit of units) {
    const own = key(unit)
    const group = groups.get(own)
    if (group) group.push(unit)
    else groups.set(own, [unit])
  }
  return groups
}

/** Homes by building and floor, in the order of their numbers. */
export function stackPlan(units: readonly UnitRow[]): StackBuilding[] {
  return [...grouped(units, (unit) => unit.building)]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([building, own]) => {
      const floors = [...grouped(own, (unit) => unit.floor)]
        .sort(([a], [b]) => b - a)
        .map(([floor, homes]) => ({ floor, units: [...homes].sort(byNumber) }))
      return { building, floors, columns: Math.max(0, ...floors.map(({ units: homes }) => homes.length)) }
    })
}

/** How many units are available, of how many, from which price. */
export function stockSummary(units: readonly UnitRow[]): StockSummary {
  const free = units.filter((unit) => unit.state === 'available')
  return { available: free.length, total: units.length, price: priceOfAll(free.map(({ price }) => price)) }
}

const byPrice = (a: UnitRow, b: UnitRow) => byLowest(a.price, b.price) || byNumber(a, b)

/** The available units, the lowest price first; those with their price on request come last. */
export function cheapestFirst(units: readonly UnitRow[]): UnitRow[] {
  return units.filter((unit) => unit.state === 'available').sort(byPrice)
}

/** The unit that a plan opens at: the one that was asked for, or else the cheapest available; null when there is none. */
export function openingUnit(units: readonly UnitRow[], asked: string): UnitRow | null {
  return (asked === '' ? null : unitOfKey(units, asked)) ?? cheapestFirst(units)[0] ?? null
}

/** What the widest floors of all buildings measure side by side: their fronts in metres, and how many units they have. */
export function planExtent(buildings: readonly StackBuilding[], widths: ReadonlyMap<string, number>) {
  const metresOf = (row: readonly UnitRow[]) => row.reduce((sum, { type }) => sum + (widths.get(type) ?? 0), 0)
  return {
    metres: buildings.reduce((sum, { floors }) => sum + Math.max(0, ...floors.map((one) => metresOf(one.units))), 0),
    units: buildings.reduce((sum, { columns }) => sum + columns, 0),
    floors: Math.max(1, ...buildings.map(({ floors }) => floors.length)),
  }
}
