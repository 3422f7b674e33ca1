import type { UnitRow } from '@/features/catalogue'

/** The list with one unit replaced; a unit not in it is not added. */
export function withUnit(units: readonly UnitRow[], changed: UnitRow): readonly UnitRow[] {
  return units.map((unit) => (unit.id === changed.id ? changed : unit))
}

/** A unit whose state is not the same in two lists. */
export function changedBetween(before: readonly UnitRow[] | null, after: readonly UnitRow[]): UnitRow | null {
  if (!before) return null
  const states = new Map(before.map((unit) => [unit.id, unit.state]))
  return after.find((unit) => states.has(unit.id) && states.get(unit.id) !== unit.state) ?? null
}
