import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** The locale of a page from its address. The gateway lets no other value through. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
