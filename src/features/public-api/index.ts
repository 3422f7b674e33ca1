export { isProjectSlug } from './domain/own-words'
export type { LandingFacts } from './domain/search-entry'
