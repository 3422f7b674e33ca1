import { withNext } from '@/features/members'
import { homePath, pagePath } from '@/features/routing'
import type { Crumb } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LivingCard, LivingKind } from '../domain/entry'
import { livingListPath } from '../domain/entry-path'

/** The messages of care and living in one language. */
export const livingWords = (locale: Locale) => words(locale, 'living')

/** The sign-in page that returns to a page of the site. */
export const signInPath = (locale: Locale, back: string): string => withNext(pagePath(locale, 'login'), back)

/** The breadcrumbs of the overview, and of a list or an entry below it. */
export function livingCrumbs(locale: Locale, kind?: LivingKind, entry?: Pick<LivingCard, 'title'>): Crumb[] {
  const t = livingWords(locale)
  const hasList = kind === 'event' || kind === 'benefit'
  const trail: Crumb[] = [
    { text: t('home'), href: homePath(locale) },
    { text: t('title'), href: pagePath(locale, 'noblecare') },
    ...(kind && hasList ? [{ text: t(`kinds.${kind}.title`), href: livingListPath(locale, kind) }] : []),
    ...(entry ? [{ text: entry.title }] : []),
  ]
  // The page itself is the last crumb, and no link.
  return trail.map((crumb, index) => (index === trail.length - 1 ? { text: crumb.text } : crumb))
}
