export { type PageFacts, pageMetadata } from './rules/page-metadata'
