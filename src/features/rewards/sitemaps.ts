import { nobleIdSitemap } from './queries/noble-id'

export const sitemaps = { pages: nobleIdSitemap }
