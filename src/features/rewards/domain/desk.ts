import type { Person } from '@/features/members'
import { readAmount } from '@/kernel/form/typed-amount'
import { isUuid } from '@/kernel/uuid'
import type { PointsAccount } from './card'
import type { Redemption } from './redemption'

/** A member at the desk of noble ID. */
export interface DeskMember {
  person: Person
  card: string
  points: PointsAccount
  redemptions: readonly Redemption[]
}

/** A redemption at the desk, with who redeemed it. */
export interface DeskRedemption {
  redemption: Redemption
  person: Person
  /** Its last day is over, and nobody ended it yet. */
  isOver: boolean
}

/** What staff ask for: points given or taken, with the reason that the member reads. */
export interface PointsChange {
  step: 'give' | 'take'
  points: number
  reason: string
  /** Made with the form: the same form that arrives twice changes nothing twice. */
  once: string
}

/** Why points were not changed. */
export type ChangeRefusal = 'unknown' | 'points' | 'reason' | 'tooFew' | 'again'

/** At most, in one step. */
export const MOST_POINTS = 100_000

/** What was typed as a change of points, or the field that is wrong. */
export function readChange(field: (name: string) => string): PointsChange | 'points' | 'reason' | 'unknown' {
  const [step, read] = [field('step'), readAmount(field('points'), { decimals: 0 })]
  const points = read.ok ? read.value : 0
  const reason = field('reason').replaceAll('\0', '').trim().slice(0, 300)
  if ((step !== 'give' && step !== 'take') || !isUuid(field('once'))) return 'unknown'
  if (points < 1 || points > MOST_POINTS) return 'points'
  return reason === '' ? 'reason' : { step, points, reason, once: field('once') }
}
