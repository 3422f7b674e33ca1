import { searchSynonyms } from './cms/search-synonyms'

export const collections = [searchSynonyms]
