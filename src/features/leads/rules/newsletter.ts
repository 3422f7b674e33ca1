import type { SubscriberState } from './subscriber-states'

/** The edition of the privacy notice that stands when somebody consents; kept with the consent. */
export const NEWS_NOTICE = '1.0'

/** What the consent is for, in the words of the ledger. */
export const NEWS_PURPOSE = 'news'

/** The two mails of ours: prove that the address is yours, and welcome. Each says how to leave. */
export type NewsMail = 'confirm' | 'welcome'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** However often an address is typed, it gets no more than one mail in this time. */
const PAUSE_MS = 10 * MINUTE
const LINK_DAYS = 7
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

/** When the link of a confirmation mail that is asked for now stops working: after seven days. */
export const linkEndOf = (now: Date) => new Date(now.getTime() + LINK_DAYS * DAY)

/**
 * What an address that is typed into the form gets: a mail to prove it, or, where that was done, the welcome once
 * more. null within ten minutes of the last mail. Whoever typed it sees the same answer each time.
 */
export function decideMail(held: SubscriberStanding | null, now: Date): NewsMail | null {
  if (held?.writtenAt && now.getTime() - held.writtenAt.getTime() < PAUSE_MS) return null
  return held?.state === 'confirmed' ? 'welcome' : 'confirm'
}

/** What a press on the link of the confirmation mail does. A second press finds it done. */
export function decideConfirmation(held: SubscriberStanding, now: Date): 'confirm' | 'done' | 'linkEnded' {
  if (held.state === 'confirmed') return 'done'
  const isInTime = held.linkEndsAt !== null && now.getTime() <= held.linkEndsAt.getTime()
  return held.state === 'waiting' && isInTime ? 'confirm' : 'linkEnded'
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

/** What our links carry: 256 bits as lower-case letters and digits (C22). Anything else was never ours. */
export function isNewsToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** The page somebody came from, without the secret that the link of a mail carries. */
export const pageWithoutToken = (path: string) => path.replace(/[0-9a-f]{64}/g, '-')

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

/** What the page of a mailed link shows: its question, that it is done, or why it could not be. */
export type LinkOutcome = 'asked' | 'done' | 'ended' | 'unavailable'
