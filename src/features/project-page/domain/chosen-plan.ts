import type { ProjectPage, UnitRow, UnitType } from '@/features/catalogue'
import { unitOfKey } from '@/kernel/unit-key'
import { ORIENTATIONS, type Orientation } from '@/kernel/vocabulary'
import { azimuthOf, opposite } from './plans/sun/sun-on-side'

type Asked = string | string[] | undefined

/** What the plan page of a project shows. */
export interface ChosenPlan {
  type: UnitType
  /** Every type that can be drawn. */
  types: readonly UnitType[]
  unit: UnitRow | null
  /** A unit that was asked for and does not exist; empty otherwise. */
  unknownUnit: string
  facing: Orientation
  /** The orientations of the units of this type; one only for a unit. */
  facings: readonly Orientation[]
}

/** The same with its project and all its units as they are at an instant. */
export interface FloorPlan extends ChosenPlan {
  project: ProjectPage
  units: readonly UnitRow[]
  asOf: Date
}

const one = (asked: Asked): string => ([asked].flat()[0] ?? '').slice(0, 40)

/** The plan for an address: of a unit, or of a type and one of its orientations. Null when nothing can be drawn. */
export function chosenPlan(
  { unitTypes }: Pick<ProjectPage, 'unitTypes'>,
  units: readonly UnitRow[],
  asked: { unit?: Asked; type?: Asked; facing?: Asked },
): ChosenPlan | null {
  const types = unitTypes.filter(({ width, depth }) => width > 0 && depth > 0)
  const wanted = one(asked.unit)
  const found = wanted === '' ? null : unitOfKey(units, wanted)
  const type = types.find(({ code }) => code === (found?.type ?? one(asked.type))) ?? types[0]
  if (!type) return null
  const unit = found?.type === type.code ? found : null
  const own = units.filter((each) => each.type === type.code).map(({ orientation }) => orientation)
  const facings = unit ? [unit.orientation] : ORIENTATIONS.filter((orientation) => own.includes(orientation))
  const facing = facings.find((orientation) => orientation === one(asked.facing)) ?? facings[0] ?? 'N'
  return { type, types, unit, unknownUnit: unit ? '' : wanted, facing, facings }
}

/**
 * Where the top of a plan looks. The facing of a flat is that of its windows, which are at the top; a house faces the
 * street, which is at the bottom.
 */
export const planTop = ({ landWah }: Pick<UnitType, 'landWah'>, facing: Orientation): number =>
  landWah === null ? azimuthOf(facing) : opposite(azimuthOf(facing))
