import type { ListingFilter, PriceRange } from '@/features/routing'
import { writePrices } from '@/features/routing'
import { BRANDS, GROUPS, STATUSES, TAGS } from '@/kernel/vocabulary'
import { stationKey } from '../city-map/station-keys'
import { filterCards, type ListingCards, type PlaceNode, placesOf } from './listing'
import type { ListingScope } from './listing-scope'

/** The filters of a list with several values; the same as beside search results. */
export const FACETS = ['group', 'price', 'place', 'beds', 'station', 'badge', 'brand', 'tags'] as const
export type FacetKey = (typeof FACETS)[number]
export type FacetValue = ListingFilter[FacetKey][number]

/** One option of a filter. */
export interface FacetOption {
  value: FacetValue
  /** Projects that the list would show. */
  count: number
  /** The filter after choosing the option, or after removing it when it is on. */
  next: ListingFilter
  isOn: boolean
}

/** A filter with its options. */
export interface ListingFacet {
  key: FacetKey
  options: readonly FacetOption[]
}

/** Options of these filters are combined; an option of any other replaces the one before. */
const ADDS_UP: readonly FacetKey[] = ['price', 'tags']

const idOf = (value: FacetValue) => (typeof value === 'object' ? writePrices([value]) : String(value))

const withValues = (filter: ListingFilter, key: FacetKey, values: readonly FacetValue[]) =>
  // The values come from the same key, which TypeScript cannot correlate.
  ({ ...filter, [key]: values }) as ListingFilter

/** A filter without one of its values. */
export const withoutValue = (filter: ListingFilter, key: FacetKey, value: FacetValue): ListingFilter =>
  withValues(
    filter,
    key,
    filter[key].filter((one) => idOf(one) !== idOf(value)),
  )

interface Listed {
  cards: ListingCards
  scope: ListingScope
  places: readonly PlaceNode[]
  bands: readonly PriceRange[]
}

/** Everything that each filter of the list could offer. What is the subject of the list is not offered again. */
function valuesOf({ cards: { own, past }, scope, places, bands }: Listed): Record<FacetKey, readonly FacetValue[]> {
  const stations = own.flatMap((card) => card.stations.map(stationKey))
  const beds = own.flatMap((card) => card.offered.flatMap((home) => home.beds ?? []))
  const statuses = STATUSES.filter((status) => status !== 'Current' || past.length > 0)
  return {
    group: GROUPS,
    price: scope.isPast ? [] : bands,
    place: placesOf(own, places).map(({ slug }) => slug),
    beds: scope.isPast ? [] : [...new Set(beds)].sort((a, b) => a - b),
    station: [...new Set(stations)],
    badge: scope.isPast ? [] : statuses.filter((status) => status !== scope.badge),
    brand: BRANDS,
    tags: TAGS.filter((tag) => tag !== scope.tag),
  }
}

/**
 * The filters of a list, each option with the number of projects behind its link. Options without projects, and filters
 * with nothing to choose, are left out.
 */
export function listingFacets(listed: Listed, filter: ListingFilter): ListingFacet[] {
  const values = valuesOf(listed)
  const count = (other: ListingFilter) => filterCards(listed.cards, other, listed.places).length
  const toOption = (key: FacetKey, value: FacetValue): FacetOption => {
    const isOn = filter[key].some((one) => idOf(one) === idOf(value))
    const others = ADDS_UP.includes(key) ? filter[key] : []
    const chosen = isOn ? filter : withValues(filter, key, [...others, value])
    return { value, count: count(chosen), next: isOn ? withoutValue(filter, key, value) : chosen, isOn }
  }
  return FACETS.map((key) => {
    const offered = new Map([...values[key], ...filter[key]].map((value) => [idOf(value), value]))
    const options = [...offered.values()].map((value) => toOption(key, value))
    return { key, options: options.filter((option) => option.count > 0 || option.isOn) }
  }).filter(({ options }) => options.length > 1 || options.some(({ isOn }) => isOn))
}
