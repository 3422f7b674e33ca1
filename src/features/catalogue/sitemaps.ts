import { CATALOGUE_SITEMAPS } from './queries/sitemaps'

export const sitemaps = CATALOGUE_SITEMAPS
