export { searchPath } from './domain/results/search-address'
export type { SearchableProject } from './domain/search-types'
