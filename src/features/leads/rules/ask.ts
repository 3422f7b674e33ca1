/** What somebody wants when asking about a project. */
export const WISHES = ['visit', 'call', 'price', 'question'] as const
export type Wish = (typeof WISHES)[number]

/** Consent is asked for by purpose; the first is needed to answer at all, the others are free (PDPA §19). */
export const PURPOSES = ['answer', 'news', 'partners'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The fields of the form, as named in its HTML. `website` is the honeypot: no person sees it. */
export const ASK_FIELDS = ['name', 'phone', 'email', 'wish', 'message'] as const
export type AskField = (typeof ASK_FIELDS)[number]

/** Why one field was refused. Words are attached where it is shown. */
export type AskFault =
  | { field: 'name'; code: 'missing' | 'tooLong' | 'notAName' }
  | { field: 'phone'; code: 'missing' | 'notAPhone' | 'tooShort' | 'tooLong' }
  | { field: 'email'; code: 'missing' | 'notAnEmail' }
  | { field: 'wish'; code: 'missing' }
  | { field: 'message'; code: 'tooLong' }
  | { field: 'consent_answer'; code: 'missing' }

/** Why the whole request was not taken although its fields are right. Nothing typed is lost. */
export type AskNotice = 'pressAgain' | 'tooMany' | 'unavailable' | 'unknownProject'

/** What the form shows after an answer that is not the confirmation page. */
export interface AskState {
  values: Record<AskField, string> & Record<`consent_${Purpose}`, boolean>
  faults: readonly AskFault[]
  notice: AskNotice | null
}

export const EMPTY_ASK: AskState = {
  values: {
    name: '',
    phone: '',
    email: '',
    wish: '',
    message: '',
    consent_answer: false,
    consent_news: false,
    consent_partners: false,
  },
  faults: [],
  notice: null,
}
