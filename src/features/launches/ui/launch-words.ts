import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** A day and a time in one phrase. */
export const momentOf = (locale: Locale, time: Date): string =>
  words(locale, 'launch')('moment', { date: formatDate(locale, time), time: formatTime(locale, time) })

/** An hour of the day: `09:00`. */
export const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
