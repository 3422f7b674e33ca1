'use client'

import { type RefObject, useEffect, useState } from 'react'
import { keepTyped, typedBefore } from './typed-before'

/** The form that keeps what was typed: whose matter it belongs to, and its name there. */
export interface KeptForm {
  owner: string
  form: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** Fills in what stood there. Resolves to whether anything was. */
function fill(form: HTMLFormElement, values: Record<string, string>): boolean {
  let isFilled = false
  for (const [name, value] of Object.entries(values)) {
    const found = form.elements.namedItem(name)
    if (found instanceof RadioNodeList) found.value = value
    if (!isControl(found) || found.value === value) continue
    found.value = value
    // What follows the field, such as the keypad of the next one, hears of it.
    found.dispatchEvent(new Event('change', { bubbles: true }))
    if (found instanceof HTMLSelectElement) continue
    found.closest('details')?.setAttribute('open', '')
    isFilled = true
  }
  return isFilled
}

/** The visible fields of a form, without those that are not to be kept. */
function valuesIn(form: HTMLFormElement, unkept: ReadonlySet<string>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    const found = form.elements.namedItem(name)
    const isHidden = found instanceof HTMLInputElement && found.type === 'hidden'
    if (typeof value === 'string' && !isHidden && !unkept.has(name) && !name.startsWith('$')) values[name] = value
  }
  return values
}

/**
 * Keeps what is typed over a change of the language and over going back, in this tab alone, and without the fields that are
 * named in `unkept`, joined by blanks. Tells whether something was filled in again.
 */
export function useTypedBefore(ref: RefObject<HTMLFormElement | null>, kept: KeptForm | undefined, unkept: string) {
  const [isFilled, setFilled] = useState(false)
  const [owner, name] = [kept?.owner, kept?.form]
  useEffect(() => {
    const form = ref.current
    if (!form || owner === undefined || name === undefined) return
    const left = new Set(unkept.split(' '))
    setFilled(fill(form, typedBefore(owner, name)))
    const keep = () => keepTyped(owner, name, valuesIn(form, left))
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [ref, owner, name, unkept])
  return isFilled
}
