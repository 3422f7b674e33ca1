export { isProjectSlug } from './rules/own-words'
export type { LandingFacts, SlugPath } from './rules/search-entry'
