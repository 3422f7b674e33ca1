import { type HTMLInputAutoCompleteAttribute, useId } from 'react'

interface TypedLineProps {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  autoComplete: HTMLInputAutoCompleteAttribute
  value: string
  onChange: (value: string) => void
  /** Pressing Enter in a line that stands within the form of something else. */
  onEnter?: () => void
  isRequired?: boolean
  hasFocus?: boolean
}

/** One labelled line of a form of the back office. */
export function TypedLine(props: TypedLineProps) {
  const id = useId()
  const {
    name,
    label,
    hint,
    type = 'text',
    autoComplete,
    value,
    onChange,
    isRequired = true,
    hasFocus,
    onEnter,
  } = props
  return (
    <div className="account-line field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={value}
        required={isRequired}
        aria-describedby={hint ? `${id}-hint` : undefined}
        ref={hasFocus ? focusOnce : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={
          onEnter &&
          ((event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          })
        }
      />
      {hint ? (
        <p id={`${id}-hint`} className="account-line__hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A field that appears after a press is where the hand goes on. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()
