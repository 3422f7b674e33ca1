import type { Wish } from './ask'
import type { HistoryEntry } from './lead-states'

/** What somebody wants, their message, and the unit they ask about; empty: the project as a whole. */
export interface Asking {
  wish: Wish
  message: string
  unit: string
}

/**
 * The history line of a repeated enquiry. It is the only place where the new message is stored, so it holds all of it.
 */
export function entryOfAskingAgain({ wish, message, unit }: Asking, now: Date): HistoryEntry & Asking {
  return { at: now.toISOString(), by: 'website', event: 'asked_again', detail: '', wish, message, unit }
}

interface StoredEntry {
  wish?: Wish | null
  message?: string | null
  unit?: string | null
}

/** The enquiry in a history line; null for any other line, and when its person was erased. */
export const askingIn = ({ wish, message, unit }: StoredEntry): Asking | null =>
  wish ? { wish, message: message ?? '', unit: unit ?? '' } : null

interface StoredAsking {
  wish: Wish
  message?: string | null
  unit?: string | null
  history?: readonly StoredEntry[] | null
}

/** The last enquiry: the latest repeated one, otherwise the original request. */
export function lastAsking({ wish, message, unit, history }: StoredAsking): Asking {
  const again = (history ?? []).map(askingIn).filter((asking) => asking !== null)
  return again.at(-1) ?? { wish, message: message ?? '', unit: unit ?? '' }
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether there is something new to answer: another wish, or a different message. */
export function isSomethingNew(asking: Asking, last: Asking): boolean {
  const message = folded(asking.message)
  const isOtherUnit = asking.unit !== '' && asking.unit !== last.unit
  return asking.wish !== last.wish || isOtherUnit || (message !== '' && message !== folded(last.message))
}
