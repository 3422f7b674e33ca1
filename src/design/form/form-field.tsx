'use client'

import { CheckGroup, RadioGroup } from './choice-field'
import { CodeField } from './code-field'
import type { DatePicker } from './date-picker'
import { CheckField, SelectField, TextArea, TextField } from './field'
import type { Frame } from './field-frame'
import type { FieldSkin } from './field-skin'
import type { FieldSpec, FormTexts } from './field-specs'
import { FileField } from './file-field'
import { KeypadField } from './keypad-field'
import { PasswordField } from './password-field'

export interface FormFieldProps {
  spec: FieldSpec
  /** Unique on the page. */
  id: string
  /** What was typed, after an answer; undefined before. */
  typed: Readonly<Record<string, string>> | undefined
  error?: string
  skin: FieldSkin
  texts: FormTexts
  /** The control of a date: only forms that ask for one bring it, and the others do without its code. */
  DateField?: typeof DatePicker
}

type Of<Kind extends FieldSpec['kind']> = Extract<FieldSpec, { kind: Kind }>

/** How the browser types what has a control of its own. */
const TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  digits: 'text',
  day: 'date',
  moment: 'datetime-local',
} as const

/** One line, with the keys that its kind is typed with. */
function Line({
  spec,
  frame,
  value,
}: {
  spec: Of<'text' | 'email' | 'tel' | 'digits' | 'day' | 'moment'>
  frame: Frame
  value?: string
}) {
  if (spec.kind === 'day' || spec.kind === 'moment')
    return <TextField {...frame} type={TYPES[spec.kind]} min={spec.min} defaultValue={value} />
  const line = {
    ...frame,
    autoComplete: spec.autoComplete ?? 'off',
    spellCheck: false,
    maxLength: frame.skin?.mostInLine,
    defaultValue: value,
  }
  if (spec.digitsWhile) return <KeypadField {...line} digitsWhile={spec.digitsWhile} />
  return <TextField {...line} type={TYPES[spec.kind]} inputMode={spec.kind === 'digits' ? 'numeric' : spec.kind} />
}

function Choices({ spec, frame }: { spec: Of<'choices'>; frame: Frame }) {
  const shared = { ...frame, choices: spec.choices, isInline: true }
  return spec.isSingle ? (
    <RadioGroup {...shared} defaultValue={spec.chosen[0] ?? ''} />
  ) : (
    <CheckGroup {...shared} defaultValues={spec.chosen} />
  )
}

function File({ spec, frame }: { spec: Of<'file'>; frame: Frame }) {
  const { accept, maxBytes, texts } = spec
  if (!texts) return <TextField {...frame} type="file" accept={accept} />
  return <FileField {...frame} accept={accept} maxBytes={maxBytes} texts={texts} />
}

/** What takes a value that was typed or chosen before. */
function Control({ spec, frame, value }: { spec: FieldSpec; frame: Frame; value?: string }) {
  if (spec.kind === 'area') return <TextArea {...frame} maxLength={spec.most} defaultValue={value} />
  if (spec.kind === 'select')
    // A select keeps its value over an answer only when it is made anew.
    return (
      <SelectField
        key={value}
        {...frame}
        options={spec.options}
        empty={spec.empty}
        defaultValue={value}
        autoComplete={spec.autoComplete ?? 'off'}
      />
    )
  if (spec.kind === 'choices') return <Choices spec={spec} frame={frame} />
  if (spec.kind === 'code' || spec.kind === 'password' || spec.kind === 'file') return null
  if (spec.kind === 'check' || spec.kind === 'date') return null
  return <Line spec={spec} frame={frame} value={value} />
}

/** One field with its label, hint and error. */
export function FormField({ spec, id, typed, error, skin, texts, DateField }: FormFieldProps) {
  const { kind, name, label, hint, optional } = spec
  const frame: Frame = { id, name, label, hint, optional, error, skin }
  const value = typed?.[name] ?? spec.value
  if (kind === 'code') return <CodeField {...frame} />
  if (kind === 'file') return <File spec={spec} frame={frame} />
  if (kind === 'password')
    return texts.password && <PasswordField {...frame} autoComplete={spec.autoComplete} texts={texts.password} />
  if (kind === 'check') {
    const isChecked = typed ? typed[name] !== undefined : spec.isChecked
    return <CheckField id={id} name={name} label={label} hint={hint} error={error} defaultChecked={isChecked} />
  }
  if (kind === 'date') {
    const { locale, min, max, texts: words, autoComplete } = spec
    return (
      DateField && <DateField {...frame} {...{ locale, min, max, autoComplete }} texts={words} defaultValue={value} />
    )
  }
  return <Control spec={spec} frame={frame} value={value} />
}
