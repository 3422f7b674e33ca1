'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../show/class-names'
import { useHydrated } from '../show/use-hydrated'
import { controlClass, described, FieldFrame, type Frame, fieldParts } from './field-frame'

export interface PasswordTexts {
  /** The button's text and its accessible name, which begins with the same word. */
  show: string
  showLabel: string
  hide: string
  hideLabel: string
}

type PasswordFieldProps = Frame & { texts: PasswordTexts } & Omit<ComponentProps<'input'>, keyof Frame | 'type'>

/** A password that can be revealed. `autoComplete` tells a new one from a current one. */
export function PasswordField({ texts, ...props }: PasswordFieldProps) {
  const { frame, name, control } = fieldParts(props)
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()

  useEffect(() => {
    // Submitted as a password field, or the browser would store the value as ordinary form text.
    const form = input.current?.form
    const cover = () => setShown(false)
    form?.addEventListener('submit', cover)
    return () => form?.removeEventListener('submit', cover)
  }, [])

  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <input
          ref={input}
          name={name}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(controlClass(frame.error), 'pe-9')}
          {...control}
          {...described(frame.id, frame.hint, frame.error)}
          type={isShown ? 'text' : 'password'}
        />
        {isHydrated ? (
          <button
            type="button"
            disabled={control.disabled}
            aria-controls={frame.id}
            aria-label={isShown ? texts.hideLabel : texts.showLabel}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 min-w-target px-3 text-small font-medium underline decoration-stone-400 underline-offset-4 hover:decoration-current disabled:text-stone-600"
          >
            {isShown ? texts.hide : texts.show}
          </button>
        ) : null}
      </span>
    </FieldFrame>
  )
}
