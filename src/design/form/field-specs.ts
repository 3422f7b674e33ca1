import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Locale } from '@/i18n/locales'
import type { FieldFault } from '@/kernel/form/form-state'
import type { DateBound, DatePickerTexts } from './date-picker'
import type { SelectOption } from './field'
import type { FileTexts } from './file-field'
import type { DigitsWhile } from './keypad-field'

interface Common {
  name: string
  label: string
  hint?: string
  optional?: string
  /** What stands in it before anybody types. */
  value?: string
  /** A number of a document or an account: not kept over a change of the page. */
  isUnkept?: boolean
}

/** One field, as data with finished texts: the page that knows them is rendered on the server. */
export type FieldSpec =
  | (Common & {
      kind: 'text' | 'email' | 'tel' | 'digits'
      autoComplete?: HTMLInputAutoCompleteAttribute
      /** Has only digits while another field of the form has a value: phones show their keypad of digits. */
      digitsWhile?: DigitsWhile
    })
  | (Common & { kind: 'day'; min?: string })
  | (Common & { kind: 'moment'; min?: string })
  | (Common & { kind: 'password'; autoComplete: 'current-password' | 'new-password' })
  | (Common & {
      kind: 'date'
      autoComplete: HTMLInputAutoCompleteAttribute
      locale: Locale
      min: DateBound
      max: DateBound
      texts: DatePickerTexts
    })
  | (Common & { kind: 'code' })
  | (Common & { kind: 'area'; most?: number })
  | (Common & { kind: 'check'; isChecked?: boolean })
  | (Common & { kind: 'select'; options: readonly SelectOption[]; empty?: string; autoComplete?: string })
  | (Common & {
      kind: 'choices'
      isSingle?: boolean
      choices: readonly { value: string; text: string }[]
      chosen: readonly string[]
    })
  /** With texts, and the most bytes, it has an area to drop files on; without them it is the field of the browser. */
  | (Common & { kind: 'file'; accept: string; maxBytes?: number; texts?: FileTexts })

/** Fields together; those with a summary are folded until wanted. */
export interface FieldGroup {
  summary?: string
  fields: readonly FieldSpec[]
}

/** What a form says, in one language. */
export interface FormTexts {
  /** By fault, or by field and fault where the sentence names the field: `email_missing`. */
  faults: Readonly<Record<string, string>>
  notices: Readonly<Record<string, string>>
  /** The notices that say what was done. */
  good?: readonly string[]
  /** The title of the faults; or the titles of one fault, of two and so on, the last one for more. */
  errors: string | readonly string[]
  pending: string
  /** What was typed before is filled in again, but for numbers of documents and accounts. */
  restored?: string
  /** Between a field and what is wrong with it; none where the sentence names the field. */
  colon?: string
  password?: { show: string; showLabel: string; hide: string; hideLabel: string }
}

/** The sentence of a fault. */
export const faultText = ({ faults }: FormTexts, { field, fault }: FieldFault): string =>
  faults[`${field}_${fault}`] ?? faults[fault] ?? fault

/** The title above so many faults. */
export const faultsTitle = (errors: FormTexts['errors'], count: number): string =>
  typeof errors === 'string' ? errors : (errors[Math.min(count, errors.length) - 1] ?? '')
