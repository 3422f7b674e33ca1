import { overlaps } from '@/features/catalogue'
import { priceForMonthly } from '@/features/finance'
import { type Group, groupSegment } from '@/kernel/vocabulary'
import type { Range, SearchAnswer, SearchableProject, SearchableUnitType, SearchRequest } from '../search-types'
import { emptyMask, intersectionOf, type Mask, setBit } from './bit-masks'
import { projectsWith, type UnitTypeIndex, unitTypesThat } from './unit-type-index'

type Filters = SearchRequest['filters']
export type FilterKey = keyof Filters
export type FacetKey = keyof SearchAnswer['facets']

/** For each filter of projects, the projects of each value. */
export type ValueMasks = Record<Exclude<FacetKey, 'beds'> | 'line', ReadonlyMap<string, Mask>>

/** The filters of homes: one unit type has to pass all of them that are set. */
const UNIT_TYPE_KEYS = ['beds', 'price', 'prices', 'monthly', 'area'] as const
type UnitTypeKey = (typeof UNIT_TYPE_KEYS)[number]

/**
 * A house (บ้าน, 別墅) includes every kind of house, like the list of all houses (S1§2); a specific kind is that kind
 * only. Plots are on that list too, because they have none of their own, but they are no houses.
 */
const HOUSES: readonly Group[] = ['House', 'Single_detached_house', 'Townhome']
const A_HOUSE = groupSegment('House')

/**
 * The values of a project for each filter. A project flagged as new has the status new (C10); a line also counts as its
 * system.
 */
const VALUES_OF: { [Key in keyof ValueMasks]: (project: SearchableProject) => readonly string[] } = {
  brand: ({ brand }) => [brand],
  group: ({ group }) => (HOUSES.includes(group) ? [...new Set([groupSegment(group), A_HOUSE])] : [groupSegment(group)]),
  badge: ({ badge, isNew }) => [
    ...(badge ? [badge] : []),
    ...(isNew && badge !== 'New_Project' ? ['New_Project'] : []),
  ],
  place: ({ places }) => places,
  tags: ({ tags }) => tags.map((tag) => tag.replaceAll('_', '-')),
  line: ({ stations }) => stations.flatMap(({ line, system }) => [line, system.toLowerCase()]),
  station: ({ stations }) => stations.map(({ station }) => station),
}

/** Projects per step. */
const PROJECTS_A_STEP = 500

/** Masks of projects by value of one filter. */
function* masksOf(
  projects: readonly SearchableProject[],
  key: keyof ValueMasks,
): Generator<undefined, Map<string, Mask>> {
  const masks = new Map<string, Mask>()
  for (const [number, project] of projects.entries()) {
    for (const value of VALUES_OF[key](project)) {
      const mask = masks.get(value) ?? emptyMask(projects.length)
      setBit(mask, number)
      masks.set(value, mask)
    }
    if (number % PROJECTS_A_STEP === 0) yield
  }
  return masks
}

/** Masks of projects by value of every filter, built in short steps. */
export function* valueMasks(projects: readonly SearchableProject[]): Generator<undefined, ValueMasks> {
  return {
    brand: yield* masksOf(projects, 'brand'),
    group: yield* masksOf(projects, 'group'),
    badge: yield* masksOf(projects, 'badge'),
    place: yield* masksOf(projects, 'place'),
    tags: yield* masksOf(projects, 'tags'),
    line: yield* masksOf(projects, 'line'),
    station: yield* masksOf(projects, 'station'),
  }
}

function reaches(range: Range, low: number, high: number): boolean {
  return (range.max === undefined || low <= range.max) && (range.min === undefined || high >= range.min)
}

/** A single size means about that size: people round, and no two developers measure alike. */
const ABOUT = 0.1

const aroundOne = ({ min, max }: Range): Range =>
  min !== undefined && min === max ? { min: min * (1 - ABOUT), max: max * (1 + ABOUT) } : { min, max }

/**
 * Whether a unit type passes a filter. "Up to 5 million" includes homes that start at exactly that; price bands in an
 * address exclude their upper end (C12). A unit type without a price or an area passes no filter of that kind.
 */
const PASSES: {
  [Key in UnitTypeKey]: (asked: NonNullable<Filters[Key]>, on: SearchableUnitType) => boolean
} = {
  beds: (asked, { beds }) => beds === asked,
  price: (asked, { priceFrom, priceTo }) => priceFrom !== null && reaches(asked, priceFrom, priceTo ?? priceFrom),
  prices: (asked, { priceFrom, priceTo }) => asked.some((band) => overlaps(band, priceFrom, priceTo)),
  monthly: (asked, { priceFrom }) => priceFrom !== null && priceFrom <= priceForMonthly(asked),
  area: (asked, { area }) => area !== null && reaches(aroundOne(asked), area, area),
}

function unitTypeMask<Key extends UnitTypeKey>(key: Key, filters: Filters, index: UnitTypeIndex): Mask | null {
  const asked = filters[key]
  if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) return null
  return unitTypesThat(index, (unitType) => PASSES[key](asked, unitType))
}

/** A project without a known journey passes no limit of minutes. */
function withinMask({ minutes, journeys }: NonNullable<Filters['within']>, projects: readonly SearchableProject[]) {
  const mask = emptyMask(projects.length)
  for (const [number, { slug }] of projects.entries()) {
    const journey = journeys.get(slug)
    if (journey && journey.minutes <= minutes) setBit(mask, number)
  }
  return mask
}

function valuesAsked(key: keyof ValueMasks, filters: Filters): readonly string[] {
  const asked = filters[key]
  if (asked === undefined) return []
  return typeof asked === 'object' ? asked : [String(asked)]
}

/** What a search filters: a part of the index. */
interface Filtered {
  projects: readonly SearchableProject[]
  values: ValueMasks
  unitTypes: UnitTypeIndex
}

/** The filters of a request, evaluated. */
export interface FilterMasks {
  /** Projects that pass each requested filter of projects. */
  projects: ReadonlyMap<FilterKey, Mask>
  /** Unit types that pass each requested filter of homes. */
  unitTypes: ReadonlyMap<FilterKey, Mask>
}

/** Evaluates each requested filter. A project must have all requested tags. */
export function filterMasks(filters: Filters, { projects, values, unitTypes }: Filtered): FilterMasks {
  const passing = new Map<FilterKey, Mask>()
  for (const key of Object.keys(values) as (keyof ValueMasks)[]) {
    const asked = valuesAsked(key, filters)
    if (asked.length === 0) continue
    const each = asked.map((value) => values[key].get(value) ?? emptyMask(projects.length))
    passing.set(key, intersectionOf(each, projects.length))
  }
  if (filters.within) passing.set('within', withinMask(filters.within, projects))
  const homes = UNIT_TYPE_KEYS.map((key) => [key, unitTypeMask(key, filters, unitTypes)] as const)
  return { projects: passing, unitTypes: new Map(homes.flatMap(([key, mask]) => (mask ? [[key, mask]] : []))) }
}

/** The requested filters. */
export const filterKeys = ({ projects, unitTypes }: FilterMasks): FilterKey[] => [
  ...projects.keys(),
  ...unitTypes.keys(),
]

const masksWithout = (masks: ReadonlyMap<FilterKey, Mask>, without?: FilterKey) =>
  [...masks].filter(([key]) => key !== without).map(([, mask]) => mask)

/** The unit types that pass every requested filter of homes; null when there is none. One filter may be left out. */
export function passingUnitTypes(filters: FilterMasks, index: Filtered, without?: FilterKey): Mask | null {
  const masks = masksWithout(filters.unitTypes, without)
  return masks.length === 0 ? null : intersectionOf(masks, index.unitTypes.unitTypes.length)
}

/**
 * The projects that pass every requested filter: those of homes (bedrooms, price, area) by one and the same unit type.
 * One filter may be left out.
 */
export function passingProjects(filters: FilterMasks, index: Filtered, without?: FilterKey): Mask {
  const count = index.projects.length
  const homes = passingUnitTypes(filters, index, without)
  const masks = masksWithout(filters.projects, without)
  return intersectionOf(homes ? [...masks, projectsWith(index.unitTypes, homes, count)] : masks, count)
}
