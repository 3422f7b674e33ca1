export { sourceCategory } from './rules/source-category'
