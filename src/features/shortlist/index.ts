export { shortlistPath } from './rules/shortlist-address'
