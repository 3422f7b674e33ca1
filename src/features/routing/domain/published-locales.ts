import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/i18n/locales'
import { switchLocale } from './links'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'

/**
 * The languages in which the page at an address answers, in the order of the switcher: in service (C1), and open for
 * its section (C5). Empty when there is no such page.
 */
export function publishedLocales(path: string, settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS): Locale[] {
  return LOCALES.filter((locale) => {
    const [bare = ''] = switchLocale(path, locale).split(/[?#]/, 1)
    const found = resolveAddress({ path: bare, search: '' }, settings)
    return found.kind === 'page' && found.locale === locale
  })
}

/** The `x-default` language of a page: Thai, else English, else the first. */
export function defaultLocaleOf(locales: readonly Locale[]): Locale | null {
  return [DEFAULT_LOCALE, 'en' as const].find((locale) => locales.includes(locale)) ?? locales[0] ?? null
}
