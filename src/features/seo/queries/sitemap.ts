import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import { SERVED_LOCALES } from '@/platform/served-locales'
import {
  lastChange,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapLine,
  type SitemapType,
  sitemapPath,
} from '../domain/sitemap'

/** The sitemap entries of each subject, from the features that own the pages. */
type Sitemaps = Record<SitemapType, (locale: Locale) => Promise<SitemapEntry[]>>

/** The indexable pages of one subject: published in the language, canonical here, not excluded. */
export async function readSitemap(type: SitemapType, locale: Locale, sitemaps: Sitemaps): Promise<SitemapEntry[]> {
  const entries = SERVED_LOCALES.includes(locale) ? await sitemaps[type](locale) : []
  return entries.filter(({ locales }) => locales.includes(locale))
}

/** All sitemaps that are not empty. A page exists in every language in service, so one language is checked. */
export async function readSitemapIndex(sitemaps: Sitemaps): Promise<SitemapLine[]> {
  const all = await inTurn(SITEMAP_TYPES, async (type) => ({
    type,
    entries: await sitemaps[type](SERVED_LOCALES[0] ?? 'en'),
  }))
  return all.flatMap(({ type, entries }) =>
    SERVED_LOCALES.flatMap((locale) => {
      const own = entries.filter(({ locales }) => locales.includes(locale))
      return own.length > 0 ? [{ path: sitemapPath(type, locale), changedAt: lastChange(own) }] : []
    }),
  )
}
