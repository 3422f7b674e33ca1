export { searchPath } from './rules/search-address'
