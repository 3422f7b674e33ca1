import type { UnitRow } from './project'

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
  priceFrom: number | null
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
  const prices = free.map((unit) => unit.price).filter((price) => price !== null)
  return { available: free.length, total: units.length, priceFrom: prices.length > 0 ? Math.min(...prices) : null }
}
