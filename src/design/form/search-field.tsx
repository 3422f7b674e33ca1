'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../show/class-names'
import { CLOSE, Glyph, SEARCH } from '../show/glyph'
import { controlClass, described, FieldFrame, type Frame, fieldParts } from './field-frame'

type SearchFieldProps = Frame & {
  /** `clear` is the label of the clear button. */
  texts: { clear: string }
  /** A search is running. */
  isPending?: boolean
} & Omit<ComponentProps<'input'>, keyof Frame | 'type' | 'value'>

/** A search input with a clear button. Goes inside a form with `role="search"`. */
export function SearchField({ texts, isPending = false, ...props }: SearchFieldProps) {
  const { frame, name, control } = fieldParts(props)
  const [isFilled, setFilled] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => setFilled(input.current?.value !== ''), [])

  function clear() {
    const field = input.current
    if (!field) return
    // Assigning `value` would not trigger React's onChange.
    field.setRangeText('', 0, field.value.length)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <Glyph path={SEARCH} className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2" />
        <input
          ref={input}
          type="search"
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          aria-busy={isPending || undefined}
          className={classNames(
            controlClass(frame.error),
            'px-7 [&::-webkit-search-cancel-button]:appearance-none [&::-webkit-search-decoration]:appearance-none',
          )}
          {...control}
          {...described(frame.id, frame.hint, frame.error)}
          onInput={(event) => {
            setFilled(event.currentTarget.value !== '')
            control.onInput?.(event)
          }}
        />
        {isPending ? (
          <span aria-hidden="true" className="progress-line absolute inset-x-0 bottom-0 h-px bg-accent" />
        ) : null}
        {isFilled && !control.disabled ? (
          <button
            type="button"
            onClick={clear}
            aria-label={texts.clear}
            className="absolute inset-y-0 end-0 flex min-w-target items-center justify-center"
          >
            <Glyph path={CLOSE} className="size-4" />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  )
}
