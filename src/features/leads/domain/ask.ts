import type { PhoneFault } from '@/features/forms'
import type { SendFault } from '@/kernel/send-fault'

/** What somebody wants when enquiring about a project. */
export const WISHES = ['visit', 'call', 'price', 'question'] as const
export type Wish = (typeof WISHES)[number]

/** Consent purposes; the first is required to answer at all, the others are optional (PDPA §19). */
export const PURPOSES = ['answer', 'news', 'partners'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The field names of the form. `website` is the honeypot, invisible to people. */
export const ASK_FIELDS = ['name', 'phone', 'email', 'wish', 'message'] as const
export type AskField = (typeof ASK_FIELDS)[number]

/** Why a field was rejected. Messages are added where it is shown. */
export type AskFault =
  | { field: 'name'; code: 'missing' | 'tooLong' | 'notAName' }
  | { field: 'phone'; code: PhoneFault }
  | { field: 'email'; code: 'missing' | 'notAnEmail' }
  | { field: 'wish'; code: 'missing' }
  | { field: 'message'; code: 'tooLong' }
  | { field: 'consent_answer'; code: 'missing' }

/** Why a valid request was not accepted. Nothing typed is lost. */
export type AskNotice = 'pressAgain' | 'unknownProject' | SendFault

/** The state of the form after an answer other than the confirmation page. */
export interface AskState {
  values: Record<AskField, string> &
    Record<`consent_${Purpose}`, boolean> & {
      /** The key of the unit that is asked about; empty: the project as a whole. */
      unit: string
    }
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
    unit: '',
    consent_answer: false,
    consent_news: false,
    consent_partners: false,
  },
  faults: [],
  notice: null,
}

/** No key of a unit is longer. */
const UNIT_LENGTH = 40

/**
 * The posted fields as form state; missing fields and files are empty. NUL characters are removed: Postgres cannot
 * store them.
 */
export function valuesOf(data: { get: (name: string) => unknown }): AskState['values'] {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 5000) : ''
  }
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    wish: text('wish'),
    message: text('message'),
    unit: text('unit').trim().slice(0, UNIT_LENGTH),
    consent_answer: text('consent_answer') !== '',
    consent_news: text('consent_news') !== '',
    consent_partners: text('consent_partners') !== '',
  }
}
