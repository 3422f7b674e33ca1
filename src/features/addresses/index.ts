export { type AnnouncedName, announcedAt } from './rules/announced-routes'
export {
  compileRedirects,
  type RedirectRow,
} from './rules/editor-redirects'
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
export { LOCATION_SPELLINGS } from './rules/location-words'
export { DATA_MARKER } from './rules/query'
export {
  type AddressRequest,
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  isFreeForProject,
  type Resolution,
  resolveAddress,
} from './rules/resolve'
export { EVERY_PAGE_TAGS } from './rules/routes'
export { compileSections, type SectionRow } from './rules/sections'
export { resolveOnHost, type SeparateHosts, separateHostOf } from './rules/separate-host'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './rules/source'
export { type UnknownAddress, unknownPath } from './rules/unknown-address'
