import { pagePath } from '@/features/routing'
import type { SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { readPromotions } from './promotions'

async function sitemapOf(locale: Locale): Promise<SitemapEntry[]> {
  const promotions = await readPromotions(locale)
  return promotions
    .filter(({ state }) => state !== 'ended')
    .map(({ slug, changedAt, cover }) => {
      const path = pagePath(locale, 'promotion-page', { slug })
      return {
        path,
        locales: localesOf(path),
        changedAt,
        images: cover?.variants.slice(-1).map(({ url }) => url) ?? [],
      }
    })
}

/** The sitemap of promotions that run or are to come. */
export const PROMOTION_SITEMAPS = { promotions: sitemapOf } as const
