export { readSource, SOURCE_COOKIE, sourceCategory } from './rules/source-category'
