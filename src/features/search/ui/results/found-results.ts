import type { PriceRange } from '@/features/routing'
import type { Journeys } from '@/features/transit'
import type { Offer } from '../../domain/ranking/nearest'
import type { Chip } from '../../domain/results/chips'
import type { SearchParams } from '../../domain/results/search-address'
import type { SearchAnswer, SearchableUnitType, SearchRequest, Sort } from '../../domain/search-types'
import type { LocalizedNames } from '../filter-text'

/** Data of the results page: the search, its results, and the facets. */
export interface FoundResults {
  ask: SearchParams
  /** The search without the order that its text asks for, and the order in force. */
  unordered: SearchParams
  sort: Sort
  /** Parameters that were ignored. */
  ignored: readonly string[]
  chips: readonly Chip[]
  /** Some of them were guessed from words that could not be read. */
  isGuessed: boolean
  /** The request to the index: chosen filters merged with those read from the query. */
  filters: SearchRequest['filters']
  /** Words that could not be used as a condition. */
  unusedWords: readonly string[]
  /** Words that were searched for. */
  words: readonly string[]
  total: number
  /** The homes of the current page. */
  slugs: readonly string[]
  /** The unit type found in each project of the page, where the search asks for a kind of home. */
  unitTypes: ReadonlyMap<string, SearchableUnitType>
  /** Sold-out projects that match as well: offered apart. */
  soldOut: readonly string[]
  /** Homes for sale like the first of them, when nothing else was found and nothing comes near. */
  similar: readonly string[]
  /** The homes of all pages, for the map; empty in a list. */
  marked: readonly string[]
  pages: number
  facets: SearchAnswer['facets']
  bands: readonly { range: PriceRange; count: number }[]
  /** The homes that each least yield would leave, in per cent a year. */
  yields: readonly { min: number; count: number }[]
  /** The homes for sale that come nearest, when none was found. */
  nearest: readonly Offer[]
  localizedNames: LocalizedNames
  /** The journey of each home to the place of the visitor; null when none is set. */
  journeys: Journeys | null
}
