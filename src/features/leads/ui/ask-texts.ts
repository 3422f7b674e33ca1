import type { AskFault, AskNotice, Purpose, Wish } from '../rules/ask'

/** Every fault a field can have, in words that say how to mend it. */
export type FaultTexts = { [Fault in AskFault as Fault['field']]: Record<Fault['code'], string> }

/** Finished words of the form in one language. */
export interface AskTexts {
  /** By number of faults; the last one serves for more. */
  errorTitles: readonly string[]
  optional: string
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
  notices: Record<AskNotice | 'offline', string>
}

/** The words for one fault. */
export function faultText(texts: FaultTexts, fault: AskFault): string {
  return (texts[fault.field] as Record<string, string>)[fault.code] ?? ''
}
