'use client'

import './date-picker.css'
import {
  type ComponentProps,
  type FocusEvent,
  lazy,
  Suspense,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { TIME_ZONE } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { dayIn, type IsoDay } from '@/kernel/calendar-day'
import { readTypedDate } from '@/kernel/form/typed-date'
import { classNames } from '../show/class-names'
import { Icon } from '../show/icon'
import { useHydrated } from '../show/use-hydrated'
import type { CalendarTexts } from './calendar'
import { dayInWords } from './day-in-words'
import { controlClass, described, FieldFrame, type Frame, fieldParts } from './field-frame'
import { useDebouncedValue } from './use-debounced-value'

const loadCalendar = () => import('./calendar')
const Calendar = lazy(() => loadCalendar().then((module) => ({ default: module.Calendar })))

export interface DatePickerTexts extends CalendarTexts {
  /** Label of the calendar button. */
  open: string
  /** Accessible name of the calendar. */
  calendar: string
  notADate: string
  tooEarly: string
  tooLate: string
}

/** `today` is resolved in the browser: a cached page does not know it. */
export type DateBound = IsoDay | 'today'

type DatePickerProps = Frame & {
  locale: Locale
  texts: DatePickerTexts
  min?: DateBound
  max?: DateBound
  /** An ISO date, or the text as typed. */
  defaultValue?: string
} & Omit<ComponentProps<'input'>, keyof Frame | 'defaultValue' | 'value' | 'type' | 'min' | 'max'>

interface Bounds {
  min?: IsoDay
  max?: IsoDay
}

const textAtFirst = (locale: Locale, value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayInWords(locale, value) : value

function faultOf(text: string, day: IsoDay | null, { min, max }: Bounds, texts: DatePickerTexts): string | undefined {
  if (text.trim() === '') return undefined
  if (!day) return texts.notADate
  if (min && day < min) return texts.tooEarly
  return max && day > max ? texts.tooLate : undefined
}

/**
 * A date, typed in either era and any site language, or picked from a calendar. Shows how it was parsed and posts an
 * ISO date. Text it cannot parse, and all text without scripts, is posted as typed for `readTypedDate`.
 */
export function DatePicker({ locale, texts, min, max, defaultValue = '', ...props }: DatePickerProps) {
  const { frame, name, control } = fieldParts(props)
  const [today] = useState(() => dayIn(TIME_ZONE, new Date()))
  const [first] = useState(() => textAtFirst(locale, defaultValue))
  const [text, setText] = useState(first)
  const [hasLeft, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()

  // Typed before hydration.
  useEffect(() => setText((known) => input.current?.value ?? known), [])

  const bounds = { min: min === 'today' ? today : min, max: max === 'today' ? today : max }
  const day = readTypedDate(text, today)
  const fault = hasLeft ? faultOf(text, day, bounds, texts) : undefined
  const error = text === first && frame.error ? frame.error : fault
  const choose = (chosen: IsoDay) => setText(dayInWords(locale, chosen))

  return (
    <FieldFrame {...frame} error={error}>
      <span className="relative block">
        <input
          ref={input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          className={classNames(controlClass(error), 'pe-8 tabular-nums')}
          {...control}
          {...described(frame.id, frame.hint, error, `${frame.id}-read`)}
          name={isHydrated ? undefined : name}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setLeft(false)
          }}
          onBlur={() => setLeft(true)}
        />
        {isHydrated ? (
          <Opened
            {...{ locale, texts, today, ...bounds }}
            id={frame.id}
            chosen={day}
            isOff={control.disabled}
            onChoose={choose}
          />
        ) : null}
      </span>
      <Read id={frame.id} text={text} inWords={day && !fault ? dayInWords(locale, day) : ''} />
      {isHydrated ? <input type="hidden" name={name} value={day ?? text} disabled={control.disabled} /> : null}
    </FieldFrame>
  )
}

/** The parsed date in words, unless the field already shows it. */
function Read({ id, text, inWords }: { id: string; text: string; inWords: string }) {
  const read = useDebouncedValue(inWords === text ? '' : inWords)
  return (
    <p id={`${id}-read`} role="status" className="text-small empty:absolute">
      {read && inWords === read ? (
        <span className="flex items-center gap-2 pt-1">
          <Icon name="check" className="size-4 text-success" />
          {read}
        </span>
      ) : null}
    </p>
  )
}

type OpenedProps = Bounds & {
  id: string
  locale: Locale
  texts: DatePickerTexts
  today: IsoDay
  chosen: IsoDay | null
  isOff?: boolean
  onChoose: (day: IsoDay) => void
}

/** The calendar button with its popover, which closes on Escape and on a click outside. */
function Opened({ isOff, onChoose, ...props }: OpenedProps) {
  const { id, texts } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)

  function toggle({ newState }: ToggleEvent<HTMLDivElement>) {
    setOpen(newState === 'open')
    const at = document.activeElement
    const isLost = !at || at === document.body || layer.current?.contains(at)
    if (newState === 'closed' && isLost) opener.current?.focus()
  }

  function leave({ relatedTarget }: FocusEvent) {
    const isOutside = relatedTarget && !layer.current?.contains(relatedTarget) && relatedTarget !== opener.current
    if (isOutside) layer.current?.hidePopover()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        disabled={isOff}
        popoverTarget={`${id}-calendar`}
        aria-haspopup="dialog"
        aria-label={texts.open}
        onPointerEnter={loadCalendar}
        onFocus={loadCalendar}
        className="absolute inset-y-0 end-0 flex min-w-target items-center justify-center disabled:text-stone-600"
      >
        <Icon name="calendar" />
      </button>
      <div
        ref={layer}
        id={`${id}-calendar`}
        popover="auto"
        role="dialog"
        aria-label={texts.calendar}
        className="calendar"
        onToggle={toggle}
        onBlur={leave}
      >
        {isOpen ? (
          <Suspense fallback={<div className="h-[340px]" />}>
            <Calendar
              {...props}
              onChoose={(day) => {
                onChoose(day)
                layer.current?.hidePopover()
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}
