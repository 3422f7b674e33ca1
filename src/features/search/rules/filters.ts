import { type Group, groupSegment, overlaps } from '@/features/catalogue'
import { priceForMonthly } from './loan'
import { inAll, include, type Mask, noneOf } from './masks'
import type { Range, SearchAnswer, SearchableProject, SearchRequest } from './search'

type Filters = SearchRequest['filters']
export type FilterKey = keyof Filters
export type FacetKey = keyof SearchAnswer['facets']

/** For each value of a filter the projects that have it. */
export type ValueMasks = Record<FacetKey | 'line' | 'station', ReadonlyMap<string, Mask>>

/**
 * Who asks for a house (บ้าน, 房子) is glad of any kind of it, as on the list of all houses (S1§2); a kind of house is
 * that kind alone. The plots that stand on that list too, as they have none of their own, are no houses to live in.
 */
const HOUSES: readonly Group[] = ['House', 'Single_detached_house', 'Townhome']
const A_HOUSE = groupSegment('House')

/** What a project has of each filter with values. New by flag counts as new (C10); a line is also its operator's. */
const VALUES_OF: { [Key in keyof ValueMasks]: (project: SearchableProject) => readonly string[] } = {
  brand: ({ brand }) => [brand],
  group: ({ group }) => (HOUSES.includes(group) ? [...new Set([groupSegment(group), A_HOUSE])] : [groupSegment(group)]),
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

/** So many projects are sorted in a short step. */
const PROJECTS_A_STEP = 500

/** Sorts all projects by what they have of one filter. */
function* masksOf(
  projects: readonly SearchableProject[],
  key: keyof ValueMasks,
): Generator<undefined, Map<string, Mask>> {
  const masks = new Map<string, Mask>()
  for (const [number, project] of projects.entries()) {
    for (const value of VALUES_OF[key](project)) {
      const mask = masks.get(value) ?? noneOf(projects.length)
      include(mask, number)
      masks.set(value, mask)
    }
    if (number % PROJECTS_A_STEP === 0) yield
  }
  return masks
}

/** Sorts all projects by what they have of each filter, in short steps. */
export function* valueMasks(projects: readonly SearchableProject[]): Generator<undefined, ValueMasks> {
  return {
    brand: yield* masksOf(projects, 'brand'),
    group: yield* masksOf(projects, 'group'),
    badge: yield* masksOf(projects, 'badge'),
    place: yield* masksOf(projects, 'place'),
    beds: yield* masksOf(projects, 'beds'),
    tags: yield* masksOf(projects, 'tags'),
    line: yield* masksOf(projects, 'line'),
    station: yield* masksOf(projects, 'station'),
  }
}

function reaches(range: Range, low: number, high: number): boolean {
  return (range.max === undefined || low <= range.max) && (range.min === undefined || high >= range.min)
}

/**
 * The filters that ask for an amount. «Up to 5 million» takes what begins at exactly that; the bands of an address
 * are half open (C12). A project without a price or an area, and one that no way is known from, match no amount.
 */
const AMOUNTS: {
  [Key in 'price' | 'prices' | 'monthly' | 'area' | 'within']: (
    asked: NonNullable<Filters[Key]>,
    on: SearchableProject,
  ) => boolean
} = {
  price: (asked, { priceFrom, priceTo }) => priceFrom !== null && reaches(asked, priceFrom, priceTo ?? priceFrom),
  prices: (asked, { priceFrom, priceTo }) => asked.some((band) => overlaps(band, priceFrom, priceTo)),
  monthly: (asked, { priceFrom }) => priceFrom !== null && priceFrom <= priceForMonthly(asked),
  area: (asked, { area }) => area !== null && reaches(asked, area.min, area.max),
  within: ({ minutes, ways }, { slug }) => (ways.get(slug)?.minutes ?? Number.POSITIVE_INFINITY) <= minutes,
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
  const { price, prices, monthly, area, within } = filters
  if (price) masks.set('price', amountMask('price', price, projects))
  if (prices && prices.length > 0) masks.set('prices', amountMask('prices', prices, projects))
  if (monthly !== undefined) masks.set('monthly', amountMask('monthly', monthly, projects))
  if (area) masks.set('area', amountMask('area', area, projects))
  if (within) masks.set('within', amountMask('within', within, projects))
  return masks
}
