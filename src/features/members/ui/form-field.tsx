'use client'

import { CheckGroup, RadioGroup } from '@/design/choice-field'
import { CodeField } from '@/design/code-field'
import { CheckField, SelectField, TextField } from '@/design/field'
import { FileField } from '@/design/file-field'
import { PasswordField } from '@/design/password-field'
import type { FieldSpec, FormTexts } from './field-specs'

interface FormFieldProps {
  spec: FieldSpec
  /** Unique on the page. */
  id: string
  /** What was typed, after an answer; undefined before. */
  typed: Readonly<Record<string, string>> | undefined
  error?: string
  texts: FormTexts
}

/** One field with its label, hint and error. */
export function FormField({ spec, id, typed, error, texts }: FormFieldProps) {
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
  if (kind === 'choices') {
    const shared = { ...frame, choices: spec.choices, isInline: true }
    return spec.isSingle ? (
      <RadioGroup {...shared} defaultValue={spec.chosen[0] ?? ''} />
    ) : (
      <CheckGroup {...shared} defaultValues={spec.chosen} />
    )
  }
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
