import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FindPage, findPath } from '../domain/finder-query'

/** Metadata of a finder page for search engines and for sharing. */
export function findFacts(locale: Locale, page: FindPage) {
  const t = words(locale, 'transit')
  return {
    locale,
    path: findPath(locale, page),
    title: t(`meta.${page}.title`),
    description: t(`meta.${page}.description`),
  }
}
