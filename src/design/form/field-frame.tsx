import type { ReactNode } from 'react'
import { classNames } from '../show/class-names'
import { ALERT, Glyph } from '../show/glyph'
import { type FieldSkin, SITE_FIELDS } from './field-skin'

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
  /** The classes of its parts; those of the site by default. */
  skin?: FieldSkin
}

/** Classes of a text control. */
export const controlClass = (error: ReactNode, skin = SITE_FIELDS, more?: string): string | undefined =>
  classNames(skin.control, error ? skin.wrong : skin.right, more) || undefined

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
  const { id, name, label, hint, error, optional, className, skin, ...control } = props
  return { frame: { id: id ?? name, label, hint, error, optional, className, skin }, name, control }
}

interface SaidProps {
  id: string
  skin?: FieldSkin
  children?: ReactNode
}

export function FieldHint({ id, skin = SITE_FIELDS, children }: SaidProps) {
  return children ? (
    <p id={`${id}-hint`} className={skin.hint}>
      {children}
    </p>
  ) : null
}

export function FieldError({ id, skin = SITE_FIELDS, children }: SaidProps) {
  return children ? (
    <p id={`${id}-error`} className={skin.error}>
      {skin.hasGlyphs ? <Glyph path={ALERT} className="mt-1 size-4" /> : null}
      <span>{children}</span>
    </p>
  ) : null
}

type Framed = Omit<Frame, 'name'> & { id: string; children: ReactNode }

function Title({ label, optional, skin = SITE_FIELDS }: Pick<Frame, 'label' | 'optional' | 'skin'>) {
  return (
    <>
      {label}
      {optional ? <span className={skin.optional}>{optional}</span> : null}
    </>
  )
}

/** A control with the label and the hint above it and the error below. */
export function FieldFrame({ id, label, hint, error, optional, className, skin = SITE_FIELDS, children }: Framed) {
  return (
    <div className={classNames(skin.field, className) || undefined}>
      <label id={`${id}-label`} htmlFor={id} className={skin.label}>
        <Title label={label} optional={optional} skin={skin} />
      </label>
      <FieldHint id={id} skin={skin}>
        {hint}
      </FieldHint>
      {children}
      <FieldError id={id} skin={skin}>
        {error}
      </FieldError>
    </div>
  )
}

/** Several controls that answer one question, as a fieldset. `id` is the target of the error summary. */
export function GroupFrame({ id, label, hint, error, optional, className, skin = SITE_FIELDS, children }: Framed) {
  const { 'aria-describedby': describedBy } = described(id, hint, error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames(skin.group, className) || undefined}
    >
      <legend className={skin.legend}>
        <Title label={label} optional={optional} skin={skin} />
      </legend>
      <FieldHint id={id} skin={skin}>
        {hint}
      </FieldHint>
      {children}
      <FieldError id={id} skin={skin}>
        {error}
      </FieldError>
    </fieldset>
  )
}
