export { FEED_TYPE, type FeedFacts, feedPath, feedXml, readFeedName } from './rules/feed'
export { secretPageMetadata } from './rules/secret-page'
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
export {
  type DrawnPicture,
  readSocialFileName,
  type SocialFacts,
  type SocialSubject,
} from './rules/social-picture'
export {
  type ArticleFacts,
  articleData,
  breadcrumbData,
  type Crumb,
  companyData,
  type ProjectFacts,
  projectData,
} from './rules/structured-data'
