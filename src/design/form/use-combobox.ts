import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { foldText, matchingOptions } from '@/kernel/form/matching-options'

export interface ComboboxOption {
  value: string
  text: string
  /** Grey text after the label. */
  note?: string
}

interface Box {
  /** The text in the input. */
  text: string
  /** The value of the field. */
  chosen: string
  isOpen: boolean
  /** Index of the active option; -1 for none. */
  active: number
  /** Typed since the last choice, so only matching options are shown. */
  isTyped: boolean
}

const textOf = (options: readonly ComboboxOption[], value: string) =>
  options.find((option) => option.value === value)?.text ?? ''

const settledAt = (options: readonly ComboboxOption[], value: string): Box => ({
  text: textOf(options, value),
  chosen: value,
  isOpen: false,
  active: -1,
  isTyped: false,
})

/** The option that a key makes active; undefined when the key edits the text. */
function activeAfter(key: string, { isOpen, active }: Box, last: number): number | undefined {
  if (key === 'ArrowDown') return active < last ? active + 1 : Math.min(0, last)
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last
  if (!isOpen || active < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** The value on blur: the option the text names, the only match, or the last choice. */
function valueOnLeaving(options: readonly ComboboxOption[], { text, chosen, isTyped }: Box): string {
  if (!isTyped) return chosen
  const folded = foldText(text)
  if (folded === '') return ''
  const same = options.find((option) => foldText(option.text) === folded)
  const [only, ...others] = matchingOptions(options, text)
  if (same) return same.value
  return only && others.length === 0 ? only.value : chosen
}

/** State and keyboard handling of an editable combobox with a list (APG). */
export function useCombobox(options: readonly ComboboxOption[], first: string, onChoose?: (value: string) => void) {
  const [box, setBox] = useState<Box>(() => settledAt(options, first))
  const reported = useRef(first)
  const shown = box.isTyped ? matchingOptions(options, box.text) : options
  const change = (part: Partial<Box>) => setBox({ ...box, ...part })
  const settle = (value: string) => setBox(settledAt(options, value))

  useEffect(() => {
    if (reported.current === box.chosen) return
    reported.current = box.chosen
    onChoose?.(box.chosen)
  }, [box.chosen, onChoose])

  const close = () => settle(box.chosen)
  const open = (active = -1) => {
    const at = shown.findIndex((option) => option.value === box.chosen)
    change({ isOpen: true, active: at < 0 ? active : at })
  }

  /** Handles a key; returns whether it was handled. */
  function press(key: string, isAlt: boolean): boolean {
    if (isAlt && key === 'ArrowDown') change({ isOpen: true })
    else if (box.isOpen && (key === 'Escape' || (isAlt && key === 'ArrowUp'))) close()
    else if (box.isOpen && key === 'Enter') leave()
    else return move(key)
    return true
  }

  function move(key: string): boolean {
    const active = activeAfter(key, box, shown.length - 1)
    if (active === undefined) {
      if (key === 'ArrowLeft' || key === 'ArrowRight') change({ active: -1 })
      return false
    }
    if (box.isOpen) change({ active })
    else open(active)
    return true
  }

  /** On blur the active option is chosen, or else what the text names. */
  function leave() {
    settle(shown[box.active]?.value ?? valueOnLeaving(options, box))
  }

  return {
    ...box,
    shown,
    settle,
    leave,
    toggle: () => (box.isOpen ? close() : open()),
    type: (text: string) => change({ text, isTyped: true, isOpen: true, active: -1 }),
    press: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing && press(event.key, event.altKey)) event.preventDefault()
    },
  }
}
