export { type NamedEnquiry, namedEnquiries } from './domain/asked-together'
