import { type RefObject, useCallback, useEffect, useState } from 'react'
import { VOICE_EVENT } from '../voice/voice-event'
import { addressOf, isPriceMissing, showPriceMissing } from './form-address'
import { FIELD_ID, LIST_ID } from './panel-ids'
import { saveSearch } from './recent-searches'

type List = RefObject<HTMLDivElement | null>

const fieldOf = ({ current }: List) => current?.ownerDocument.getElementById(FIELD_ID) as HTMLInputElement | null

const optionsOf = ({ current }: List) => [...(current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Attributes that make a plain field a combobox of the list (APG). */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': LIST_ID, 'aria-expanded': 'false' }

/** The option that a key moves to, wrapping around; undefined when the key is for the text. */
function optionAfter(options: readonly HTMLElement[], active: string, key: string): HTMLElement | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const at = options.findIndex(({ id }) => id === active)
  return at < 0 ? options.at(step > 0 ? 0 : -1) : options[(at + step + options.length) % options.length]
}

/** Keys that move through the list and choose from it; all others are for the text. */
function useOptionKeys(list: List, active: string, setActive: (id: string) => void) {
  useEffect(() => {
    const field = fieldOf(list)
    if (!field) return
    if (active) field.setAttribute('aria-activedescendant', active)
    else field.removeAttribute('aria-activedescendant')
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const options = optionsOf(list)
      const next = optionAfter(options, active, event.key)
      const chosen = event.key === 'Enter' ? options.find(({ id }) => id === active) : undefined
      if (!next && !chosen) return
      event.preventDefault()
      chosen?.click()
      next?.scrollIntoView({ block: 'nearest' })
      if (next) setActive(next.id)
    }
    field.addEventListener('keydown', press)
    return () => field.removeEventListener('keydown', press)
  }, [list, active, setActive])
}

/** Submits the form without a reload and saves its words on the device; a submit by price needs a price. */
function useSending(list: List, onSent: (address: string) => void) {
  useEffect(() => {
    const form = fieldOf(list)?.form
    if (!form) return
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      const isMissing = isPriceMissing(form, event.submitter)
      showPriceMissing(form, isMissing)
      if (isMissing) return
      saveSearch(fieldOf(list)?.value ?? '')
      onSent(addressOf(form, event.submitter))
    }
    const mend = () => showPriceMissing(form, false)
    form.addEventListener('submit', send)
    form.addEventListener('change', mend)
    return () => {
      form.removeEventListener('submit', send)
      form.removeEventListener('change', mend)
    }
  }, [list, onSent])
}

/** Makes the plain field a combobox of the list and submits the form by soft navigation. */
export function useCombobox(list: List, onSent: (address: string) => void) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [isSpoken, setSpoken] = useState(false)
  const [active, setActive] = useState('')
  useOptionKeys(list, active, setActive)
  useSending(list, onSent)

  useEffect(() => {
    const field = fieldOf(list)
    if (!field) return
    for (const [name, value] of Object.entries(COMBOBOX)) field.setAttribute(name, value)
    setText(field.value)
    setEntered(document.activeElement === field)
    const stop = new AbortController()
    const { signal } = stop
    const write = () => {
      setText(field.value)
      // Typing leaves the active option: Enter then submits the text.
      setActive('')
    }
    field.addEventListener('input', write, { signal })
    field.addEventListener('focus', () => setEntered(true), { signal })
    field.form?.addEventListener(VOICE_EVENT, (event) => setSpoken((event as CustomEvent<boolean>).detail), { signal })
    return () => stop.abort()
  }, [list])

  /** Shows another list of options. */
  const show = useCallback(
    (options: readonly unknown[]) => {
      setActive('')
      fieldOf(list)?.setAttribute('aria-expanded', String(options.length > 0))
    },
    [list],
  )
  return { text, isTyped: isEntered && !isSpoken, active, show, focus: () => fieldOf(list)?.focus() }
}
