import { type ComponentProps, Fragment } from 'react'
import { DOWN, Glyph } from '../show/glyph'
import { controlClass, described, FieldError, FieldFrame, FieldHint, type Frame } from './field-frame'
import { SITE_FIELDS } from './field-skin'

/** One line of text. `type`, `inputMode`, `autoComplete` and other props go to the input. */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  skin,
  ...rest
}: Frame & Omit<ComponentProps<'input'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, className, skin }}>
      <input name={name} className={controlClass(error, skin)} {...rest} {...described(own, hint, error)} />
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
  skin,
  rows = 4,
  ...rest
}: Frame & Omit<ComponentProps<'textarea'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, className, skin }}>
      <textarea
        name={name}
        rows={rows}
        className={controlClass(error, skin)}
        {...rest}
        {...described(own, hint, error)}
      />
    </FieldFrame>
  )
}

export interface SelectOption {
  value: string
  text: string
  /** The heading under which it stands with its neighbours of the same one. */
  group?: string
}

/** Options with the same heading next to one another are one group. */
function inGroups(options: readonly SelectOption[]): { group?: string; own: SelectOption[] }[] {
  const groups: { group?: string; own: SelectOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.own.push(option)
    else groups.push({ group: option.group, own: [option] })
  }
  return groups
}

/** The options of a native select, under their headings where they have some. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return inGroups(options).map(({ group, own }) => {
    const shown = own.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {shown}
      </optgroup>
    ) : (
      <Fragment key={own[0]?.value}>{shown}</Fragment>
    )
  })
}

/** A native select. `empty` adds a first option with the value ''. */
export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  className,
  skin,
  options,
  empty,
  ...rest
}: Frame & { options: readonly SelectOption[]; empty?: string } & Omit<ComponentProps<'select'>, keyof Frame>) {
  const own = id ?? name
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, className, skin }}>
      <SelectBox name={name} error={error} skin={skin} {...rest} {...described(own, hint, error)}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        <SelectOptions options={options} />
      </SelectBox>
    </FieldFrame>
  )
}

/** A styled native select for options that need markup, such as groups. Goes inside a field frame. */
export function SelectBox({
  error,
  skin = SITE_FIELDS,
  ...rest
}: Pick<Frame, 'error' | 'skin'> & ComponentProps<'select'>) {
  return (
    <span className={skin.selectBox}>
      <select className={controlClass(error, skin, skin.select)} {...rest} />
      {skin.hasGlyphs ? (
        <Glyph path={DOWN} className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
      ) : null}
    </span>
  )
}

/** A single checkbox with its label beside it. */
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
