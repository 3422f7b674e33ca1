export {
  homePath,
  type ListingKind,
  listingPath,
  policyPath,
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
export { DATA_MARKER } from './rules/query'
export {
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  type Resolution,
  resolveAddress,
} from './rules/resolve'
export { EVERY_PAGE_TAGS } from './rules/routes'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './rules/source'
