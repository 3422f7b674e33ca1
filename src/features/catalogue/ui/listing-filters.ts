import type { ListingFilter } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { stationKey } from '../domain/city-map/station-keys'
import { foundUnitType } from '../domain/lists/listing'
import { FACETS, type FacetKey, type FacetValue, type ListingFacet, withoutValue } from '../domain/lists/listing-facets'
import type { NamedPlace, ProjectCard, StationWalk } from '../domain/project'
import type { FilterGroup } from './filters/filter-row'
import type { SortOption } from './filters/sort-links'
import { type FoundHome, priceRangeText } from './money-words'

/** A list with the filter in its address. */
export interface FilterContext {
  locale: Locale
  /** The address of the list for another filter. */
  href: (filter: Partial<ListingFilter>) => string
  filter: ListingFilter
  facets: readonly ListingFacet[]
  places: readonly NamedPlace[]
  /** Stations near the projects, for their names. */
  stations: readonly StationWalk[]
}

type Says = { [Key in FacetKey]: (value: ListingFilter[Key][number], context: FilterContext) => string }

const stationName = (key: string, { stations }: FilterContext) =>
  stations.find((walk) => stationKey(walk) === key)?.name ?? key

const SAYS: Says = {
  group: (group, { locale }) => words(locale, 'catalogue')(`group.${group}`),
  price: (range, { locale }) => priceRangeText(locale, range),
  place: (slug, { places }) => places.find((place) => place.slug === slug)?.fullName ?? slug,
  beds: (count, { locale }) => words(locale, 'search')('filter.beds', { count }),
  station: stationName,
  badge: (status, { locale }) => words(locale, 'catalogue')(`badge.${status}`),
  brand: (brand, { locale }) => words(locale, 'catalogue')(`brand.${brand}`),
  tags: (tag, { locale }) => words(locale, 'search')(`tag.${tag.replaceAll('_', '-') as 'pet-friendly'}`),
}

/** An option in words. */
function optionText(key: FacetKey, value: FacetValue, context: FilterContext): string {
  // The row of the table always fits the key, but TypeScript cannot correlate the two.
  return (SAYS[key] as (value: FacetValue, context: FilterContext) => string)(value, context)
}

/** The filters of a list, as its row offers them. */
export function filterGroups(context: FilterContext): FilterGroup[] {
  const { locale, href, facets } = context
  const t = words(locale, 'search')
  return facets.map(({ key, options }) => ({
    name: key,
    label: t(`facet.${key}`),
    choices: options.map(({ value, count, next, isOn }) => ({
      text: optionText(key, value, context),
      count,
      href: href(next),
      isOn,
    })),
  }))
}

/** Every active option, with the address without it. */
export function activeFilters(context: FilterContext): { text: string; without: string }[] {
  const { locale, href, filter } = context
  const near = (name: string) => words(locale, 'search')('filter.station', { name })
  return FACETS.flatMap((key) =>
    filter[key].map((value: FacetValue) => {
      const text = optionText(key, value, context)
      return { text: key === 'station' ? near(text) : text, without: href(withoutValue(filter, key, value)) }
    }),
  )
}

const ORDERS = ['recommended', 'price', 'newest', 'nearest'] as const

/** The orders of a list; dearest first only where an older address asks for it. */
export function sortOptions({ locale, href, filter }: FilterContext): SortOption[] {
  const t = words(locale, 'search')
  const current = filter.sort ?? 'recommended'
  const orders = current === 'price-desc' ? [...ORDERS, current] : ORDERS
  return orders.map((order) => ({
    text: t(`sort.${order}`),
    href: href({ ...filter, sort: order === 'recommended' ? null : order }),
    isOn: order === current,
  }))
}

/** The home of each project that the filters of bedrooms and price found: "2 bedrooms", and its price. */
export function foundHomes({ locale, filter }: FilterContext, cards: readonly ProjectCard[]) {
  const t = words(locale, 'search')
  const isAsked = filter.beds.length > 0 || filter.price.length > 0
  return (slug: string): FoundHome | undefined => {
    const card = isAsked ? cards.find((one) => one.slug === slug) : undefined
    const home = card ? foundUnitType(card, filter) : null
    return home && home.beds !== null ? { home: t('filter.beds', { count: home.beds }), price: home.price } : undefined
  }
}
