import type { MissedRule } from './launch'

/** The states of a turn. */
export const TURN_STATES = ['waiting', 'called', 'used', 'passed', 'missed'] as const
export type TurnState = (typeof TURN_STATES)[number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Bangkok has no summer time. */
const BANGKOK = 7 * HOUR

/** A turn that was missed goes to the end of the line once, if the launch says so; otherwise it is over. */
export const afterMiss = (rule: MissedRule, earlierMisses: number): TurnState =>
  rule === 'end' && earlierMisses === 0 ? 'waiting' : 'missed'

interface Hours {
  turnsFrom: number
  turnsUntil: number
  turnMinutes: number
}

/** The earliest time from `now` at which a turn may be called, so that all of it lies within the hours of the day. */
export function nextCallAt({ turnsFrom, turnsUntil, turnMinutes }: Hours, now: Date): Date {
  const local = now.getTime() + BANGKOK
  const midnight = Math.floor(local / DAY) * DAY
  const [first, last] = [midnight + turnsFrom * HOUR, midnight + turnsUntil * HOUR - turnMinutes * MINUTE]
  if (local < first) return new Date(first - BANGKOK)
  return local <= last ? now : new Date(first + DAY - BANGKOK)
}
