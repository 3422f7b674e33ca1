export { pageMetadata } from './rules/page-metadata'
export {
  lastChange,
  readSitemapName,
  robotsText,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapLine,
  type SitemapType,
  sitemapIndexXml,
  sitemapPath,
  sitemapXml,
} from './rules/sitemap'
export { breadcrumbData, type Crumb, companyData, type ProjectFacts, projectData } from './rules/structured-data'
