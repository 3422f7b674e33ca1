import type { ProjectPage, UnitRow, UnitType } from '@/features/catalogue'
import { fromOf } from '@/kernel/price'

type Asked = string | string[] | undefined

/** How many unit types are compared at most; one alone is no comparison. */
export const MOST_COMPARED = 4
export const LEAST_COMPARED = 2

/** The unit types that an address asks to compare. */
export interface ChosenTypes {
  /** In the order of the address, at most four. */
  chosen: readonly UnitType[]
  /** Every type that can be drawn. */
  types: readonly UnitType[]
  /** Codes that no type has, as they were written. */
  unknown: readonly string[]
  /** Whether more than four were asked for. */
  isCut: boolean
  onlyDifferences: boolean
}

/** The same with its project and all its units as they are at an instant. */
export interface ComparedTypes extends ChosenTypes {
  project: ProjectPage
  units: readonly UnitRow[]
  asOf: Date
}

/** Codes as links write them, `A1,B1`, and as check boxes send them: once each, in order. */
function codesOf(asked: Asked): string[] {
  const codes = [asked ?? []].flat().flatMap((value) => value.split(','))
  return [...new Set(codes.map((code) => code.trim().slice(0, 40)))].filter((code) => code !== '')
}

/** The two that stand open while an address names none: the first that can be bought, else the first. */
function firstPair(types: readonly UnitType[]): readonly UnitType[] {
  const open = types.filter(({ isAvailable }) => isAvailable)
  return (open.length >= LEAST_COMPARED ? open : types).slice(0, LEAST_COMPARED)
}

/** The unit types of an address; two where it names none. Null when the project has fewer than two that can be drawn. */
export function chosenTypes(
  { unitTypes }: Pick<ProjectPage, 'unitTypes'>,
  asked: { types?: Asked; show?: Asked },
): ChosenTypes | null {
  const types = unitTypes.filter(({ width, depth }) => width > 0 && depth > 0)
  if (types.length < LEAST_COMPARED) return null
  const codes = codesOf(asked.types)
  const named = (code: string) => types.find((type) => type.code.toLowerCase() === code.toLowerCase())
  const found = [...new Set(codes.map(named).filter((type) => type !== undefined))]
  return {
    chosen: codes.length === 0 ? firstPair(types) : found.slice(0, MOST_COMPARED),
    types,
    unknown: codes.filter((code) => !named(code)).slice(0, MOST_COMPARED),
    isCut: found.length > MOST_COMPARED,
    onlyDifferences: [asked.show].flat()[0] === 'differences',
  }
}

/** The query of a comparison; without codes the page opens with two of them. Four types or fewer need not be asked for. */
export function comparedQuery(types: readonly Pick<UnitType, 'code'>[], first?: string): string {
  const codes = types.map(({ code }) => code)
  const one = codes.filter((code) => code === first)
  const chosen = codes.length <= MOST_COMPARED ? [...one, ...codes.filter((code) => code !== first)] : one
  return chosen.length === 0 ? '' : `?types=${chosen.map(encodeURIComponent).join(',')}`
}

/** The compared facts in order of importance to buyers. */
const FACTS = [
  ...(['beds', 'baths', 'parking', 'area', 'land', 'size'] as const),
  ...(['price', 'perMetre', 'perWah', 'rent', 'yield', 'free'] as const),
] as const
export type ComparedFact = (typeof FACTS)[number]

export interface ComparedRow {
  fact: ComparedFact
  /** One for each type, in order; empty where a type has none. */
  values: readonly string[]
  differs: boolean
}

/** The rows of a comparison. They differ when readers see different values; facts that no type has are left out. */
export function comparedRows(
  types: readonly UnitType[],
  textOf: (fact: ComparedFact, type: UnitType) => string,
): ComparedRow[] {
  return FACTS.map((fact) => {
    const values = types.map((type) => textOf(fact, type))
    return { fact, values, differs: new Set(values).size > 1 }
  }).filter(({ values }) => values.some((value) => value !== ''))
}

/** The lowest price per m² of unit size, or per square wah of a plot, in whole baht; null when unknown. */
export function pricePerUnit({ kind, area, landWah, price }: UnitType, unit: 'metre' | 'wah'): number | null {
  const size = kind === 'plot' ? { metre: 0, wah: landWah ?? 0 } : { metre: area, wah: 0 }
  const from = fromOf(price)
  return from === null || size[unit] <= 0 ? null : Math.round(from / size[unit])
}

/** Available units of all units of a type; null when none is listed. */
export function freeUnits({ code }: UnitType, units: readonly UnitRow[]): { available: number; total: number } | null {
  const own = units.filter(({ type }) => type === code)
  const available = own.filter(({ state }) => state === 'available').length
  return own.length === 0 ? null : { available, total: own.length }
}
