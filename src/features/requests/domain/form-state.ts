import type { SendFault } from '@/kernel/send-fault'
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

export interface FormFault {
  field: string
  code: FaultCode
}

/** A file that arrived and waits for the form to be right. Its id is a secret of the sender. */
export interface KeptFile {
  id: string
  name: string
}

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
export interface FormState {
  values: Readonly<Record<string, string>>
  /** The files of each field that arrived; a browser sends a file only once. */
  files?: Readonly<Record<string, readonly KeptFile[]>>
  faults: readonly FormFault[]
  notice: FormNotice | null
}

export const EMPTY_FORM: FormState = { values: {}, faults: [], notice: null }

/** The names of the files of each field, as they are shown and stored. */
export const namesOf = (files: Readonly<Record<string, readonly KeptFile[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([field, kept]) => [field, kept.map(({ name }) => name).join(', ')]))

/** The posted name of the files of a field that arrived before. */
export const keptField = (field: string) => `${field}_kept`

/** The posted name of a consent. */
export const consentField = (purpose: Purpose) => `consent_${purpose}`

const LONGEST = 10_000

/** The posted answers of a form; missing fields and files are empty, NUL characters are removed. */
export function valuesOf(form: FormName, data: { get: (name: string) => unknown }): Record<string, string> {
  const names = [...formOf(form).fields.map(({ name }) => name), EXTRA, ...PURPOSES.map(consentField)]
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST) : '']
    }),
  )
}
