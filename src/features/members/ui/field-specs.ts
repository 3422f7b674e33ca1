import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { DateBound, DatePickerTexts } from '@/design/date-picker'
import type { FileTexts } from '@/design/file-field'
import type { Locale } from '@/i18n/locales'

interface Common {
  name: string
  label: string
  hint?: string
  optional?: string
  /** What is shown before anything is typed. */
  value?: string
}

/** A field of a form of the member pages, with finished texts. */
export type FieldSpec =
  | (Common & {
      kind: 'text' | 'email' | 'tel'
      autoComplete: HTMLInputAutoCompleteAttribute
    })
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
  | (Common & { kind: 'file'; accept: string; maxBytes: number; texts: FileTexts })
  | (Common & { kind: 'check'; isChecked?: boolean })
  | (Common & { kind: 'select'; options: readonly { value: string; text: string }[] })
  | (Common & {
      kind: 'choices'
      isSingle?: boolean
      choices: readonly { value: string; text: string }[]
      chosen: readonly string[]
    })

/** The texts that every form of the member pages shares. */
export interface FormTexts {
  pending: string
  password: { show: string; showLabel: string; hide: string; hideLabel: string }
  /** Titles of the error summary: of one error, of two, … */
  errorTitles: readonly string[]
  /** By field and code: `email_missing`. */
  faults: Readonly<Record<string, string>>
  notices: Readonly<Record<string, string>>
}
