import type { ComponentProps } from 'react'
import { controlClass, described, FieldFrame, type Frame, fieldParts } from './field-frame'
import { SITE_FIELDS } from './field-skin'

type CodeFieldProps = Frame & {
  /** Number of digits. */
  length?: number
} & Omit<ComponentProps<'input'>, keyof Frame | 'type'>

/**
 * A one-time code. One field, so that it can be pasted, read aloud and autofilled. It accepts more characters than the
 * code has, because codes are pasted with a space in the middle.
 */
export function CodeField({ length = 6, ...props }: CodeFieldProps) {
  const { frame, name, control } = fieldParts(props)
  const { skin = SITE_FIELDS } = frame
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length * 2}
        spellCheck={false}
        style={skin.code ? { maxWidth: `${length * 2 + 2}ch` } : undefined}
        className={controlClass(frame.error, skin, skin.code)}
        {...control}
        {...described(frame.id, frame.hint, frame.error)}
      />
    </FieldFrame>
  )
}
