export { isProjectSlug } from './rules/own-words'
export type { LandingFacts } from './rules/search-entry'
