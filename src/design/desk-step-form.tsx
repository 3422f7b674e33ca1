'use client'

import './desk-step-form.css'
import type { ReactNode } from 'react'
import type { FormAction, FormState } from '@/kernel/form-state'
import { SelectOptions } from './field'
import { HiddenFields } from './hidden-fields'
import type { FieldGroup, FieldSpec, FormTexts } from './step-form'
import { useFormAction } from './use-form-action'

interface DeskStepFormProps {
  action: FormAction
  /** Where a browser without scripts gets the answer. */
  permalink: string
  hidden: Readonly<Record<string, string>>
  groups?: readonly FieldGroup[]
  submit: string
  isMain?: boolean
  texts: FormTexts
  children?: ReactNode
}

/**
 * A form of the back office that answers on the page: what was typed stays, and nothing of it is in an address. The same
 * fields as data as in the forms of the site.
 */
export function DeskStepForm({
  action,
  permalink,
  hidden,
  groups = [],
  submit,
  isMain = false,
  texts,
  children,
}: DeskStepFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  const isAnswered = state.notice !== null || state.faults.length > 0
  return (
    <form action={send} onSubmit={onSubmit} noValidate className="desk-step">
      {isAnswered ? (
        <div ref={answer} role="alert" tabIndex={-1} className="desk-note desk-late">
          {state.notice ? (texts.notices[state.notice] ?? texts.notices.unavailable) : texts.errors}
        </div>
      ) : null}
      <HiddenFields values={hidden} />
      {groups.map((group) => (
        <Group key={group.fields[0]?.name} group={group} state={state} texts={texts} />
      ))}
      {children}
      <button type="submit" data-weight={isMain ? 'main' : undefined} aria-disabled={isPending}>
        {isPending ? texts.pending : submit}
      </button>
    </form>
  )
}

function Group({ group, state, texts }: { group: FieldGroup; state: FormState; texts: FormTexts }) {
  const fields = (
    <div className="desk-fields">
      {group.fields.map((field) => (
        <Field key={field.name} field={field} state={state} texts={texts} />
      ))}
    </div>
  )
  if (!group.summary) return fields
  const isTouched = group.fields.some(({ name }) => state.faults.some(({ field }) => field === name))
  return (
    <details open={isTouched}>
      <summary>{group.summary}</summary>
      {fields}
    </details>
  )
}

function Field({ field, state, texts }: { field: FieldSpec; state: FormState; texts: FormTexts }) {
  const { name, label, kind, hint, optional } = field
  const fault = state.faults.find((one) => one.field === name)?.fault
  const said = fault ? (texts.faults[fault] ?? fault) : null
  const describedBy = [said ? `${name}-fault` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ')
  const common = {
    ...{ id: name, name, 'aria-invalid': said !== null },
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  return (
    <div>
      <label htmlFor={name}>
        {label}
        {optional ? ` (${optional})` : ''}
      </label>
      <Control field={field} common={common} value={kind === 'code' ? '' : (state.values[name] ?? field.value ?? '')} />
      {said ? (
        <p id={`${name}-fault`} className="desk-late">
          {said}
        </p>
      ) : null}
      {hint ? <p id={`${name}-hint`}>{hint}</p> : null}
    </div>
  )
}

function Control({ field, common, value }: { field: FieldSpec; common: { id: string; name: string }; value: string }) {
  if (field.kind === 'select')
    return (
      // A select keeps its value over an answer only when it is made anew.
      <select key={value} {...common} defaultValue={value}>
        {field.empty ? <option value="">{field.empty}</option> : null}
        <SelectOptions options={field.options ?? []} />
      </select>
    )
  if (field.kind === 'file') return <input {...common} type="file" accept={field.accept} />
  if (field.kind === 'area') return <textarea {...common} rows={4} defaultValue={value} />
  const isCode = field.kind === 'code'
  return (
    <input
      {...common}
      type={isCode ? 'text' : field.kind}
      inputMode={isCode ? 'numeric' : undefined}
      autoComplete={isCode ? 'one-time-code' : 'off'}
      maxLength={400}
      defaultValue={value}
    />
  )
}
