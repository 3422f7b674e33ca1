export { namedEnquiries } from './domain/asked-together'
