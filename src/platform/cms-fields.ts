import type { DateField, Field, SelectField } from 'payload'
import { LANGUAGE_NAMES, label, option } from './cms-labels'

/** Fields beside one another. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** A date with its time of day. */
export const moment = (name: string, names: ReturnType<typeof label>): DateField => ({
  name,
  type: 'date',
  label: names,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})

/** The language somebody reads and is written to in. */
export const languageField = (): SelectField => ({
  name: 'locale',
  type: 'select',
  required: true,
  label: label('Language', 'ภาษา'),
  options: Object.entries(LANGUAGE_NAMES).map(([value, name]) => option(value, name, name)),
})

/** A text that is ours alone: never sent by a call, and nobody can search by it. */
export const secret = (name: string): Field => ({
  name,
  type: 'text',
  index: true,
  access: { read: () => false },
  admin: { hidden: true },
})
