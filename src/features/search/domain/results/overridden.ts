import type { Clause } from '../facts/conditions'
import type { Understood } from '../search-types'
import type { Chosen } from './search-address'

const OVERRIDING: readonly (readonly [fact: string, key: keyof Chosen])[] = [
  ['beds', 'beds'],
  ['price', 'prices'],
  ['monthly', 'prices'],
  ['place', 'place'],
  ['station', 'station'],
  ['line', 'station'],
  ['line', 'line'],
  ['group', 'group'],
  ['brand', 'brand'],
  ['badge', 'badge'],
]

/** Whether every alternative of a clause is about something chosen by hand. */
const isOverridden = (clause: Clause, chosen: Chosen) =>
  clause.every((one) => OVERRIDING.some(([fact, key]) => fact === one.fact && chosen[key] !== undefined))

/** The filters read from the query, without those that a choice overrides. */
export function withoutOverridden(understood: Understood, chosen: Chosen): Understood {
  const { price, monthly, station, line, ...rest } = understood
  const left: Understood = { ...rest }
  if (!chosen.prices) Object.assign(left, price && { price }, monthly !== undefined && { monthly })
  if (chosen.station === undefined && chosen.line === undefined)
    Object.assign(left, station && { station }, line && { line })
  for (const key of ['brand', 'group', 'badge', 'place', 'beds', 'tags'] as const)
    if (chosen[key] !== undefined) delete left[key]
  return withWhere(left, understood, chosen)
}

function withWhere(left: Understood, understood: Understood, chosen: Chosen): Understood {
  const where = (understood.where ?? []).filter((clause) => !isOverridden(clause, chosen))
  if (where.length > 0) left.where = where
  else delete left.where
  return left
}
