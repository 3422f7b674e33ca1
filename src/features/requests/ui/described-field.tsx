import { SelectField, TextArea, TextField } from '@/design/field'
import type { FieldDescription, FieldKind } from '../domain/form-descriptions'
import type { FieldTexts, FormTexts } from './form-texts-shown'

const INPUTS: Partial<Record<FieldKind, { type?: string; inputMode?: 'tel' | 'email' | 'decimal' }>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  number: { inputMode: 'decimal' },
}

interface DescribedFieldProps {
  form: string
  field: FieldDescription
  texts: FormTexts
  value: string
  error?: string
}

export const idOf = (form: string, field: string) => `${form}-${field}`

/** One field of a form, drawn from its description. */
export function DescribedField({ form, field, texts, value, error }: DescribedFieldProps) {
  const { label, hint, options }: FieldTexts = texts.fields[field.name] ?? { label: field.name, options: {} }
  const shared = {
    id: idOf(form, field.name),
    name: field.name,
    label,
    hint,
    error,
    optional: field.isRequired ? undefined : texts.optional,
    defaultValue: value,
  }
  if (field.kind === 'text') return <TextArea {...shared} rows={5} />
  if (field.kind === 'choice') {
    const choices = (field.options ?? []).map((option) => ({ value: option, text: options[option] ?? option }))
    // React resets a select to its first default: a new key keeps what was chosen.
    return <SelectField key={value} {...shared} empty={texts.choose} options={choices} />
  }
  return <TextField {...shared} {...INPUTS[field.kind]} autoComplete={field.autoComplete} />
}
