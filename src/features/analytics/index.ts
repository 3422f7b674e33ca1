export { sourceCategory } from './domain/source-category'
