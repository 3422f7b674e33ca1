import { cache } from 'react'
import { DEFAULT_LOCALE, type Locale } from './locales'

const requestState = cache((): { locale: Locale } => ({ locale: DEFAULT_LOCALE }))

/** Remembers the locale of the current request for components without route params (not-found pages). */
export function rememberLocale(locale: Locale): void {
  requestState().locale = locale
}

/** The locale of the current request, once its layout has set it. */
export function rememberedLocale(): Locale {
  return requestState().locale
}
