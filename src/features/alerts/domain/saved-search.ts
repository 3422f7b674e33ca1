import type { FieldFault, FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

/** A search as our page offers it to be saved; the seal proves that the page showed it. */
export interface SealedSearch {
  /** `/th/search-result?…`, without order and page (C13). */
  address: string
  /** What the search asks for, as the page words it. */
  summary: string
  seal: string
}

/** The query that identifies a search. The language of the page is not part of it. */
export const askedBy = (address: string) => address.split('?')[1] ?? ''

/** Why a search was not saved. Shown at the field, unlike a notice, which is shown above the form. */
export type SaveFault = 'missing' | 'notAnEmail'
export type SaveNotice = 'pressAgain' | 'stale' | SendFault

/** The state of the form after an answer: it keeps the typed address, and ends with the search taken. */
export type SaveState = FormState<SaveNotice, FieldFault<'email', SaveFault>, 'taken'>

/** The signing purpose of a sealed search. */
export const SEAL_PURPOSE = 'saved-search'
