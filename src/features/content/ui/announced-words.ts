import { type AnnouncedName, announcedAt } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** What an announced page is called, and what others are told of it. */
export interface AnnouncedFacts {
  locale: Locale
  name: AnnouncedName
  path: string
  title: string
  description: string
  /** There is nothing to be found on it yet. */
  isIndexed: false
}

/** The facts of the page announced at the words after the language; null when there is none. */
export function announcedFacts(locale: Locale, path: string): AnnouncedFacts | null {
  const name = announcedAt(path)
  if (!name) return null
  const t = words(locale, 'announced')
  return {
    locale,
    name,
    path: `/${locale}/${path}`,
    title: t(`pages.${name}.title`),
    description: t(`pages.${name}.lead`),
    isIndexed: false,
  }
}
