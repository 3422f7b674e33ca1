import { brandPath } from '@/features/addresses'
import type { Brand } from '@/features/catalogue'
import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

interface StoredBrandPage {
  brand: Brand
  _status?: 'draft' | 'published' | null
}

/** Tells front doors and search engines that the page of a brand changed. A draft never public concerns nobody. */
export async function announceBrandPage(
  ctx: Context,
  before: StoredBrandPage | null | undefined,
  after: StoredBrandPage | null,
): Promise<void> {
  const pages = [before, after].filter((page) => page?._status === 'published').filter((page) => !!page)
  const brands = [...new Set(pages.map(({ brand }) => brand))]
  const tags = brands.map((brand) => `brand:${brand}`)
  await announceContent(ctx, tags)
  const paths = brands.map((brand) => brandPath(DEFAULT_LOCALE, brand))
  await tellSearchEngines(ctx, paths)
}
