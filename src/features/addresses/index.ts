export type { AnnouncedText } from './rules/announced-routes'
export { type Announcement, announcedAt } from './rules/announcement'
export {
  compileRedirects,
  type RedirectRow,
} from './rules/editor-redirects'
export { indexedPages, isIndexedAddress } from './rules/indexing'
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
} from './rules/links'
export {
  type ListingFilter,
  type PriceRange,
  type Query,
  readListingFilter,
  readPrices,
  SORTS,
  writePrices,
} from './rules/listing-filter'
export { liveLocales, localeForOthers } from './rules/live-locales'
export { LOCATION_SPELLINGS } from './rules/location-words'
export { DATA_MARKER } from './rules/query'
export {
  type AddressRequest,
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  isFreeForPost,
  isFreeForProject,
  type Resolution,
  resolveAddress,
} from './rules/resolve'
export type { Layout } from './rules/route'
export { EVERY_PAGE_TAGS } from './rules/routes'
export { compileSections, type SectionRow } from './rules/sections'
export { resolveOnHost, type SeparateHosts, separateHostOf } from './rules/separate-host'
export { type FollowedLink, shortLinkFor } from './rules/short-links'
export { allowedHosts, type TargetRules } from './rules/short-targets'
export { isSlug } from './rules/slug'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './rules/source'
export { type UnknownAddress, unknownPath } from './rules/unknown-address'
