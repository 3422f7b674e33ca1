import { fromOf, toOf } from '@/kernel/price'
import type { SearchableProject, SearchableUnitType, Sort } from '../search-types'
import { emptyMask, forEachBit, type Mask, setBit } from './bit-masks'

/** The unit types of all projects, numbered; masks over them have one bit per unit type. */
export interface UnitTypeIndex {
  unitTypes: readonly SearchableUnitType[]
  /** The number of the project of each unit type, ascending. */
  projectOf: Uint32Array
  /** Unit types by their number of bedrooms. */
  beds: ReadonlyMap<string, Mask>
  /** Unit types by their kind. */
  kind: ReadonlyMap<string, Mask>
}

/** Numbers the unit types of all projects, in the order of the projects. */
export function indexUnitTypes(projects: readonly SearchableProject[]): UnitTypeIndex {
  const unitTypes = projects.flatMap((project) => project.unitTypes)
  const projectOf = Uint32Array.from(projects.flatMap((project, number) => project.unitTypes.map(() => number)))
  const by = (keyOf: (unitType: SearchableUnitType) => string | number | null) => {
    const masks = new Map<string, Mask>()
    for (const [number, unitType] of unitTypes.entries()) {
      const value = keyOf(unitType)
      if (value === null) continue
      const mask = masks.get(String(value)) ?? emptyMask(unitTypes.length)
      setBit(mask, number)
      masks.set(String(value), mask)
    }
    return masks
  }
  return { unitTypes, projectOf, beds: by(({ beds }) => beds), kind: by(({ kind }) => kind) }
}

/** The unit types that pass a test. */
export function unitTypesThat(
  { unitTypes }: UnitTypeIndex,
  passes: (unitType: SearchableUnitType, number: number) => boolean,
): Mask {
  const mask = emptyMask(unitTypes.length)
  for (const [number, unitType] of unitTypes.entries()) if (passes(unitType, number)) setBit(mask, number)
  return mask
}

/** The projects, of `count`, that have at least one of the unit types. */
export function projectsWith({ projectOf }: UnitTypeIndex, unitTypes: Mask, count: number): Mask {
  const mask = emptyMask(count)
  forEachBit(unitTypes, (number) => setBit(mask, projectOf[number] ?? 0))
  return mask
}

const BY: Readonly<Record<'price' | 'price-desc' | 'largest' | 'smallest', (on: SearchableUnitType) => number>> = {
  price: ({ price }) => fromOf(price) ?? Number.POSITIVE_INFINITY,
  'price-desc': ({ price }) => -(toOf(price) ?? 0),
  largest: ({ area }) => -(area ?? 0),
  smallest: ({ area }) => area ?? Number.POSITIVE_INFINITY,
}

/** The first of the unit types of each project in an order: the cheapest, unless another is asked for. */
export function firstOf(
  { unitTypes, projectOf }: UnitTypeIndex,
  among: Mask,
  sort: Sort,
): Map<number, SearchableUnitType> {
  const worth = sort in BY ? BY[sort as keyof typeof BY] : BY.price
  const first = new Map<number, SearchableUnitType>()
  forEachBit(among, (number) => {
    const project = projectOf[number] ?? 0
    const unitType = unitTypes[number]
    const known = first.get(project)
    if (unitType && (!known || worth(unitType) < worth(known))) first.set(project, unitType)
  })
  return first
}
