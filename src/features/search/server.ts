export { findAtAddress } from './operations/find-at-address'
export { makeSearchable, type Searchable } from './operations/make-searchable'
