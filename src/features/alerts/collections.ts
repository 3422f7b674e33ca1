import { savedSearches } from './cms/saved-searches'

export const collections = [savedSearches]
