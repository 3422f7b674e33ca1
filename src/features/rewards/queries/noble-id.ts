import type { Metadata } from 'next'
import { readPreview } from '@/features/previews/queries'
import { pagePath } from '@/features/routing'
import type { SitemapEntry } from '@/features/seo'
import { localesOf, pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { findNobleId, findNobleIdDraft } from '../operations/find-noble-id'

/** The published page, the same for everybody; null when nothing is published. */
export const readNobleId = cachedRead(
  'noble-id',
  (ctx, locale: Locale) => findNobleId(ctx, locale),
  () => ['noble-id'],
)

/** The page as its draft, for staff and for holders of a preview link (S2§2.3). */
export const readNobleIdPreview = (locale: Locale, token: unknown) =>
  readPreview(
    token,
    (ctx) => findNobleIdDraft(ctx, locale),
    (ctx) => findNobleId(ctx, locale, true),
  )

/** The metadata of the page for search engines and link previews. */
export async function nobleIdMetadata(locale: Locale): Promise<Metadata> {
  const page = await readNobleId(locale)
  if (!page) return { robots: { index: false, follow: true } }
  return pageMetadata({ locale, path: pagePath(locale, 'noble-id'), ...page.meta })
}

/** The entry of the page in the sitemap, while it is published. */
export async function nobleIdSitemap(locale: Locale): Promise<SitemapEntry[]> {
  const page = await readNobleId(locale)
  const path = pagePath(locale, 'noble-id')
  const images = page?.image?.variants.slice(-1).map(({ url }) => url) ?? []
  return page ? [{ path, locales: localesOf(path), changedAt: page.changedAt, images }] : []
}
