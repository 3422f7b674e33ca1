import { PROMOTION_SITEMAPS } from './queries/sitemap'

export const sitemaps = PROMOTION_SITEMAPS
