import type { SendFault } from '@/kernel/send-fault'
import { type FormName, formOf, PURPOSES, type Purpose } from './form-descriptions'

/** Why an answer was rejected. */
export const FAULT_CODES = [
  'missing',
  'notChosen',
  'tooLong',
  'notAName',
  'notAPhone',
  'tooShort',
  'notAnEmail',
  'notANumber',
  'outOfRange',
  'noArea',
  'notAPosition',
  'notAgreed',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

export interface FormFault {
  field: string
  code: FaultCode
}

/** Why a valid form was not accepted. Nothing typed is lost. */
export const NOTICES = ['pressAgain', 'tooMany', 'unavailable', 'offline', 'timedOut', 'outdated'] as const
export type FormNotice = 'pressAgain' | SendFault

/** The state of a form after an answer other than the confirmation page. */
export interface FormState {
  values: Readonly<Record<string, string>>
  faults: readonly FormFault[]
  notice: FormNotice | null
}

export const EMPTY_FORM: FormState = { values: {}, faults: [], notice: null }

/** The posted name of a consent. */
export const consentField = (purpose: Purpose) => `consent_${purpose}`

const LONGEST = 10_000

/** The posted answers of a form; missing fields and files are empty, NUL characters are removed. */
export function valuesOf(form: FormName, data: { get: (name: string) => unknown }): Record<string, string> {
  const names = [...formOf(form).fields.map(({ name }) => name), ...PURPOSES.map(consentField)]
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST) : '']
    }),
  )
}
