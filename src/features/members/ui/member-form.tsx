'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/design/button'
import { ErrorSummary } from '@/design/error-summary'
import { useFormAction } from '@/design/use-form-action'
import { EMPTY_FORM, type FormAction } from '@/kernel/form-state'
import { VERSION_FIELD } from '@/kernel/form-version'
import type { MemberState } from '../domain/form-state'
import type { FieldSpec, FormTexts } from './field-specs'
import { FormField, type FormFieldProps } from './form-field'

export interface MemberFormProps {
  action: FormAction<MemberState>
  /** Prefix of the ids: several forms may be on one page. */
  id: string
  fields?: readonly FieldSpec[]
  /** Posted as they are. */
  hidden?: Readonly<Record<string, string>>
  submit: string
  /** Its accessible name, where several buttons read the same. */
  submitLabel?: string
  variant?: ButtonVariant
  /** A second button of the same form, posted under its name. */
  second?: { name: string; text: string }
  texts: FormTexts
  DateField?: FormFieldProps['DateField']
  /** Between the fields and the button. */
  children?: ReactNode
}

/** A form of the member pages. Works without scripts; an answer never discards what was typed. */
export function MemberForm({
  action,
  id,
  fields = [],
  hidden = {},
  texts,
  DateField,
  children,
  ...look
}: MemberFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action)

  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <Answer ref={answer} id={id} state={state} texts={texts} />
      {fields.map((spec) => {
        const fault = state.faults.find(({ field }) => field === spec.name)
        return (
          <FormField
            key={spec.name}
            spec={spec}
            id={`${id}-${spec.name}`}
            typed={state === EMPTY_FORM ? undefined : state.values}
            error={fault && texts.faults[`${fault.field}_${fault.fault}`]}
            texts={texts}
            DateField={DateField}
          />
        )
      })}
      {Object.entries(hidden).map(([name, value]) => (
        // After an answer the form is made from what stands now.
        <input key={name} type="hidden" name={name} value={(name === VERSION_FIELD && state.values[name]) || value} />
      ))}
      {children}
      <Buttons isPending={isPending} pending={texts.pending} {...look} />
    </form>
  )
}

type ButtonsProps = Pick<MemberFormProps, 'submit' | 'submitLabel' | 'variant' | 'second'> & {
  isPending: boolean
  pending: string
}

function Buttons({ submit, submitLabel, variant = 'primary', second, isPending, pending }: ButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant={variant} aria-label={submitLabel} aria-disabled={isPending}>
        {isPending ? pending : submit}
      </Button>
      {second ? (
        <Button type="submit" name={second.name} value="1" variant="quiet" aria-disabled={isPending}>
          {second.text}
        </Button>
      ) : null}
    </div>
  )
}

const GOOD_NEWS: ReadonlySet<string> = new Set(['saved', 'passwordSet', 'sent'])

interface AnswerProps {
  ref: React.RefObject<HTMLDivElement | null>
  id: string
  state: MemberState
  texts: FormTexts
}

/** The server's answer: a summary of errors, why the form was not taken, or that it was. */
function Answer({ ref, id, state, texts }: AnswerProps) {
  const { notice, faults } = state
  if (notice) {
    const isGood = GOOD_NEWS.has(notice)
    return (
      <div
        ref={ref}
        role={isGood ? 'status' : 'alert'}
        tabIndex={-1}
        className={`border-s-4 bg-white p-5 font-medium ${isGood ? 'border-success' : 'border-warning'}`}
      >
        {texts.notices[notice]}
        {state.stands?.length ? (
          <ul className="mt-3 list-disc ps-5 font-normal wrap-anywhere">
            {state.stands.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    )
  }
  const title = texts.errorTitles[Math.min(faults.length, texts.errorTitles.length) - 1]
  return (
    <ErrorSummary
      ref={ref}
      id={`${id}-errors`}
      title={title ?? ''}
      items={faults.map(({ field, fault }) => ({
        href: `#${id}-${field}`,
        text: texts.faults[`${field}_${fault}`] ?? fault,
      }))}
    />
  )
}
