'use client'

import { CheckGroup, RadioGroup } from '@/design/choice-field'
import { CodeField } from '@/design/code-field'
import type { DatePicker } from '@/design/date-picker'
import { CheckField, SelectField, TextField } from '@/design/field'
import type { Frame } from '@/design/field-frame'
import { FileField } from '@/design/file-field'
import { PasswordField } from '@/design/password-field'
import type { FieldSpec, FormTexts } from './field-specs'

export interface FormFieldProps {
  spec: FieldSpec
  /** Unique on the page. */
  id: string
  /** What was typed, after an answer; undefined before. */
  typed: Readonly<Record<string, string>> | undefined
  error?: string
  texts: FormTexts
  /** The control of a date: only forms that ask for one bring it, and the others do without its code. */
  DateField?: typeof DatePicker
}

type DateSpec = Extract<FieldSpec, { kind: 'date' }>

const dated = ({ locale, min, max, texts, autoComplete }: DateSpec) => ({ locale, min, max, texts, autoComplete })

function Choices({ spec, frame }: { spec: Extract<FieldSpec, { kind: 'choices' }>; frame: Frame }) {
  const shared = { ...frame, choices: spec.choices, isInline: true }
  return spec.isSingle ? (
    <RadioGroup {...shared} defaultValue={spec.chosen[0] ?? ''} />
  ) : (
    <CheckGroup {...shared} defaultValues={spec.chosen} />
  )
}

/** One field with its label, hint and error. */
export function FormField({ spec, id, typed, error, texts, DateField }: FormFieldProps) {
  const { kind, name, label, hint, optional } = spec
  const frame = { id, name, label, hint, optional, error }
  const value = typed?.[name] ?? spec.value
  if (kind === 'password') return <PasswordField {...frame} autoComplete={spec.autoComplete} texts={texts.password} />
  if (kind === 'file') return <FileField {...frame} accept={spec.accept} maxBytes={spec.maxBytes} texts={spec.texts} />
  if (kind === 'code') return <CodeField {...frame} />
  if (kind === 'check') {
    const isChecked = typed ? typed[name] !== undefined : spec.isChecked
    return <CheckField id={id} name={name} label={label} hint={hint} error={error} defaultChecked={isChecked} />
  }
  if (kind === 'select') return <SelectField {...frame} options={spec.options} defaultValue={value} />
  if (kind === 'choices') return <Choices spec={spec} frame={frame} />
  if (kind === 'date') return DateField && <DateField {...frame} {...dated(spec)} defaultValue={value} />
  return (
    <TextField
      {...frame}
      type={kind}
      inputMode={kind}
      autoComplete={spec.autoComplete}
      spellCheck={false}
      defaultValue={value}
    />
  )
}
