import type { FieldGroup, FieldSpec, FormTexts } from '@/design/form/field-specs'
import { COUNTER_METHODS } from '@/features/payments'
import { LOCALES } from '@/i18n/locales'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { fieldOf } from '../domain/form'
import { DOCUMENTS, MAX_BUYERS } from '../domain/identity'
import { type CounterWords, counterTexts, counterWords } from './counter-words'
import { nationalityOptions } from './nationality-options'

function buyerFields(language: StaffLanguage, t: CounterWords, buyer: number): FieldSpec[] {
  return [
    { name: fieldOf('name', buyer), label: t.name, kind: 'text' },
    {
      ...{ name: fieldOf('document', buyer), label: t.document, kind: 'select', value: DOCUMENTS[0] },
      options: DOCUMENTS.map((value) => ({ value, text: t.documents[value] })),
    },
    { name: fieldOf('number', buyer), label: t.number, kind: 'text' },
    {
      ...{ name: fieldOf('nationality', buyer), label: t.nationality, kind: 'select' },
      ...{ options: nationalityOptions(language), empty: t.choose },
    },
  ]
}

/** The fields of who buys: the same as on the buyer's own way. */
export function buyerGroups(language: StaffLanguage): FieldGroup[] {
  const t = counterWords(language)
  const first: FieldGroup = {
    fields: [
      ...buyerFields(language, t, 0),
      { name: 'email', label: t.email, kind: 'email', hint: t.emailHint },
      { name: 'phone', label: t.phone, kind: 'tel' },
    ],
  }
  const others = Array.from({ length: MAX_BUYERS - 1 }, (_, index) => ({
    summary: fillText(t.coBuyer, { number: index + 2 }),
    fields: [
      ...buyerFields(language, t, index + 1),
      { name: fieldOf('email', index + 1), label: t.coEmail, kind: 'email' as const, hint: t.coEmailHint },
    ],
  }))
  return [first, ...others]
}

/** The language of the contract's translation, the mails and the papers. */
export const languageField = (t: CounterWords): FieldSpec => ({
  ...{ name: 'locale', label: t.language, kind: 'select', value: 'th' },
  options: LOCALES.map((value) => ({ value, text: t.languages[value] })),
})

/** How money was taken, and what names it. */
export function moneyFields(language: StaffLanguage): FieldSpec[] {
  const t = counterWords(language)
  return [
    {
      ...{ name: 'method', label: t.method, kind: 'select', empty: t.choose },
      options: COUNTER_METHODS.map((value) => ({ value, text: t.methods[value] })),
    },
    { name: 'line', label: t.line, kind: 'text', hint: t.lineHint },
    { name: 'note', label: t.note, kind: 'text' },
  ]
}

/** What a form of money at the counter answers. */
export const moneyTexts = (language: StaffLanguage): FormTexts => counterTexts(language)
