import type { PriceRange } from '@/features/addresses'
import type { Ways } from '@/features/transit'
import type { Chip } from '../../rules/chips'
import type { RelaxedAsk } from '../../rules/relax-ask'
import type { SearchAnswer, SearchRequest } from '../../rules/search'
import type { SearchAsk } from '../../rules/search-address'
import type { SpokenNames } from '../filter-text'

/** What the page of results is handed: what was asked, what was found, and what else could be asked. */
export interface FoundResults {
  ask: SearchAsk
  /** The same as further choices are added to it: without the words that stood aside. */
  onward: SearchAsk
  /** Parameters that meant nothing. */
  ignored: readonly string[]
  chips: readonly Chip[]
  /** What was asked of the index, read and chosen together. */
  filters: SearchRequest['filters']
  /** Words that nothing found has; the rest was gone by. */
  setAside: readonly string[]
  /** Words that were looked for as they stand. */
  words: readonly string[]
  total: number
  /** The homes of this page. */
  slugs: readonly string[]
  /** The homes of all pages, for the map; none in a list. */
  marked: readonly string[]
  pages: number
  facets: SearchAnswer['facets']
  bands: readonly { range: PriceRange; count: number }[]
  /** When nothing was found: each filter or word let go by itself, and what that finds. */
  relaxed: readonly RelaxedAsk[]
  spoken: SpokenNames
  /** The way of each home to the visitor's own place; null when none was named. */
  ways: Ways | null
}
