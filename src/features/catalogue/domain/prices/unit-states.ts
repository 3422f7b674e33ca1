import type { UnitState } from '@/kernel/vocabulary'

/** The allowed state changes of a unit. A sold one returns only through `withheld`, so that it is deliberate. */
export const NEXT_UNIT_STATES: Record<UnitState, readonly UnitState[]> = {
  available: ['reserved', 'sold', 'withheld'],
  reserved: ['available', 'sold', 'withheld'],
  sold: ['withheld'],
  withheld: ['available', 'sold'],
}

/**
 * Whether the price of a unit counts for the starting price. One that is held for minutes has no buyer yet and may be
 * free again: it counts until its fee is paid or looked for. Live pages say that it is taken just now.
 */
export const isForSale = ({ state, isHeld }: { state: string; isHeld?: boolean | null }): boolean =>
  state === 'available' || (state === 'reserved' && isHeld === true)

/** Whether a unit in one state may be put in the other. Staying is always allowed. */
export function canBecome(from: UnitState, to: UnitState): boolean {
  return from === to || NEXT_UNIT_STATES[from].includes(to)
}
