/** The search that is offered to be saved, as our own page shows it; the seal says that it did. */
export interface SealedSearch {
  /** `/th/search-result?…`, without order and page (C13). */
  address: string
  /** What it asks for, in the words of the page. */
  summary: string
  seal: string
}

/** What makes two searches the same: all that they ask for. The language of the page is not part of it. */
export const askedBy = (address: string) => address.split('?')[1] ?? ''

/** Why a search was not saved. A fault stands at the field, a notice above it. */
export type SaveFault = 'missing' | 'notAnEmail'
export type SaveNotice = 'pressAgain' | 'tooMany' | 'full' | 'stale' | 'unavailable'

/** What the form shows after an answer; the typed address stays in it. */
export interface SaveState {
  email: string
  fault: SaveFault | null
  notice: SaveNotice | null
  isTaken: boolean
}

export const EMPTY_SAVE: SaveState = { email: '', fault: null, notice: null, isTaken: false }

/** What the seal of a search is signed for. */
export const SEAL_PURPOSE = 'saved-search'
