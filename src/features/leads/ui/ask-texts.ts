import type { AskFault, AskNotice, Purpose, Wish } from '../domain/ask'

/** A message for every error of every field that says how to correct it. */
export type FaultTexts = { [Fault in AskFault as Fault['field']]: Record<Fault['fault'], string> }

/** The texts of the form in one language. */
export interface AskTexts {
  /** By number of errors; the last one is used for more. */
  errorTitles: readonly string[]
  optional: string
  /** `about` has `{unit}`. */
  unit: Record<'about' | 'remove' | 'taken' | 'unknown', string>
  name: string
  phone: string
  phoneHint: string
  email: string
  wish: string
  wishes: Record<Wish, string>
  message: string
  messageHint: string
  consentTitle: string
  consents: Record<Purpose, { label: string; hint: string }>
  policy: { href: string; text: string }
  website: string
  submit: string
  pending: string
  faults: FaultTexts
  notices: Record<AskNotice, string>
}

/** The message for one error. */
export function faultText(texts: FaultTexts, fault: AskFault): string {
  return (texts[fault.field] as Record<string, string>)[fault.fault] ?? ''
}
