import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FindPage, findPath } from '../rules/question'

/** What search engines and people who share one of the two pages are told about it. */
export function findFacts(locale: Locale, page: FindPage) {
  const t = words(locale, 'transit')
  return {
    locale,
    path: findPath(locale, page),
    title: t(`meta.${page}.title`),
    description: t(`meta.${page}.description`),
  }
}
