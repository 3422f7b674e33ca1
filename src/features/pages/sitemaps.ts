import { PAGE_SITEMAPS } from './queries/sitemaps'

export const sitemaps = PAGE_SITEMAPS
