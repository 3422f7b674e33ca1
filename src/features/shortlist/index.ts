export { shortlistPath } from './domain/shortlist-address'
