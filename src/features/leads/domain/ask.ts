import type { PhoneFault } from '@/features/forms'
import type { FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

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
  | { field: 'name'; fault: 'missing' | 'tooLong' | 'notAName' }
  | { field: 'phone'; fault: PhoneFault }
  | { field: 'email'; fault: 'missing' | 'notAnEmail' }
  | { field: 'wish'; fault: 'missing' }
  | { field: 'message'; fault: 'tooLong' }
  | { field: 'consent_answer'; fault: 'missing' }

/** Why a valid request was not accepted. Nothing typed is lost. */
export type AskNotice = 'pressAgain' | 'unknownProject' | SendFault

/** The state of the form after an answer other than the confirmation page. */
export type AskState = FormState<AskNotice, AskFault>

/** The posted name of a consent. */
export const consentField = <Name extends Purpose>(purpose: Name): `consent_${Name}` => `consent_${purpose}`

/** Everything that is posted about an enquiry; `unit` is the key of the unit that is asked about, or empty. */
export const ASK_NAMES: readonly string[] = [...ASK_FIELDS, 'unit', ...PURPOSES.map(consentField)]
