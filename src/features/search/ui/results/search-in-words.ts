import type { Locale } from '@/i18n/locales'
import { searchPath } from '../../rules/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'
import { resultsTitle } from './result-words'

/** A search to be kept: its address without order, page and map, and what it asks for in the words of a language. */
export function searchInWords(
  locale: Locale,
  { ask, chips, spoken, words }: Pick<FoundResults, 'ask' | 'chips' | 'spoken' | 'words'>,
) {
  const { text, chosen, to, within } = ask
  const filters = chips.map(({ filter }) => filterText(locale, spoken, filter))
  return {
    address: searchPath(locale, { text, chosen, to, within }),
    filters,
    words,
    /** What it is called where it asks for nothing that has a name. */
    title: resultsTitle(locale, { ...ask, text: '' }),
  }
}
