import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { IsoDay } from '@/kernel/calendar-day'

/** An ISO date in words, in the language and era of the page. */
export const dayInWords = (locale: Locale, day: IsoDay) => formatDate(locale, new Date(`${day}T12:00:00+07:00`))
