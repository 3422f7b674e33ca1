export { FEED_TYPE, type FeedFacts, feedPath, feedXml, readFeedName } from './domain/feed'
export { eventData, type FilmFacts, filmData, listData, promotionData } from './domain/listed-data'
export { secretPageMetadata } from './domain/secret-page'
export {
  joinSitemaps,
  lastChange,
  readSitemapName,
  robotsText,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapXml,
} from './domain/sitemap'
export {
  readSocialFileName,
  type SocialFacts,
  type SocialImage,
  type SocialSubject,
} from './domain/social-image'
export {
  type ArticleFacts,
  articleData,
  breadcrumbData,
  type Crumb,
  companyData,
  type ProjectFacts,
  projectData,
} from './domain/structured-data'
