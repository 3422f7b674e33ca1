import { joinSitemaps } from '@/features/seo'
import { FEATURE_SITEMAPS } from '@/gathered/sitemaps'

/** Every type of sitemap, from the features that own the pages. */
export const SITEMAPS = joinSitemaps(FEATURE_SITEMAPS)
