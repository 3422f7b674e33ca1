'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../show/class-names'
import { Icon } from '../show/icon'
import { useHydrated } from '../show/use-hydrated'
import { SelectField } from './field'
import { controlClass, described, FieldFrame, type Frame } from './field-frame'
import { type ComboboxOption, useCombobox } from './use-combobox'

interface ComboboxProps extends Frame {
  options: readonly ComboboxOption[]
  /** The empty option of the native select, with the value ''. */
  empty: string
  /** `none` is shown when no option matches. */
  texts: { none: string }
  defaultValue?: string
  placeholder?: string
  disabled?: boolean
  onChoose?: (value: string) => void
}

/** A select with type-ahead search. Without scripts it is a native select. */
export function Combobox({ texts, placeholder, onChoose, ...props }: ComboboxProps) {
  const plain = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(props.defaultValue ?? '')
  const isHydrated = useHydrated()
  useEffect(() => {
    // Chosen in the native select before hydration.
    setFirst((known) => plain.current?.querySelector('select')?.value ?? known)
  }, [])
  if (isHydrated) return <Typed {...{ ...props, texts, placeholder, onChoose, first }} />
  return (
    <div ref={plain} className={props.className}>
      <SelectField {...props} className={undefined} />
    </div>
  )
}

function Typed({ first, ...props }: ComboboxProps & { first: string }) {
  const { name, label, hint, error, optional, className, disabled } = props
  const id = props.id ?? name
  const box = useCombobox(props.options, first, props.onChoose)
  const list = useRef<HTMLDivElement>(null)
  const isListed = box.isOpen && box.shown.length > 0

  useEffect(() => {
    if (box.active >= 0) list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' })
  }, [box.active])

  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <span className="relative block">
        <input
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListed && box.active >= 0 ? `${id}-option-${box.active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={props.placeholder}
          value={box.text}
          className={classNames(controlClass(error), 'truncate pe-7')}
          {...described(id, hint, error)}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.press}
          onClick={() => box.isOpen || box.toggle()}
          onBlur={box.leave}
        />
        <Opener id={id} isOpen={isListed} isDisabled={disabled} onPress={box.toggle} />
        <Options id={id} list={list} box={box} />
        {box.isOpen && !isListed ? <Layer>{props.texts.none}</Layer> : null}
        <span role="status" className="sr-only">
          {box.isOpen && !isListed ? props.texts.none : null}
        </span>
      </span>
      <input type="hidden" name={name} value={box.chosen} disabled={disabled} />
    </FieldFrame>
  )
}

/** Opens the list by pointer; the keyboard uses the arrow keys. */
function Opener(props: { id: string; isOpen: boolean; isDisabled?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={props.isDisabled}
      aria-labelledby={`${props.id}-label`}
      aria-expanded={props.isOpen}
      aria-controls={`${props.id}-list`}
      className="absolute inset-y-0 end-0 flex min-w-target items-center justify-center disabled:text-stone-600"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getElementById(props.id)?.focus()
        props.onPress()
      }}
    >
      <Icon name="down" className={classNames('size-4 transition-transform', props.isOpen && 'rotate-180')} />
    </button>
  )
}

const LAYER = 'absolute inset-x-0 top-full z-20 mt-1 border border-ink bg-white'

function Layer({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={classNames(LAYER, 'block px-3 py-2 text-stone-600')}>
      {children}
    </span>
  )
}

interface OptionsProps {
  id: string
  list: RefObject<HTMLDivElement | null>
  box: ReturnType<typeof useCombobox>
}

/** S1§9: at most 300 px high. */
function Options({ id, list, box }: OptionsProps) {
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      hidden={!box.isOpen || box.shown.length === 0}
      className={classNames(LAYER, 'max-h-dropdown overflow-y-auto overscroll-contain py-1')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {box.shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={option.value}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === box.active}
          onClick={() => box.settle(option.value)}
          className="flex min-h-target cursor-pointer items-center gap-3 px-3 py-2 hover:bg-stone-100 aria-selected:bg-ink aria-selected:text-paper"
        >
          <span className="min-w-0 grow">
            {option.text}
            {option.note ? <span className="ps-2 text-small opacity-80">{option.note}</span> : null}
          </span>
          {option.value === box.chosen ? <Icon name="check" className="size-4" /> : null}
        </div>
      ))}
    </div>
  )
}
