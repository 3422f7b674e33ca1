'use client'

import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { FormAction, FormState } from '@/kernel/form-state'
import { Button, type ButtonVariant } from './button'
import { CodeField } from './code-field'
import { ErrorSummary } from './error-summary'
import { SelectField, type SelectOption, TextArea, TextField } from './field'
import { FileField, type FileTexts } from './file-field'
import { FormNotice } from './form-notice'
import { HiddenFields } from './hidden-fields'
import { type DigitsWhile, KeypadField } from './keypad-field'
import { useFormAction } from './use-form-action'
import { type KeptForm, useTypedBefore } from './use-typed-before'

/** What a form says, in one language, by message key. */
export interface FormTexts {
  faults: Readonly<Record<string, string>>
  notices: Readonly<Record<string, string>>
  errors: string
  pending: string
  /** What was typed before is filled in again, but for numbers of documents and accounts. */
  restored?: string
  /** Between a field and what is wrong with it. */
  colon: string
}

/** One field, as data: the page that knows the texts is rendered on the server. */
export interface FieldSpec {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'digits' | 'code' | 'select' | 'area' | 'file'
  hint?: string
  autoComplete?: string
  optional?: string
  options?: readonly SelectOption[]
  empty?: string
  /** Has only digits while another field of the form has a value: phones show their keypad of digits. */
  digitsWhile?: DigitsWhile
  /** A number of a document or an account: not kept over a change of the page. */
  isUnkept?: boolean
  /** What stands in it before anybody types. */
  value?: string
  /** Of a file in the back office: what it may be. */
  accept?: string
  /** Of a file on the site: what it may be, and the words of the field. */
  file?: { accept: string; maxBytes: number; texts: FileTexts }
}

/** Fields together; those with a summary are folded until wanted. */
export interface FieldGroup {
  summary?: string
  fields: readonly FieldSpec[]
}

interface StepFormProps {
  action: FormAction
  /** Where a browser without scripts gets the answer. */
  permalink: string
  hidden: Readonly<Record<string, string>>
  groups?: readonly FieldGroup[]
  submit: string
  variant?: ButtonVariant
  texts: FormTexts
  /** What is typed lasts over a change of the language and over going back. */
  kept?: KeptForm
  children?: ReactNode
}

const labelOf = (groups: readonly FieldGroup[], field: string) =>
  groups.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.label ?? ''

/** The fields that are not kept while a page is left: secrets, and what no script can fill in. */
const unkeptOf = (groups: readonly FieldGroup[]) =>
  groups
    .flatMap(({ fields }) => fields)
    .filter(({ kind, isUnkept }) => isUnkept || kind === 'code' || kind === 'file')
    .map(({ name }) => name)
    .join(' ')

/** A form of one step. Works without scripts; an answer never discards what was typed. */
export function StepForm({
  action,
  permalink,
  hidden,
  groups = [],
  submit,
  variant,
  texts,
  kept,
  children,
}: StepFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  const form = useRef<HTMLFormElement>(null)
  const isRestored = useTypedBefore(form, kept, unkeptOf(groups))

  return (
    <form ref={form} action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {state.notice ? (
        <FormNotice ref={answer}>{texts.notices[state.notice] ?? texts.notices.unavailable}</FormNotice>
      ) : (
        <ErrorSummary
          ref={answer}
          title={texts.errors}
          items={state.faults.map(({ field, fault }) => ({
            href: `#${field}`,
            text: labelOf(groups, field) + texts.colon + (texts.faults[fault] ?? fault),
          }))}
        />
      )}
      {isRestored && texts.restored ? (
        <p role="status" className="max-w-prose border-s-4 border-accent bg-white p-4">
          {texts.restored}
        </p>
      ) : null}
      <HiddenFields values={hidden} />
      {groups.map((group) => (
        <Group key={group.fields[0]?.name} group={group} state={state} texts={texts} />
      ))}
      {children}
      <Button type="submit" variant={variant} aria-disabled={isPending} className="self-start">
        {isPending ? texts.pending : submit}
      </Button>
    </form>
  )
}

function Group({ group, state, texts }: { group: FieldGroup; state: FormState; texts: FormTexts }) {
  const fields = group.fields.map((field) => <Field key={field.name} field={field} state={state} texts={texts} />)
  if (!group.summary) return <div className="flex flex-col gap-5">{fields}</div>
  const isTouched = group.fields.some(({ name }) => state.faults.some(({ field }) => field === name))
  return (
    <details open={isTouched} className="border-t border-stone-400">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">{group.summary}</summary>
      <div className="flex flex-col gap-5 pb-5">{fields}</div>
    </details>
  )
}

function Field({ field, state, texts }: { field: FieldSpec; state: FormState; texts: FormTexts }) {
  const fault = state.faults.find((one) => one.field === field.name)?.fault
  const common = {
    name: field.name,
    label: field.label,
    hint: field.hint,
    optional: field.optional,
    error: fault && (texts.faults[fault] ?? fault),
  }
  const value = state.values[field.name] ?? field.value
  if (field.kind === 'code') return <CodeField {...common} />
  if (field.kind === 'area') return <TextArea {...common} defaultValue={value} />
  if (field.kind === 'file') return field.file ? <FileField {...common} {...field.file} /> : null
  if (field.kind === 'select')
    // A select keeps its value over an answer only when it is made anew.
    return (
      <SelectField
        key={value}
        {...common}
        options={field.options ?? []}
        empty={field.empty}
        defaultValue={value}
        autoComplete={field.autoComplete ?? 'off'}
      />
    )
  return <Line field={field} common={{ ...common, defaultValue: value }} />
}

/** One line of text, with the keys that its kind is typed with. */
function Line({ field, common }: { field: FieldSpec; common: ComponentProps<typeof TextField> }) {
  const { kind, digitsWhile, autoComplete = 'off' } = field
  const line = { ...common, autoComplete, spellCheck: false }
  if (digitsWhile) return <KeypadField {...line} digitsWhile={digitsWhile} />
  if (kind === 'digits') return <TextField {...line} inputMode="numeric" />
  return (
    <TextField
      {...line}
      type={kind}
      inputMode={kind === 'text' || kind === 'email' || kind === 'tel' ? kind : undefined}
    />
  )
}
