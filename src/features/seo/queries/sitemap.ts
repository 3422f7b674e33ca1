import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import { SERVED_LOCALES } from '@/platform/process/served-locales'
import { lastChange, type SitemapEntry, type SitemapLine, type Sitemaps, sitemapPath } from '../domain/sitemap'

async function entriesOf(sitemaps: Sitemaps, type: string, locale: Locale): Promise<SitemapEntry[]> {
  return (await inTurn(sitemaps.get(type) ?? [], (read) => read(locale))).flat()
}

/** The indexable pages of one subject: published in the language, canonical here, not excluded. */
export async function readSitemap(type: string, locale: Locale, sitemaps: Sitemaps): Promise<SitemapEntry[]> {
  const entries = SERVED_LOCALES.includes(locale) ? await entriesOf(sitemaps, type, locale) : []
  return entries.filter(({ locales }) => locales.includes(locale))
}

/** All sitemaps that are not empty. A page exists in every language in service, so one language is checked. */
export async function readSitemapIndex(sitemaps: Sitemaps): Promise<SitemapLine[]> {
  const all = await inTurn([...sitemaps.keys()], async (type) => ({
    type,
    entries: await entriesOf(sitemaps, type, SERVED_LOCALES[0] ?? 'en'),
  }))
  return all.flatMap(({ type, entries }) =>
    SERVED_LOCALES.flatMap((locale) => {
      const own = entries.filter(({ locales }) => locales.includes(locale))
      return own.length > 0 ? [{ path: sitemapPath(type, locale), changedAt: lastChange(own) }] : []
    }),
  )
}
