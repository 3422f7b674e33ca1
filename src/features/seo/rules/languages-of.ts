import { liveLocales, switchLocale } from '@/features/addresses'
import { DEFAULT_LOCALE, HTML_LANG } from '@/i18n/locales'

/**
 * The other languages of a page as `hreflang` names them, each with its address: only those in which it is live, and
 * the default language, else the first of them, for everybody else (C40).
 */
export function languagesOf(path: string): (readonly [hreflang: string, path: string])[] {
  const live = liveLocales(path)
  const fallback = live.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : live[0]
  const named = live.map((locale) => [HTML_LANG[locale], switchLocale(path, locale)] as const)
  return fallback ? [...named, ['x-default', switchLocale(path, fallback)]] : named
}
