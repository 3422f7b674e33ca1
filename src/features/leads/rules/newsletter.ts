import { isJustWritten, isLinkOpen } from '@/kit/mailed-proof'
import type { SubscriberState } from './subscriber-states'

/** What the consent is for, in the words of the ledger. */
export const NEWS_PURPOSE = 'news'

/** The two mails of ours: prove that the address is yours, and welcome. Each says how to leave. */
export type NewsMail = 'confirm' | 'welcome'

const DAY = 24 * 60 * 60 * 1000
const DAYS_KEPT = 30
const PROOF_YEARS = 10

/** How a subscriber stands before they do something. */
export interface SubscriberStanding {
  state: SubscriberState
  /** When the last mail was asked for; null when none since they left. */
  writtenAt: Date | null
  /** Until when the link of the last confirmation mail works. */
  linkEndsAt: Date | null
}

/**
 * What an address that is typed into the form gets: a mail to prove it, or, where that was done, the welcome once
 * more. null within ten minutes of the last mail. Whoever typed it sees the same answer each time.
 */
export function decideMail(held: SubscriberStanding | null, now: Date): NewsMail | null {
  if (held && isJustWritten(held.writtenAt, now)) return null
  return held?.state === 'confirmed' ? 'welcome' : 'confirm'
}

/** What a press on the link of the confirmation mail does. A second press finds it done. */
export function decideConfirmation(held: SubscriberStanding, now: Date): 'confirm' | 'done' | 'linkEnded' {
  if (held.state === 'confirmed') return 'done'
  return held.state === 'waiting' && isLinkOpen(held.linkEndsAt, now) ? 'confirm' : 'linkEnded'
}

/**
 * Whose time has come, by when it happened last: 30 days after a link that nobody pressed nothing is kept, 30 days
 * after leaving only the proof of it, and that for ten years (the limitation period of Thai civil law).
 */
export function forgettingTimes(now: Date): { unproven: Date; left: Date; proof: Date } {
  const month = new Date(now.getTime() - DAYS_KEPT * DAY)
  const proof = new Date(now)
  proof.setUTCFullYear(proof.getUTCFullYear() - PROOF_YEARS)
  return { unproven: month, left: month, proof }
}

/** Why the form was not taken. `email` faults stand at the field, the others above it. */
export type NewsFault = 'missing' | 'notAnEmail'
export type NewsNotice = 'pressAgain' | 'tooMany' | 'unavailable'

/** What the form shows after an answer; the typed address stays in it. */
export interface NewsState {
  email: string
  fault: NewsFault | null
  notice: NewsNotice | null
  isTaken: boolean
}

export const EMPTY_NEWS: NewsState = { email: '', fault: null, notice: null, isTaken: false }
