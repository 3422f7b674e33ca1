import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'

const BANGKOK = 'Asia/Bangkok'

/** The time of a visit where the visitor is; null when that is Bangkok time, or unknown. */
export function timesAbroad(locale: Locale, at: Date, timeZone: string): string | null {
  if (timeZone === '') return null
  const said = (zone: string) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(at)
  return said(timeZone) === said(BANGKOK) ? null : `${said(timeZone)} (${timeZone.replaceAll('_', ' ')})`
}
