export type { SearchableProject } from './rules/search'
export { searchPath } from './rules/search-address'
