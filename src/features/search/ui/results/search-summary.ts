import type { Locale } from '@/i18n/locales'
import { searchPath } from '../../domain/results/search-address'
import { filterText } from '../filter-text'
import type { FoundResults } from './found-results'
import { resultsTitle } from './result-titles'

/** A search for saving: its address without sort order, page and map, and its filters as text in one language. */
export function searchSummary(
  locale: Locale,
  { ask, chips, localizedNames, words }: Pick<FoundResults, 'ask' | 'chips' | 'localizedNames' | 'words'>,
) {
  const { text, chosen, to, within } = ask
  const filters = chips.map(({ filter }) => filterText(locale, localizedNames, filter))
  return {
    address: searchPath(locale, { text, chosen, to, within }),
    filters,
    words,
    /** The name of a search without any named filter. */
    title: resultsTitle(locale, { ...ask, text: '' }),
  }
}

/** Whether a search may be saved: words that nothing is known of, alone and without results, would never find a home. */
export function isWorthSaving({ total, soldOut, chips }: Pick<FoundResults, 'total' | 'soldOut' | 'chips'>): boolean {
  return total + soldOut.length + chips.length > 0
}
