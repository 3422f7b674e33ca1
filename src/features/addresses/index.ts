export { type AnnouncedName, announcedAt } from './rules/announced-routes'
export {
  brandPath,
  homePath,
  LISTINGS,
  type Listing,
  type ListingKind,
  listingAt,
  listingPath,
  locationPath,
  newsletterPath,
  policyPath,
  previewPath,
  projectPath,
  successPath,
  switchLocale,
} from './rules/links'
export {
  type ListingFilter,
  type PriceRange,
  type Query,
  readListingFilter,
  SORTS,
  writePrices,
} from './rules/listing-filter'
export { liveLocales, localeForOthers } from './rules/live-locales'
export { LOCATION_SPELLINGS } from './rules/location-words'
export { DATA_MARKER } from './rules/query'
export {
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  isFreeForProject,
  type Resolution,
  resolveAddress,
} from './rules/resolve'
export { EVERY_PAGE_TAGS } from './rules/routes'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './rules/source'
