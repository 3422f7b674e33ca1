import { isJustWritten, isLinkOpen } from '@/kit/mailed-proof'
import { ok, type Result, refuse } from '@/kit/result'
import type { AlertState } from './alert-states'

const DAY = 24 * 60 * 60 * 1000

/** So many searches one person may wait for at once. */
export const MOST_ALERTS = 10

const DAYS_KEPT = 30

/** How an alert stands before somebody does something to it. */
export interface AlertStanding {
  state: AlertState
  /** When the last mail to prove it was asked for; null when none since it ended. */
  writtenAt: Date | null
  /** Until when the link of that mail works. */
  linkEndsAt: Date | null
}

/** Alerts that ended before this moment are forgotten: 30 days. */
export const forgettingTime = (now: Date) => new Date(now.getTime() - DAYS_KEPT * DAY)

/** Whether an alert tells, or may still be told to. */
export function isLive(held: AlertStanding, now: Date): boolean {
  return held.state === 'confirmed' || (held.state === 'asked' && isLinkOpen(held.linkEndsAt, now))
}

/**
 * What saving a search does: a mail to prove it, or nothing, where that was done or was just sent. `live` counts the
 * live alerts of the person, this one included. Refuses the eleventh, which has no place.
 */
export function decideSaving(held: AlertStanding | null, live: number, now: Date): Result<'write' | 'nothing', 'full'> {
  if (held?.state === 'confirmed') return ok('nothing')
  const isKnown = held !== null && isLive(held, now)
  if (!isKnown && live >= MOST_ALERTS) return refuse('full')
  return ok(isKnown && isJustWritten(held.writtenAt, now) ? 'nothing' : 'write')
}

/** What a press on the link of the mail does. A second press finds it done. */
export function decideProof(held: AlertStanding, now: Date): 'confirm' | 'done' | 'linkEnded' {
  if (held.state === 'confirmed') return 'done'
  return held.state === 'asked' && isLinkOpen(held.linkEndsAt, now) ? 'confirm' : 'linkEnded'
}
