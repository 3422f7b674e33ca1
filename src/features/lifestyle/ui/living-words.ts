import { withNext } from '@/features/members'
import { homePath, pagePath } from '@/features/routing'
import { breadcrumbData, type Crumb, eventData } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LivingCard, LivingEntry, LivingKind } from '../domain/entry'
import { entryPath, livingListPath } from '../domain/entry-path'

/** The messages of care and living in one language. */
export const livingWords = (locale: Locale) => words(locale, 'living')

/** The sign-in page that returns to a page of the site. */
export const signInPath = (locale: Locale, back: string): string => withNext(pagePath(locale, 'login'), back)

/** The entries of a list as its structured data names them. */
export const listedEntries = (locale: Locale, entries: readonly LivingCard[]) =>
  entries.map((entry) => ({ path: entryPath(locale, entry), name: entry.title }))

/** The structured data of an entry: where it stands, and an event as such. */
export function entryThings(origin: string, locale: Locale, entry: LivingEntry) {
  const { kind, title, lead, day, place, cover } = entry
  const path = entryPath(locale, entry)
  const images = cover?.variants.slice(-1).map(({ url }) => url) ?? []
  const event = { path, name: title, description: lead, day, place, images }
  return [
    breadcrumbData(origin, path, livingCrumbs(locale, kind, entry)),
    ...(kind === 'event' ? eventData(origin, event) : []),
  ]
}

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
