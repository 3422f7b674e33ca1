import type { Filters, SearchableProject, SearchableUnit, SearchableUnitType } from '../search-types'
import { type Clause, type Condition, isNumber } from './conditions'
import { CHOICE_TABLE, NUMBER_TABLE, type On, type Rails } from './fact-table'

function holds(condition: Condition, on: On, rails: Rails): boolean {
  if (!isNumber(condition)) return CHOICE_TABLE[condition.fact].read(on).includes(condition.value)
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition
  return NUMBER_TABLE[condition.fact].read(on, rails).some(([low, high]) => low <= max && high >= min)
}

/** Whether a home passes one of the alternatives. */
export const passesClause = (clause: Clause, on: On, rails: Rails): boolean =>
  clause.some((condition) => holds(condition, on, rails) !== (condition.not ?? false))

/** Facts in which the units of one type differ by themselves, without a price. */
const SIDES: readonly string[] = ['floor', 'facing']

/** Whether a clause depends on the single unit. */
export const isOfUnits = (clause: Clause): boolean => clause.some(({ fact }) => SIDES.includes(fact))

const NO_UNIT: readonly (SearchableUnit | undefined)[] = [undefined]

/** The units of a type that a clause is asked of; the type as a whole where it does not depend on them. */
export const unitsFor = (clauses: readonly Clause[], home: SearchableUnitType) =>
  clauses.some(isOfUnits) && home.units.length > 0 ? home.units : NO_UNIT

/** Whether one and the same unit of a home passes all clauses. */
export function passesClauses(
  clauses: readonly Clause[],
  project: SearchableProject,
  home: SearchableUnitType,
  rails: Rails,
): boolean {
  return unitsFor(clauses, home).some((unit) =>
    clauses.every((clause) => passesClause(clause, unit ? { project, home, unit } : { project, home }, rails)),
  )
}

/** The stations and lines that a search names. */
export function railsOf({ station, line, where = [] }: Filters): Rails {
  const named = where.flat().filter(({ not }) => !not)
  const valuesOf = (fact: 'station' | 'line') =>
    named.flatMap((condition) => (condition.fact === fact && !isNumber(condition) ? [condition.value] : []))
  return {
    stations: [...(station === undefined ? [] : [station]), ...valuesOf('station')],
    lines: [...(line === undefined ? [] : [line]), ...valuesOf('line')],
  }
}
