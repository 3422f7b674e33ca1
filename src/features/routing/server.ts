export { addressSettingsNow, rereadSections } from './operations/address-settings-now'
export { recordUnknownAddresses } from './operations/record-unknown-addresses'
