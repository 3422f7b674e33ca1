import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { ALERT, Glyph } from './glyph'

/** What surrounds the control of every field. */
export interface Frame {
  name: string
  label: ReactNode
  /** Unique on the page; defaults to the name. */
  id?: string
  /** Shown under the label. */
  hint?: ReactNode
  /** The error and how to fix it. Marks the field as invalid. */
  error?: ReactNode
  /** The word "optional" in the language of the page, for fields that may stay empty. */
  optional?: string
  className?: string
}

const CONTROL =
  'block w-full min-w-0 rounded-control border bg-white px-3 py-2 text-ink min-h-target placeholder:text-stone-600 ' +
  'transition-colors hover:border-ink disabled:bg-stone-100 disabled:text-stone-600'

/** Classes of a text control. */
export function controlClass(error: ReactNode): string {
  return classNames(CONTROL, error ? 'border-2 border-danger' : 'border-stone-600')
}

/** ARIA attributes that link a control to its hint and error; `more` lists other describing ids. */
export function described(id: string, hint: ReactNode, error: ReactNode, more?: string) {
  const ids = classNames(hint ? `${id}-hint` : null, more, error ? `${id}-error` : null)
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

/** Splits the props into those of the frame and those of the control. */
export function fieldParts<Props extends Frame>(props: Props) {
  const { id, name, label, hint, error, optional, className, ...control } = props
  return { frame: { id: id ?? name, label, hint, error, optional, className }, name, control }
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p id={`${id}-hint`} className="text-small text-stone-600">
      {children}
    </p>
  ) : null
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className="flex items-start gap-2 pt-1 text-small font-medium text-danger">
      <Glyph path={ALERT} className="mt-1 size-4" />
      <span>{children}</span>
    </p>
  ) : null
}

type Framed = Omit<Frame, 'name'> & { id: string; children: ReactNode }

function Title({ label, optional }: Pick<Frame, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional ? <span className="ps-2 text-small font-normal text-stone-600">{optional}</span> : null}
    </>
  )
}

/** A control with the label and the hint above it and the error below. */
export function FieldFrame({ id, label, hint, error, optional, className, children }: Framed) {
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label id={`${id}-label`} htmlFor={id} className="flex flex-wrap items-baseline font-medium">
        <Title label={label} optional={optional} />
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

/** Several controls that answer one question, as a fieldset. `id` is the target of the error summary. */
export function GroupFrame({ id, label, hint, error, optional, className, children }: Framed) {
  const { 'aria-describedby': describedBy } = described(id, hint, error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames('flex min-w-0 flex-col gap-1', className)}
    >
      <legend className="pb-1 font-medium">
        <Title label={label} optional={optional} />
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
