import { CATALOGUE_SITEMAPS } from '@/features/catalogue/queries/sitemaps'
import { LIVING_SITEMAPS } from '@/features/living/queries/living'
import { nobleIdSitemap } from '@/features/noble-id/queries/noble-id'
import { PAGE_SITEMAPS } from '@/features/pages/queries/sitemaps'
import { PROMOTION_SITEMAPS } from '@/features/promotions/queries/sitemap'
import { STORY_SITEMAPS } from '@/features/stories/queries/story-feeds'
import type { Locale } from '@/i18n/locales'

/** Every type of sitemap, from the features that own the pages. */
export const SITEMAPS = {
  ...CATALOGUE_SITEMAPS,
  ...PROMOTION_SITEMAPS,
  ...LIVING_SITEMAPS,
  ...STORY_SITEMAPS,
  pages: async (locale: Locale) => [...(await PAGE_SITEMAPS.pages(locale)), ...(await nobleIdSitemap(locale))],
}
