'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatMonth } from '@/i18n/formats'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { addDays, addMonths, dayAfterKey, type IsoDay, weeksOfMonth, withinBounds } from '@/kernel/calendar-day'
import { Icon } from '../show/icon'
import { dayInWords } from './day-in-words'

export interface CalendarTexts {
  previousMonth: string
  nextMonth: string
  previousYear: string
  nextYear: string
}

interface CalendarProps {
  locale: Locale
  id: string
  today: IsoDay
  chosen: IsoDay | null
  min?: IsoDay
  max?: IsoDay
  texts: CalendarTexts
  onChoose: (day: IsoDay) => void
}

/** Any Sunday: the weekday names are formatted from it. */
const SOME_SUNDAY = '2026-03-01'
/** Weeks begin on Sunday in Thailand, Hong Kong and Taiwan, on Monday on the mainland. */
const firstWeekday = (locale: Locale) => (locale === 'chs' ? 1 : 0)

/**
 * One month as an APG date grid: arrow keys move by days and weeks, Page Up and Down by months, with Shift by years.
 */
export function Calendar({ locale, id, today, chosen, min, max, texts, onChoose }: CalendarProps) {
  const [day, setDay] = useState(() => withinBounds(chosen ?? today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const isWalking = useRef(true)
  const week = firstWeekday(locale)

  useEffect(() => {
    // The previous and next month buttons keep the focus.
    if (isWalking.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  function walk(event: KeyboardEvent) {
    const next = dayAfterKey(day, event.key, event.shiftKey, week)
    if (!next) return
    event.preventDefault()
    isWalking.current = true
    setDay(withinBounds(next, min, max))
  }

  function turn(months: number) {
    isWalking.current = false
    setDay(withinBounds(addMonths(day, months), min, max))
  }

  return (
    <>
      <Turner id={id} month={formatMonth(locale, day.slice(0, 7))} texts={texts} onTurn={turn} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen from (APG) */}
      <table ref={grid} role="grid" aria-labelledby={`${id}-month`} onKeyDown={walk} className="w-full table-fixed">
        <Weekdays locale={locale} first={week} />
        <tbody>
          {weeksOfMonth(day, week).map((days) => (
            <tr key={days.find((one) => one !== null)}>
              {days.map((one, column) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell can be chosen
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its weekday
                <td key={column} className="p-0" aria-selected={one !== null && one === chosen}>
                  {one ? (
                    <Day
                      locale={locale}
                      day={one}
                      isStop={one === day}
                      isToday={one === today}
                      isOff={withinBounds(one, min, max) !== one}
                      onChoose={onChoose}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface DayProps {
  locale: Locale
  day: IsoDay
  /** The one cell in the tab order (roving tabindex). */
  isStop: boolean
  isToday: boolean
  isOff: boolean
  onChoose: (day: IsoDay) => void
}

function Day({ locale, day, isStop, isToday, isOff, onChoose }: DayProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={dayInWords(locale, day)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOff}
      onClick={() => isOff || onChoose(day)}
      className="calendar-day"
    >
      {Number(day.slice(8))}
    </button>
  )
}

interface TurnerProps {
  id: string
  month: string
  texts: CalendarTexts
  onTurn: (months: number) => void
}

function Turner({ id, month, texts, onTurn }: TurnerProps) {
  const turner = (label: string, months: number) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => onTurn(months)}
      className="flex h-target min-w-6 grow items-center justify-center hover:bg-stone-100"
    >
      <Icon name="down" className={months < 0 ? 'size-4 rotate-90' : 'size-4 -rotate-90'} />
      {Math.abs(months) > 1 ? (
        <Icon name="down" className={months < 0 ? '-ms-2 size-4 rotate-90' : '-ms-2 size-4 -rotate-90'} />
      ) : null}
    </button>
  )
  return (
    <div className="flex items-center">
      {turner(texts.previousYear, -12)}
      {turner(texts.previousMonth, -1)}
      <p id={`${id}-month`} aria-live="polite" className="px-1 text-center font-medium tabular-nums">
        {month}
      </p>
      {turner(texts.nextMonth, 1)}
      {turner(texts.nextYear, 12)}
    </div>
  )
}

function Weekdays({ locale, first }: { locale: Locale; first: number }) {
  const name = (weekday: 'narrow' | 'long', index: number) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { weekday, timeZone: 'UTC' }).format(
      new Date(addDays(SOME_SUNDAY, index)),
    )
  const days = Array.from({ length: 7 }, (_, column) => first + column)
  return (
    <thead>
      <tr>
        {days.map((index) => (
          <th key={index} scope="col" abbr={name('long', index)} className="h-6 text-small font-normal text-stone-600">
            {name('narrow', index)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
