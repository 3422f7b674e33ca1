import { FieldError } from '@/design/form/field-frame'
import { formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Slot } from '../domain/slots'

interface SlotFieldProps {
  locale: Locale
  slots: readonly Slot[]
  legend: string
  /** Said of a time at which nobody fits any more. */
  full: string
  chosen: string
  error?: string
}

/** The times of a day side by side. Full ones are shown and cannot be chosen. */
export function SlotField({ locale, slots, legend, full, chosen, error }: SlotFieldProps) {
  return (
    <fieldset
      id="slot"
      tabIndex={-1}
      aria-describedby={error ? 'slot-error' : undefined}
      className="flex flex-col gap-2"
    >
      <legend className="pb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {slots.map(({ startsAt, left }) => (
          <label
            key={startsAt}
            className="flex min-h-7 cursor-pointer flex-col items-center justify-center rounded-control border border-stone-400 bg-white px-2 py-1 tabular-nums transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-white has-disabled:cursor-default has-disabled:border-stone-200 has-disabled:bg-transparent has-disabled:text-stone-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="slot"
              value={startsAt}
              defaultChecked={chosen === startsAt}
              disabled={left === 0}
              className="sr-only"
            />
            {formatTime(locale, new Date(startsAt))}
            {left === 0 ? <span className="text-small">{full}</span> : null}
          </label>
        ))}
      </div>
      <FieldError id="slot">{error}</FieldError>
    </fieldset>
  )
}
