export { readFreshSearchable } from './queries/shared-index'
