import { type Announcement, announcedAt } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The metadata of an announced page. */
export interface AnnouncedFacts extends Pick<Announcement, 'text' | 'audience'> {
  locale: Locale
  /** Its own path, or that of its section: every slug below shows the same page. */
  path: string
  title: string
  description: string
  /** Not indexed: it has no content yet. */
  isIndexed: false
}

/** The metadata of the page announced at this path; null when there is none. */
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
