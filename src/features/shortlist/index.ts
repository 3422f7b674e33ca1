export { MAX_COMPARED } from './domain/saved-homes'
export { shortlistPath } from './domain/shortlist-address'
