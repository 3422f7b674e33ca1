import { indexedPages } from '@/features/routing'
import { addressSettingsNow } from '@/features/routing/server'
import type { SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { listPageDates } from '../operations/list-page-dates'
import { readHomePage } from './home'

const readPageDates = cachedRead(
  'page-dates',
  (ctx) => listPageDates(ctx),
  () => ['home', 'brand:noble', 'brand:nue'],
)

/** Pages that exist only with editorial content. */
const WRITTEN: readonly string[] = ['home', 'brand-noble', 'brand-nue', 'noble-id']

async function pagesIn(locale: Locale): Promise<SitemapEntry[]> {
  const [home, { home: homeChangedAt, brands }] = await Promise.all([readHomePage(locale), readPageDates()])
  const dates = new Map<string, string | null>(brands.map(({ brand, changedAt }) => [`brand-${brand}`, changedAt]))
  if (home) dates.set('home', homeChangedAt)
  return indexedPages(locale, addressSettingsNow())
    .filter(({ name }) => dates.has(name) || !WRITTEN.includes(name))
    .map(({ name, path }) => ({ path, locales: localesOf(path), changedAt: dates.get(name) ?? null, images: [] }))
}

/** The sitemap of pages other than projects, listings and stories. */
export const PAGE_SITEMAPS = { pages: pagesIn } as const
