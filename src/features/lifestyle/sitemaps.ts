import { LIVING_SITEMAPS } from './queries/living'

export const sitemaps = LIVING_SITEMAPS
