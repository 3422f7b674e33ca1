import { brandPath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { brandTag } from '@/kernel/cache/cache-tags'
import { kindOfMove } from '@/kernel/cache/content-change'
import type { Brand } from '@/kernel/vocabulary'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

interface StoredBrandPage {
  brand: Brand
  _status?: 'draft' | 'published' | null
}

/** Invalidates a brand page and notifies search engines. A draft that was never public changes nothing. */
export async function invalidateBrandPage(
  ctx: Context,
  before: StoredBrandPage | null | undefined,
  after: StoredBrandPage | null,
): Promise<void> {
  requireActor(ctx, may.invalidateBrandPage)

  const pages = [before, after].filter((page) => page?._status === 'published').filter((page) => !!page)
  const brands = [...new Set(pages.map(({ brand }) => brand))]
  const tags = brands.map(brandTag)
  const publicBrand = (page: StoredBrandPage | null | undefined) => (page?._status === 'published' ? page.brand : null)
  await invalidateTags(ctx, tags, kindOfMove(publicBrand(before), publicBrand(after)))
  const paths = brands.map((brand) => brandPath(DEFAULT_LOCALE, brand))
  await submitToIndexNow(ctx, paths)
}
