import type { SearchableProject, SearchableUnitType } from '../search-types'
import { emptyMask, forEachBit, type Mask, setBit } from './bit-masks'

/** The unit types of all projects, numbered; masks over them have one bit per unit type. */
export interface UnitTypeIndex {
  unitTypes: readonly SearchableUnitType[]
  /** The number of the project of each unit type, ascending. */
  projectOf: Uint32Array
  /** Unit types by their number of bedrooms. */
  beds: ReadonlyMap<string, Mask>
}

/** Numbers the unit types of all projects, in the order of the projects. */
export function indexUnitTypes(projects: readonly SearchableProject[]): UnitTypeIndex {
  const unitTypes = projects.flatMap((project) => project.unitTypes)
  const projectOf = Uint32Array.from(projects.flatMap((project, number) => project.unitTypes.map(() => number)))
  const beds = new Map<string, Mask>()
  for (const [number, unitType] of unitTypes.entries()) {
    if (unitType.beds === null) continue
    const mask = beds.get(String(unitType.beds)) ?? emptyMask(unitTypes.length)
    setBit(mask, number)
    beds.set(String(unitType.beds), mask)
  }
  return { unitTypes, projectOf, beds }
}

/** The unit types that pass a test. */
export function unitTypesThat({ unitTypes }: UnitTypeIndex, passes: (unitType: SearchableUnitType) => boolean): Mask {
  const mask = emptyMask(unitTypes.length)
  for (const [number, unitType] of unitTypes.entries()) if (passes(unitType)) setBit(mask, number)
  return mask
}

/** The projects, of `count`, that have at least one of the unit types. */
export function projectsWith({ projectOf }: UnitTypeIndex, unitTypes: Mask, count: number): Mask {
  const mask = emptyMask(count)
  forEachBit(unitTypes, (number) => setBit(mask, projectOf[number] ?? 0))
  return mask
}

const isCheaper = (one: SearchableUnitType, other: SearchableUnitType) =>
  (one.priceFrom ?? Number.POSITIVE_INFINITY) < (other.priceFrom ?? Number.POSITIVE_INFINITY)

/** The cheapest of the unit types of each project. Without a price comes last. */
export function cheapestOf({ unitTypes, projectOf }: UnitTypeIndex, among: Mask): Map<number, SearchableUnitType> {
  const cheapest = new Map<number, SearchableUnitType>()
  forEachBit(among, (number) => {
    const project = projectOf[number] ?? 0
    const unitType = unitTypes[number]
    const known = cheapest.get(project)
    if (unitType && (!known || isCheaper(unitType, known))) cheapest.set(project, unitType)
  })
  return cheapest
}
