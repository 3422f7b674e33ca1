import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

interface Frame {
  name: string
  label: ReactNode
  /** Unique on the page; the name unless said. */
  id?: string
  /** Under the label, before one types. */
  hint?: ReactNode
  /** How to mend it, in words. Its presence marks the field as wrong. */
  error?: ReactNode
  /** The word for "optional" in the language of the page; only fields that may stay empty say so. */
  optional?: string
  className?: string
}

const CONTROL =
  'block w-full min-w-0 rounded-control border bg-white px-3 py-2 text-ink min-h-target placeholder:text-stone-600 ' +
  'transition-colors hover:border-ink disabled:bg-stone-100 disabled:text-stone-600'

function controlClass(error: ReactNode): string {
  return classNames(CONTROL, error ? 'border-2 border-danger' : 'border-stone-600')
}

/** What ties a control to its hint and its error. */
function described(id: string, hint: ReactNode, error: ReactNode) {
  const ids = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p id={`${id}-hint`} className="text-small text-stone-600">
      {children}
    </p>
  ) : null
}

function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className="flex items-start gap-2 pt-1 text-small font-medium text-danger">
      <Icon name="alert" className="mt-1 size-4" />
      <span>{children}</span>
    </p>
  ) : null
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: Omit<Frame, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex flex-wrap items-baseline font-medium">
        {label}
        {optional ? <span className="ps-2 text-small font-normal text-stone-600">{optional}</span> : null}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

/** One line of text. `type`, `inputMode`, `autoComplete` and the rest go to the input. */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Frame & Omit<ComponentProps<'input'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input name={name} className={controlClass(error)} {...rest} {...described(own, hint, error)} />
    </FieldFrame>
  )
}

/** Several lines of text. */
export function TextArea({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...rest
}: Frame & Omit<ComponentProps<'textarea'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea name={name} rows={rows} className={controlClass(error)} {...rest} {...described(own, hint, error)} />
    </FieldFrame>
  )
}

export interface SelectOption {
  value: string
  text: string
}

/** One of a few. An `empty` text gives a first choice with the value ''. */
export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  options,
  empty,
  ...rest
}: Frame & { options: readonly SelectOption[]; empty?: string } & Omit<ComponentProps<'select'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className="relative block">
        <select
          name={name}
          className={classNames(controlClass(error), 'appearance-none truncate pe-7')}
          {...rest}
          {...described(own, hint, error)}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
      </span>
    </FieldFrame>
  )
}

/** A yes to one thing, the words beside the box. */
export function CheckField({
  id,
  name,
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<Frame, 'optional'> & Omit<ComponentProps<'input'>, keyof Frame | 'type'>) {
  const own = id ?? name
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className="flex h-target shrink-0 items-center">
          <input
            type="checkbox"
            name={name}
            className="size-5 rounded-control accent-accent"
            {...rest}
            {...described(own, hint, error)}
          />
        </span>
        <div className="flex flex-col">
          <label htmlFor={own} className="cursor-pointer py-2">
            {label}
          </label>
          <FieldHint id={own}>{hint}</FieldHint>
        </div>
      </div>
      <FieldError id={own}>{error}</FieldError>
    </div>
  )
}
