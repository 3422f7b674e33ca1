export { addressField, outsideField } from './cms/address-field'
