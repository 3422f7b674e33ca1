'use client'

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { type NumberShape, plainNumber, rewriteNumber, writtenNumber } from '@/kernel/form/typed-number'
import { classNames } from '../show/class-names'
import { useHydrated } from '../show/use-hydrated'
import { controlClass, described, FieldFrame, type Frame, fieldParts } from './field-frame'

type NumberFieldProps = Frame &
  NumberShape & {
    /** Shown after the number, in the language of the page. */
    unit?: string
    /** Plain digits: `3490000`. */
    defaultValue?: string
  } & Omit<ComponentProps<'input'>, keyof Frame | 'defaultValue' | 'value' | 'type'>

/**
 * A whole or decimal number. Accepts any digits, also Thai ones, and posts plain ones. Without scripts it posts the
 * text as typed, which `plainNumber` also parses.
 */
export function NumberField({ decimals = 0, isGrouped = false, unit, defaultValue = '', ...props }: NumberFieldProps) {
  const { frame, name, control } = fieldParts(props)
  const shape = { decimals, isGrouped }
  const [plain, setPlain] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()

  useEffect(() => {
    // Typed before hydration.
    setPlain((known) => (input.current ? plainNumber(input.current.value, { decimals }) : known))
  }, [decimals])

  function rewrite(field: HTMLInputElement, isForward: boolean) {
    const { text, caret } = rewriteNumber(field.value, field.selectionStart ?? field.value.length, shape, isForward)
    // Set on the element itself: a controlled value would move the caret to the end.
    if (text !== field.value || caret !== field.selectionStart) {
      field.value = text
      field.setSelectionRange(caret, caret)
    }
    setPlain(plainNumber(text, shape))
  }

  function type({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const { isComposing, inputType } = nativeEvent as InputEvent
    if (!isComposing) rewrite(currentTarget, inputType === 'deleteContentForward')
  }

  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <input
          ref={input}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={writtenNumber(defaultValue, shape)}
          className={classNames(controlClass(frame.error), 'tabular-nums', unit && 'pe-9')}
          {...control}
          {...described(frame.id, frame.hint, frame.error, unit && `${frame.id}-unit`)}
          name={isHydrated ? undefined : name}
          onInput={type}
          onCompositionEnd={({ currentTarget }) => rewrite(currentTarget, false)}
        />
        {unit ? (
          <span
            id={`${frame.id}-unit`}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-stone-600"
          >
            {unit}
          </span>
        ) : null}
      </span>
      {isHydrated ? <input type="hidden" name={name} value={plain} disabled={control.disabled} /> : null}
    </FieldFrame>
  )
}

/** An amount of money, with thousands separators while typing. `unit` is the currency: บาท, baht. */
export function MoneyField(props: Omit<NumberFieldProps, 'isGrouped' | 'unit'> & { unit: string }) {
  return <NumberField isGrouped {...props} />
}
