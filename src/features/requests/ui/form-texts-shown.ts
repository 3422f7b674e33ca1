import type { FileTexts } from '@/design/form/file-field'
import type { Purpose } from '../domain/form-descriptions'
import type { FaultCode, FormFault, FormNotice } from '../domain/form-state'

/** The words of one field. */
export interface FieldTexts {
  label: string
  hint?: string
  /** The kinds of files it takes, as the browser wants them. */
  accept?: string
  options: Readonly<Record<string, string>>
}

/** The texts of a form in one language, as the browser gets them. */
export interface FormTexts {
  /** By number of errors; the last one is used for more. */
  errorTitles: readonly string[]
  optional: string
  choose: string
  files: FileTexts
  /** The most bytes of one file. */
  mostBytes: number
  /** Has `{name}`. */
  keptFile: string
  fields: Readonly<Record<string, FieldTexts>>
  area: string
  areaHint: string
  consentTitle: string
  consents: Record<Purpose, { label: string; hint: string }>
  policy: { href: string; text: string }
  website: string
  submit: string
  pending: string
  /** Each may have `{label}`. */
  faults: Record<FaultCode, string>
  notices: Record<FormNotice, string>
}

/** The sentence for one fault. */
export function faultText(texts: FormTexts, { field, fault }: FormFault): string {
  return texts.faults[fault].replace('{label}', () => texts.fields[field]?.label ?? '')
}
