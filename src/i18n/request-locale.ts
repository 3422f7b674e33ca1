import { cache } from 'react'
import { DEFAULT_LOCALE, type Locale } from './locales'

const held = cache((): { locale: Locale } => ({ locale: DEFAULT_LOCALE }))

/** Keeps the language of the page being made for parts of it that are given no parameters (not-found pages). */
export function rememberLocale(locale: Locale): void {
  held().locale = locale
}

/** The language of the page being made, once its layout has remembered it. */
export function rememberedLocale(): Locale {
  return held().locale
}
