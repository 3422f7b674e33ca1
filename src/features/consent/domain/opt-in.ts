const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** However often a form is submitted, it sends at most one mail in this time. */
const PAUSE_MS = 10 * MINUTE
const LINK_DAYS = 7
const DAYS_KEPT = 30

/** The phase of a subscription: waiting for confirmation, confirmed by the mailed link, or ended. */
export type OptInPhase = 'waiting' | 'confirmed' | 'ended'

/** The opt-in state before a step is applied to it. */
export interface OptInState {
  /** When the last mail was requested; null when none was since the subscription ended. */
  writtenAt: Date | null
  /** When the link of the last confirmation mail expires; null when there is none. */
  linkEndsAt: Date | null
}

/** When a confirmation link requested now expires: after seven days. */
export const linkEndOf = (now: Date) => new Date(now.getTime() + LINK_DAYS * DAY)

/** Whether the confirmation link is still valid. */
export const isLinkOpen = ({ linkEndsAt }: OptInState, now: Date): boolean =>
  linkEndsAt !== null && now.getTime() <= linkEndsAt.getTime()

/** Whether the last mail was requested less than ten minutes ago, too recently for another one. */
export const isJustWritten = ({ writtenAt }: OptInState, now: Date): boolean =>
  writtenAt !== null && now.getTime() - writtenAt.getTime() < PAUSE_MS

/** Decides what using the confirmation link does. A second use finds it already done. */
export function decideProof(optIn: OptInState & { phase: OptInPhase }, now: Date): 'confirm' | 'done' | 'linkEnded' {
  if (optIn.phase === 'confirmed') return 'done'
  return optIn.phase === 'waiting' && isLinkOpen(optIn, now) ? 'confirm' : 'linkEnded'
}

/** Subscriptions that ended, or were never confirmed, before this moment are erased: 30 days. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - DAYS_KEPT * DAY)
