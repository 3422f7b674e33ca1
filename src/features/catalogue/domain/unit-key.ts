import type { UnitRow } from './project'

/** Raised on the window when the unit in the address of the page changed without loading it. */
export const UNIT_CHOSEN = 'unit-chosen'

/** What addresses and forms call a unit: its number, with its building in front unless the number begins with it. */
export const unitKey = ({ number, building }: Pick<UnitRow, 'number' | 'building'>): string =>
  number.startsWith(building) ? number : `${building} ${number}`

/** The unit that a key names, in any case; null when there is none. */
export function unitOfKey(units: readonly UnitRow[], key: string): UnitRow | null {
  const wanted = key.trim().toLowerCase()
  return units.find((unit) => unitKey(unit).toLowerCase() === wanted) ?? null
}
