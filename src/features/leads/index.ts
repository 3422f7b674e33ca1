export { namedEnquiries } from './domain/asked-together'
export { repeatQuery } from './domain/repeat-query'
