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
  readPrices,
  SORTS,
  type Sort,
  writeListingFilter,
  writePrices,
} from './rules/listing-filter'
export { DATA_MARKER } from './rules/query'
export {
  type AddressRequest,
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  type LocaleStatus,
  type Resolution,
  resolveAddress,
  tagsOf,
} from './rules/resolve'
export { EVERY_PAGE_TAGS, FILTER_KEYS, ROUTES, type Route, type RouteName } from './rules/routes'
export { readSource, SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from './rules/source'
