import { isJustWritten, isLinkOpen } from '@/kit/mailed-proof'
import { ok, type Result, refuse } from '@/kit/result'
import type { AlertState } from './alert-states'

const DAY = 24 * 60 * 60 * 1000

/** So many searches one person is told of, and so many more may wait for their proof at once. */
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

const isWaiting = ({ state, linkEndsAt }: AlertStanding, now: Date) => state === 'asked' && isLinkOpen(linkEndsAt, now)

const isConfirmed = ({ state }: AlertStanding) => state === 'confirmed'

/** Whether all places are taken by alerts that were proved; anybody can ask for others. */
const isFull = (others: readonly AlertStanding[]) => others.filter(isConfirmed).length >= MOST_ALERTS

/**
 * What saving a search does: a mail to prove it, or nothing, where that was done or was just sent. `others` are the
 * person's other alerts. Refuses the one that has no place beside ten that were proved.
 */
export function decideSaving(
  held: AlertStanding | null,
  others: readonly AlertStanding[],
  now: Date,
): Result<'write' | 'nothing', 'full'> {
  if (held?.state === 'confirmed') return ok('nothing')
  if (isFull(others)) return refuse('full')
  const isKnown = held !== null && isWaiting(held, now)
  return ok(isKnown && isJustWritten(held.writtenAt, now) ? 'nothing' : 'write')
}

/**
 * Of the others those that give way where one more waits for its proof: the oldest, beyond ten. Whoever fills all
 * places with somebody else's address so keeps them from nothing.
 */
export function givingWay<Other extends AlertStanding>(others: readonly Other[], now: Date): Other[] {
  return others
    .filter((other) => isWaiting(other, now))
    .sort((a, b) => (b.writtenAt?.getTime() ?? 0) - (a.writtenAt?.getTime() ?? 0))
    .slice(MOST_ALERTS - 1)
}

/** What a press on the link of the mail does, beside `others`. A second press finds it done. */
export function decideProof(
  held: AlertStanding,
  others: readonly AlertStanding[],
  now: Date,
): 'confirm' | 'done' | 'linkEnded' {
  if (held.state === 'confirmed') return 'done'
  return isWaiting(held, now) && !isFull(others) ? 'confirm' : 'linkEnded'
}
