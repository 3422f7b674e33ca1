import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

interface StoredBrandPage {
  brand: string
  _status?: 'draft' | 'published' | null
}

/** Tells every front door that the page of a brand changed. A draft that was never public concerns nobody. */
export async function announceBrandPage(
  ctx: Context,
  before: StoredBrandPage | null | undefined,
  after: StoredBrandPage | null,
): Promise<void> {
  const isPublic = (page: StoredBrandPage | null | undefined) => page?._status === 'published'
  const pages = [before, after].filter(isPublic)
  await announceContent(ctx, [...new Set(pages.map((page) => `brand:${page?.brand}`))])
}
