import { groupSegment, overlaps } from '@/features/catalogue'
import { priceForMonthly } from './loan'
import { inAll, include, type Mask, noneOf } from './masks'
import type { Range, SearchAnswer, SearchableProject, SearchRequest } from './search'

type Filters = SearchRequest['filters']
export type FilterKey = keyof Filters
export type FacetKey = keyof SearchAnswer['facets']

/** For each value of a filter the projects that have it. */
export type ValueMasks = Record<FacetKey | 'line' | 'station', ReadonlyMap<string, Mask>>

/** What a project has of each filter with values. New by flag counts as new (C10); a line is also its operator's. */
const VALUES_OF: { [Key in keyof ValueMasks]: (project: SearchableProject) => readonly string[] } = {
  brand: ({ brand }) => [brand],
  group: ({ group }) => [groupSegment(group)],
  badge: ({ badge, isNew }) => [
    ...(badge ? [badge] : []),
    ...(isNew && badge !== 'New_Project' ? ['New_Project'] : []),
  ],
  place: ({ places }) => places,
  beds: ({ beds }) => beds.map(String),
  tags: ({ tags }) => tags.map((tag) => tag.replaceAll('_', '-')),
  line: ({ stations }) => stations.flatMap(({ line, system }) => [line, system.toLowerCase()]),
  station: ({ stations }) => stations.map(({ station }) => station),
}

/** Sorts all projects by what they have of one filter. */
function masksOf(projects: readonly SearchableProject[], key: keyof ValueMasks): Map<string, Mask> {
  const masks = new Map<string, Mask>()
  projects.forEach((project, number) => {
    for (const value of VALUES_OF[key](project)) {
      const mask = masks.get(value) ?? noneOf(projects.length)
      include(mask, number)
      masks.set(value, mask)
    }
  })
  return masks
}

/** Sorts all projects by what they have of each filter, one filter a step. */
export function* valueMasks(projects: readonly SearchableProject[]): Generator<undefined, ValueMasks> {
  const brand = masksOf(projects, 'brand')
  yield
  const group = masksOf(projects, 'group')
  yield
  const badge = masksOf(projects, 'badge')
  yield
  const place = masksOf(projects, 'place')
  yield
  const beds = masksOf(projects, 'beds')
  yield
  const tags = masksOf(projects, 'tags')
  yield
  const line = masksOf(projects, 'line')
  yield
  return { brand, group, badge, place, beds, tags, line, station: masksOf(projects, 'station') }
}

function reaches(range: Range, low: number, high: number): boolean {
  return (range.max === undefined || low <= range.max) && (range.min === undefined || high >= range.min)
}

/**
 * The filters that ask for an amount. «Up to 5 million» takes what begins at exactly that; the bands of an address
 * are half open (C12). A project without a price, or land without an inside, matches no amount.
 */
const AMOUNTS: {
  [Key in 'price' | 'prices' | 'monthly' | 'area']: (asked: NonNullable<Filters[Key]>, on: SearchableProject) => boolean
} = {
  price: (asked, { priceFrom, priceTo }) => priceFrom !== null && reaches(asked, priceFrom, priceTo ?? priceFrom),
  prices: (asked, { priceFrom, priceTo }) => asked.some((band) => overlaps(band, priceFrom, priceTo)),
  monthly: (asked, { priceFrom }) => priceFrom !== null && priceFrom <= priceForMonthly(asked),
  area: (asked, { area }) => area !== null && reaches(asked, area.min, area.max),
}

function amountMask<Key extends keyof typeof AMOUNTS>(
  key: Key,
  asked: NonNullable<Filters[Key]>,
  projects: readonly SearchableProject[],
): Mask {
  const mask = noneOf(projects.length)
  projects.forEach((project, number) => {
    if (AMOUNTS[key](asked, project)) include(mask, number)
  })
  return mask
}

function valuesAsked(key: keyof ValueMasks, filters: Filters): readonly string[] {
  const asked = filters[key]
  if (asked === undefined) return []
  return typeof asked === 'object' ? asked : [String(asked)]
}

/** For each filter that is asked for, the projects that pass it. All tags asked for have to be there. */
export function filterMasks(
  filters: Filters,
  projects: readonly SearchableProject[],
  values: ValueMasks,
): Map<FilterKey, Mask> {
  const masks = new Map<FilterKey, Mask>()
  for (const key of Object.keys(values) as (keyof ValueMasks)[]) {
    const asked = valuesAsked(key, filters)
    if (asked.length === 0) continue
    const each = asked.map((value) => values[key].get(value) ?? noneOf(projects.length))
    masks.set(key, inAll(each, projects.length))
  }
  const { price, prices, monthly, area } = filters
  if (price) masks.set('price', amountMask('price', price, projects))
  if (prices && prices.length > 0) masks.set('prices', amountMask('prices', prices, projects))
  if (monthly !== undefined) masks.set('monthly', amountMask('monthly', monthly, projects))
  if (area) masks.set('area', amountMask('area', area, projects))
  return masks
}
