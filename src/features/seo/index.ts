export { pageMetadata } from './rules/page-metadata'
