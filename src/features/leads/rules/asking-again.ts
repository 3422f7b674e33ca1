import { WISHES, type Wish } from './ask'
import type { HistoryEntry } from './lead-states'

/** What somebody wants, and their words about it. */
export interface Asking {
  wish: Wish
  message: string
}

/** The line of somebody who asked once more: nowhere else are these words of theirs kept, so all of them are here. */
export function entryOfAskingAgain({ wish, message }: Asking, now: Date): HistoryEntry {
  const detail = message === '' ? wish : `${wish}: ${message}`
  return { at: now.toISOString(), by: 'website', event: 'asked_again', detail }
}

interface StoredEntry {
  event: string
  detail?: string | null
}

/** What a line of asking again says; null for any other line, and for one whose person was forgotten. */
export function askingIn({ event, detail }: StoredEntry): Asking | null {
  if (event !== 'asked_again') return null
  const [, word, message = ''] = /^([a-z]+)(?:: (.*))?$/s.exec(detail ?? '') ?? []
  const wish = WISHES.find((known) => known === word)
  return wish === undefined ? null : { wish, message }
}

interface StoredAsking {
  wish: Wish
  message?: string | null
  history?: readonly StoredEntry[] | null
}

/** What somebody asked last: with the latest line of asking again, else with the request that made the lead. */
export function lastAsking({ wish, message, history }: StoredAsking): Asking {
  const again = (history ?? []).map(askingIn).filter((asking) => asking !== null)
  return again.at(-1) ?? { wish, message: message ?? '' }
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether there is something to answer that was not there before: another wish, or words that are not the last ones. */
export function isSomethingNew(asking: Asking, last: Asking): boolean {
  const message = folded(asking.message)
  return asking.wish !== last.wish || (message !== '' && message !== folded(last.message))
}
