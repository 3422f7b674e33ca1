import type { FieldFault, FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'
import { VISIT_FIELDS, type VisitFault, type VisitField } from './visit-fields'

/** Why a form that was filled in rightly was not accepted. Nothing typed is lost. */
export const VISIT_NOTICES = [
  'pressAgain',
  'taken',
  'notOffered',
  'over',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
] as const
export type VisitNotice = 'pressAgain' | 'taken' | 'notOffered' | 'over' | SendFault

/** What the forms for booking, moving and cancelling answer. */
export type VisitState = FormState<VisitNotice, FieldFault<VisitField, VisitFault>>

/** Everything that is posted about a visit. */
export const VISIT_NAMES: readonly string[] = [...VISIT_FIELDS, 'timeZone']
