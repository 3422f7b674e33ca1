import type { FieldFault, FormState, KeptFile } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'
import { type FormName, formOf, PURPOSES, type Purpose } from './form-descriptions'
import { EXTRA } from './form-setting'

/** Why an answer was rejected. */
export const FAULT_CODES = [
  'missing',
  'notChosen',
  'tooLong',
  'notAName',
  'notAPhone',
  'tooShort',
  'several',
  'abroad',
  'notAnEmail',
  'notANumber',
  'outOfRange',
  'noArea',
  'notAPosition',
  'notAgreed',
  'fileTooBig',
  'fileNotAllowed',
  'fileToSaveAgain',
  'fileUnreadable',
  'tooManyFiles',
  'noFile',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

export type FormFault = FieldFault<string, FaultCode>

/** Why a valid form was not accepted. Nothing typed is lost. */
export const NOTICES = [
  'pressAgain',
  'switchedOff',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
] as const
export type FormNotice = 'pressAgain' | 'switchedOff' | SendFault

/** The state of a form after an answer other than the confirmation page. */
export type RequestState = FormState<FormNotice, FormFault>

/** The names of the files of each field, as they are shown and stored. */
export const namesOf = (files: Readonly<Record<string, readonly KeptFile[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([field, kept]) => [field, kept.map(({ name }) => name).join(', ')]))

/** The posted name of the files of a field that arrived before. */
export const keptField = (field: string) => `${field}_kept`

/** The posted name of a consent. */
export const consentField = (purpose: Purpose) => `consent_${purpose}`

/** Everything that is posted about a described form. */
export const postedNames = (form: FormName): string[] => [
  ...formOf(form).fields.map(({ name }) => name),
  EXTRA,
  ...PURPOSES.map(consentField),
]
