'use client'

import type { ShownUnits } from './availability-texts'

/** Dims the units of other types, and leaves them out of the list. */
export function TypeFilter({
  texts,
  types,
  type,
  onType,
}: Pick<ShownUnits, 'texts' | 'types'> & { type: string; onType: (code: string) => void }) {
  const options = [{ code: '', name: texts.allTypes }, ...types]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.filter}</legend>
      {options.map((option) => (
        <label
          key={option.code}
          data-event="click_unit_type"
          data-event-value={option.code}
          className="flex min-h-target cursor-pointer items-center rounded-control border border-stone-400 px-3 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="unit-type"
            value={option.code}
            checked={type === option.code}
            onChange={() => onType(option.code)}
            className="sr-only"
          />
          <span aria-hidden={option.code ? true : undefined}>{option.code || option.name}</span>
          {option.code ? <span className="sr-only">{option.name}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
