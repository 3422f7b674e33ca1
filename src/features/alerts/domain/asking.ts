import { isJustWritten, isLinkOpen, type OptInState } from '@/features/consent'
import { ok, type Result, refuse } from '@/kernel/result'
import type { AlertState } from './alert-states'

/** How many confirmed alerts one person may have, and how many more may wait for confirmation at once. */
export const MOST_ALERTS = 10

/** The state of an alert before a step is applied to it. */
export interface AlertOptIn extends OptInState {
  state: AlertState
}

const isWaiting = (alert: AlertOptIn, now: Date) => alert.state === 'asked' && isLinkOpen(alert, now)

const isConfirmed = ({ state }: AlertOptIn) => state === 'confirmed'

/**
 * Whether the person has reached the limit of confirmed alerts. Unconfirmed ones do not count: anybody can create them.
 */
export const isFull = (others: readonly AlertOptIn[]) => others.filter(isConfirmed).length >= MOST_ALERTS

/**
 * Decides whether saving a search sends a confirmation mail, or nothing, because it is confirmed already or a mail was
 * just sent. `others` are the person's other alerts. Refused when ten of those are confirmed.
 */
export function decideSaving(
  held: AlertOptIn | null,
  others: readonly AlertOptIn[],
  now: Date,
): Result<'write' | 'nothing', 'full'> {
  if (held?.state === 'confirmed') return ok('nothing')
  if (isFull(others)) return refuse('full')
  const isKnown = held !== null && isWaiting(held, now)
  return ok(isKnown && isJustWritten(held, now) ? 'nothing' : 'write')
}

/**
 * The unconfirmed alerts to drop when one more is added: the oldest ones beyond ten. Somebody who fills the places with
 * another person's address therefore cannot block that person.
 */
export function givingWay<Other extends AlertOptIn>(others: readonly Other[], now: Date): Other[] {
  return others
    .filter((other) => isWaiting(other, now))
    .sort((a, b) => (b.writtenAt?.getTime() ?? 0) - (a.writtenAt?.getTime() ?? 0))
    .slice(MOST_ALERTS - 1)
}
