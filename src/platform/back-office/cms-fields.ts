import type { DateField, Field, SelectField } from 'payload'
import { OWN_NAME } from '@/i18n/locales'
import { label, option } from './cms-labels'

/** Fields side by side. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** A date with time. */
export const moment = (name: string, names: ReturnType<typeof label>): DateField => ({
  name,
  type: 'date',
  label: names,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})

/** The language of a person's pages and mails. */
export const languageField = (): SelectField => ({
  name: 'locale',
  type: 'select',
  required: true,
  label: label('Language', 'ภาษา'),
  options: Object.entries(OWN_NAME).map(([value, name]) => option(value, name, name)),
})

/** An internal text field: never returned by the API, and not searchable. */
export const secret = (name: string): Field => ({
  name,
  type: 'text',
  index: true,
  access: { read: () => false },
  admin: { hidden: true },
})

/** A single-line text in four languages. */
export const line = (name: string, names: ReturnType<typeof label>, description?: ReturnType<typeof label>): Field => ({
  name,
  type: 'text',
  localized: true,
  label: names,
  admin: { description },
})

/** A multi-line text in four languages. */
export const sentences = (name: string, names: ReturnType<typeof label>): Field => ({
  name,
  type: 'textarea',
  localized: true,
  label: names,
})

/** The answers to the consent boxes of a form, as evidence: purpose, answer, the words that were shown, when. */
export const givenConsents: Field = {
  name: 'consents',
  type: 'array',
  label: label('Consent', 'ความยินยอม'),
  admin: { readOnly: true },
  fields: [
    { name: 'purpose', type: 'text', required: true, label: label('Purpose', 'วัตถุประสงค์') },
    { name: 'given', type: 'checkbox', label: label('Given', 'ยินยอม') },
    { name: 'wording', type: 'textarea', required: true, label: label('Words that were shown', 'ข้อความที่แสดง') },
    { name: 'at', type: 'date', required: true, label: label('When', 'เมื่อ') },
  ],
}
