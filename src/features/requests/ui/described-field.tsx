import { CheckField, SelectField, TextArea, TextField } from '@/design/form/field'
import type { Frame } from '@/design/form/field-frame'
import { FileField } from '@/design/form/file-field'
import type { KeptFile } from '@/kernel/form/form-state'
import type { FieldDescription, FieldKind } from '../domain/form-descriptions'
import { keptField } from '../domain/form-state'
import type { FieldTexts, FormTexts } from './form-texts-shown'

const INPUTS: Partial<Record<FieldKind, { type?: string; inputMode?: 'tel' | 'email' | 'decimal' }>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  number: { inputMode: 'decimal' },
}

interface FilesFieldProps extends Frame {
  field: FieldDescription
  texts: FormTexts
  kept: readonly KeptFile[]
}

interface DescribedFieldProps {
  form: string
  field: FieldDescription
  texts: FormTexts
  value: string
  /** The files that arrived before. */
  kept?: readonly KeptFile[]
  error?: string
}

/** A file field with the files that arrived before, each of which can be left out. */
function FilesField({ field, texts, kept, ...shared }: FilesFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <FileField
        {...shared}
        texts={texts.files}
        maxBytes={texts.mostBytes}
        accept={texts.fields[field.name]?.accept}
        multiple={field.most !== 1}
      />
      {kept.map(({ id, name }) => (
        <CheckField
          key={id}
          id={`${shared.id}-${id}`}
          name={keptField(field.name)}
          value={id}
          label={texts.keptFile.replace('{name}', () => name)}
          defaultChecked
        />
      ))}
    </div>
  )
}

export const idOf = (form: string, field: string) => `${form}-${field}`

/** One field of a form, drawn from its description. */
export function DescribedField({ form, field, texts, value, kept = [], error }: DescribedFieldProps) {
  const { label, hint, options }: FieldTexts = texts.fields[field.name] ?? { label: field.name, options: {} }
  const framed = {
    id: idOf(form, field.name),
    name: field.name,
    label,
    hint,
    error,
    optional: field.isRequired ? undefined : texts.optional,
  }
  if (field.kind === 'files') return <FilesField {...framed} field={field} texts={texts} kept={kept} />
  const shared = { ...framed, defaultValue: value }
  if (field.kind === 'text') return <TextArea {...shared} rows={5} />
  if (field.kind === 'choice') {
    const values = field.list ? Object.keys(options) : (field.options ?? [])
    const choices = values.map((option) => ({ value: option, text: options[option] ?? option }))
    // React resets a select to its first default: a new key keeps what was chosen.
    return <SelectField key={value} {...shared} empty={texts.choose} options={choices} />
  }
  return <TextField {...shared} {...INPUTS[field.kind]} autoComplete={field.autoComplete} />
}
