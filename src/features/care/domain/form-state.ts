import type { FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

/** Why a form of a case was not accepted. Nothing typed is lost. */
export const CASE_NOTICES = [
  'empty',
  'score',
  'notNow',
  'gone',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
] as const
export type CaseNotice = 'empty' | 'score' | 'notNow' | 'gone' | SendFault

/** What the forms of a case answer. */
export type CaseFormState = FormState<CaseNotice>
