export type { AnnouncedText } from './domain/announced-routes'
export { type Announcement, announcedAt } from './domain/announcement'
export {
  compileRedirects,
  type RedirectRow,
} from './domain/editor-redirects'
export { indexedPages, isIndexedAddress } from './domain/indexing'
export { type LinkTarget, linkTarget } from './domain/link-target'
export {
  ALL_TABS,
  blogPath,
  brandPath,
  homePath,
  LISTINGS,
  type Listing,
  type ListingKind,
  listingAt,
  listingPath,
  locationPath,
  newsletterPath,
  newsPath,
  pagePath,
  policyPath,
  previewPath,
  projectPath,
  savedSearchPath,
  successPath,
  switchLocale,
} from './domain/links'
export {
  type ListingFilter,
  type PriceRange,
  type Query,
  readListingFilter,
  readPrices,
  writePrices,
} from './domain/listing-filter'
export { LOCATION_SPELLINGS } from './domain/location-words'
export { defaultLocaleOf, publishedLocales } from './domain/published-locales'
export {
  type AddressRequest,
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  isFreeForPost,
  isFreeForProject,
  type Resolution,
  resolveAddress,
} from './domain/resolve'
export { compileSections, type SectionRow } from './domain/sections'
export { resolveOnHost, type SeparateHosts, separateHostOf } from './domain/separate-host'
export { readSeparateHosts } from './domain/separate-hosts'
export { type FollowedLink, shortLinkFor } from './domain/short-links'
export { allowedHosts, type TargetRules } from './domain/short-targets'
export { isSlug } from './domain/slug'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './domain/source'
export { type UnknownAddress, unknownPath } from './domain/unknown-address'
