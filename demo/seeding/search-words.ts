import { SEARCH_WORDS } from '../search-words'
import type { SeedDocument } from './records'

/** The seeded synonyms. */
export const searchWordDocuments = (): SeedDocument[] =>
  SEARCH_WORDS.map(({ name, words }) => ({
    key: `search-words/${name}`,
    collection: 'search-words',
    data: () => ({ name, words: [...words] }),
  }))
