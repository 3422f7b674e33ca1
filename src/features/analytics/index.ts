export { raisedBy } from './domain/events'
export { sourceCategory } from './domain/source-category'
