import type { UnitState } from '@/kernel/vocabulary'

/** The allowed state changes of a unit. A sold one returns only through `withheld`, so that it is deliberate. */
export const NEXT_UNIT_STATES: Record<UnitState, readonly UnitState[]> = {
  available: ['reserved', 'sold', 'withheld'],
  reserved: ['available', 'sold', 'withheld'],
  sold: ['withheld'],
  withheld: ['available', 'sold'],
}

/** Whether a unit in one state may be put in the other. Staying is always allowed. */
export function canBecome(from: UnitState, to: UnitState): boolean {
  return from === to || NEXT_UNIT_STATES[from].includes(to)
}
