export { namedEnquiries } from './domain/asked-together'
export { plainName } from './domain/plain-name'
