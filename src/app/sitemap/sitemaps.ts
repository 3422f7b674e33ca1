import { CATALOGUE_SITEMAPS } from '@/features/catalogue/queries/sitemaps'
import { PAGE_SITEMAPS } from '@/features/pages/queries/sitemaps'
import { STORY_SITEMAPS } from '@/features/stories/queries/story-feeds'

/** Every type of sitemap, from the features that own the pages. */
export const SITEMAPS = { ...PAGE_SITEMAPS, ...CATALOGUE_SITEMAPS, ...STORY_SITEMAPS }
