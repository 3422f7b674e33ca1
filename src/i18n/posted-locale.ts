import { type Posted, postedText } from '@/kernel/form/posted-form'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** The language of the page whose form was posted. */
export function postedLocale(data: Posted): Locale {
  const posted = postedText(data, 'locale')
  return isLocale(posted) ? posted : DEFAULT_LOCALE
}
