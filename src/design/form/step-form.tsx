'use client'

import { type ReactNode, useRef } from 'react'
import { EMPTY_FORM, type FormState } from '@/kernel/form/form-state'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import type { ButtonVariant } from './button'
import { type FieldGroup, type FieldSpec, type FormTexts, faultText } from './field-specs'
import { FormAnswer } from './form-answer'
import { FormField, type FormFieldProps } from './form-field'
import { type FormSkin, SITE_FORM } from './form-skin'
import { HiddenFields } from './hidden-fields'
import { useFormAction } from './use-form-action'
import { type KeptForm, useTypedBefore } from './use-typed-before'

export interface StepFormProps<Notice extends string> {
  action: (state: FormState<Notice>, data: FormData) => Promise<FormState<Notice>>
  /** Before the ids of its fields, where several forms are on one page. */
  id?: string
  /** Where a browser without scripts gets the answer. */
  permalink?: string
  /** Posted as they are. */
  hidden?: Readonly<Record<string, string>>
  groups?: readonly FieldGroup[]
  /** The fields of a form that has one group. */
  fields?: readonly FieldSpec[]
  submit: string
  /** The accessible name of the button, where several read the same. */
  submitLabel?: string
  variant?: ButtonVariant
  /** Another button of the same form, posted under its name. */
  second?: { name: string; value?: string; text: string }
  texts: FormTexts
  /** What is typed lasts over a change of the language and over going back. */
  kept?: KeptForm
  DateField?: FormFieldProps['DateField']
  /** The back office has its own. */
  skin?: FormSkin
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The fields that are not kept while a page is left: secrets, and what no script can fill in. */
const unkeptOf = (groups: readonly FieldGroup[]) =>
  groups
    .flatMap(({ fields }) => fields)
    .filter(({ kind, isUnkept }) => isUnkept || kind === 'code' || kind === 'file' || kind === 'password')
    .map(({ name }) => name)
    .join(' ')

const labelOf = (groups: readonly FieldGroup[], field: string) =>
  groups.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.label ?? ''

/** After an answer that says so, a form is made from what stands now. */
const withVersion = (hidden: Readonly<Record<string, string>>, { values }: FormState) =>
  VERSION_FIELD in hidden && values[VERSION_FIELD] ? { ...hidden, [VERSION_FIELD]: values[VERSION_FIELD] } : hidden

/** A form of one step, of the site or the back office. Works without scripts; an answer never discards what was typed. */
export function StepForm<Notice extends string>({
  action,
  id,
  permalink,
  hidden = {},
  fields,
  groups = fields ? [{ fields }] : [],
  texts,
  kept,
  DateField,
  skin = SITE_FORM,
  children,
  ...look
}: StepFormProps<Notice>) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  const form = useRef<HTMLFormElement>(null)
  const isRestored = useTypedBefore(form, kept, unkeptOf(groups))
  const shown = { id, state, texts, skin, DateField }

  return (
    <form ref={form} action={send} onSubmit={onSubmit} noValidate className={skin.form}>
      <FormAnswer
        {...{ ref: answer, id, state, texts, skin }}
        textOf={(fault) => (texts.colon ? labelOf(groups, fault.field) + texts.colon : '') + faultText(texts, fault)}
      />
      {isRestored && texts.restored ? (
        <p role="status" className="max-w-prose border-s-4 border-accent bg-white p-4">
          {texts.restored}
        </p>
      ) : null}
      <HiddenFields values={withVersion(hidden, state)} />
      {groups.map((group) => (
        <Group key={group.fields[0]?.name} group={group} {...shown} />
      ))}
      {children}
      <Buttons isPending={isPending} pending={texts.pending} skin={skin} {...look} />
    </form>
  )
}

type ButtonsProps = Pick<StepFormProps<string>, 'submit' | 'submitLabel' | 'variant' | 'second'> & {
  isPending: boolean
  pending: string
  skin: FormSkin
}

function Buttons({ submit, submitLabel, variant = 'primary', second, isPending, pending, skin }: ButtonsProps) {
  const [first, other] = [skin.button[variant], skin.button.quiet]
  return (
    <div className={skin.buttons}>
      <button
        type="submit"
        className={first.className}
        data-weight={first.weight}
        aria-label={submitLabel}
        aria-disabled={isPending}
      >
        {isPending ? pending : submit}
      </button>
      {second ? (
        <button
          type="submit"
          name={second.name}
          value={second.value ?? '1'}
          className={other.className}
          aria-disabled={isPending}
        >
          {second.text}
        </button>
      ) : null}
    </div>
  )
}

interface GroupProps {
  group: FieldGroup
  id?: string
  state: FormState
  texts: FormTexts
  skin: FormSkin
  DateField?: FormFieldProps['DateField']
}

function Group({ group, id, state, texts, skin, DateField }: GroupProps) {
  const faultOf = (name: string) => state.faults.find(({ field }) => field === name)
  const fields = group.fields.map((spec) => {
    const fault = faultOf(spec.name)
    return (
      <FormField
        key={spec.name}
        spec={spec}
        id={id ? `${id}-${spec.name}` : spec.name}
        typed={state === EMPTY_FORM ? undefined : state.values}
        error={fault && faultText(texts, fault)}
        texts={texts}
        skin={skin.fields}
        DateField={DateField}
      />
    )
  })
  if (!group.summary) return fields.length > 0 ? <div className={skin.group}>{fields}</div> : null
  return (
    <details open={group.fields.some(({ name }) => faultOf(name) !== undefined)} className={skin.folded}>
      <summary className={skin.foldedTitle}>{group.summary}</summary>
      <div className={skin.foldedFields}>{fields}</div>
    </details>
  )
}
