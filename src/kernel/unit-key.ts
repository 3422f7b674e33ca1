/** What a unit of a project is found by. */
export interface NumberedUnit {
  number: string
  /** Empty where the project has one building. */
  building: string
}

/** Raised on the window when the unit in the address of the page changed without loading it. */
export const UNIT_CHOSEN = 'unit-chosen'

/** What addresses and forms call a unit: its number, with its building in front unless the number begins with it. */
export const unitKey = ({ number, building }: NumberedUnit): string =>
  number.startsWith(building) ? number : `${building} ${number}`

/** The unit that a key names, in any case; null when there is none. */
export function unitOfKey<Unit extends NumberedUnit>(units: readonly Unit[], key: string): Unit | null {
  const wanted = key.trim().toLowerCase()
  return units.find((unit) => unitKey(unit).toLowerCase() === wanted) ?? null
}
