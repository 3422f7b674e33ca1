export { namedEnquiries } from './domain/asked-together'
export { plainName } from './domain/plain-name'
export { repeatQuery } from './domain/repeat-query'
