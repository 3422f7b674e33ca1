export { findSectionLocales } from './operations/find-address-settings'
export { recordUnknownAddresses } from './operations/record-unknown-addresses'
