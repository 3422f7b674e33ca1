'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from './field'

/** While which value of which other field of the form only digits are typed. */
export interface DigitsWhile {
  field: string
  is: string
}

/**
 * A number that has only digits in one case: phones show their keypad of digits then, and all keys otherwise. Without
 * scripts all keys are shown, as a letter could not be typed on the other.
 */
export function KeypadField({ digitsWhile, ...rest }: ComponentProps<typeof TextField> & { digitsWhile: DigitsWhile }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDigits, setDigits] = useState(false)
  const { field, is } = digitsWhile
  useEffect(() => {
    const form = frame.current?.closest('form')
    if (!form) return
    const follow = () => {
      const other = form.elements.namedItem(field)
      setDigits(other instanceof HTMLSelectElement && other.value === is)
    }
    follow()
    form.addEventListener('change', follow)
    return () => form.removeEventListener('change', follow)
  }, [field, is])
  return (
    <div ref={frame}>
      <TextField {...rest} inputMode={isDigits ? 'numeric' : 'text'} autoCapitalize="characters" />
    </div>
  )
}
