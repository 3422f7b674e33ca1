import { type Announcement, announcedAt } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** What an announced page is called, and what others are told of it. */
export interface AnnouncedFacts extends Pick<Announcement, 'text' | 'audience'> {
  locale: Locale
  /** Its own address, or that of its section: whatever slug somebody asks for, it is the same page. */
  path: string
  title: string
  description: string
  /** There is nothing to be found on it yet. */
  isIndexed: false
}

/** The facts of the page announced at the words after the language; null when there is none. */
export function announcedFacts(locale: Locale, path: string): AnnouncedFacts | null {
  const announced = announcedAt(path)
  if (!announced) return null
  const { text, audience, canonical } = announced
  const t = words(locale, 'announced')
  return {
    locale,
    text,
    audience,
    path: `/${locale}/${canonical}`,
    title: t(`pages.${text}.title`),
    description: t(`pages.${text}.lead`),
    isIndexed: false,
  }
}
