import { overlaps } from '@/features/catalogue'
import { monthlyOf } from '@/features/finance'
import type { Clause } from '../facts/conditions'
import type { ChoiceFact } from '../facts/fact-keys'
import { CHOICE_TABLE, roomsOf } from '../facts/fact-table'
import { isOfUnits, passesClauses, railsOf } from '../facts/passes'
import type { Filters, Range, SearchAnswer, SearchableProject, SearchableUnitType } from '../search-types'
import { emptyMask, forEachBit, intersectionOf, type Mask, setBit } from './bit-masks'
import { projectsWith, type UnitTypeIndex, unitTypesThat } from './unit-type-index'

/** A filter; each clause of `where` by its position. */
export type FilterKey = Exclude<keyof Filters, 'where'> | `where:${number}`
export type FacetKey = keyof SearchAnswer['facets']

/** Facets of homes; all others are of projects. */
export type HomeFacet = 'beds' | 'kind'

/** For each filter of projects, the projects of each value. */
export type ValueMasks = Record<Exclude<FacetKey, HomeFacet>, ReadonlyMap<string, Mask>>

/** The filters of homes: one unit type has to pass all of them that are set. */
const UNIT_TYPE_KEYS = ['beds', 'price', 'prices', 'monthly', 'area'] as const
type UnitTypeKey = (typeof UNIT_TYPE_KEYS)[number]

/** The fact behind each filter of projects. */
const FACT_OF: Readonly<Record<keyof ValueMasks, ChoiceFact>> = {
  brand: 'brand',
  group: 'group',
  badge: 'badge',
  place: 'place',
  tags: 'tag',
  line: 'line',
  station: 'station',
  facility: 'facility',
  offer: 'offer',
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
    const [home] = project.unitTypes
    if (!home) continue
    for (const value of CHOICE_TABLE[FACT_OF[key]].read({ project, home })) {
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
    facility: yield* masksOf(projects, 'facility'),
    offer: yield* masksOf(projects, 'offer'),
  }
}

function reaches(range: Range, low: number, high: number): boolean {
  return (range.max === undefined || low <= range.max) && (range.min === undefined || high >= range.min)
}

/** A single size means about that size: people round, and no two developers measure alike. */
const ABOUT = 0.1

/** A single size with what it is taken to mean. */
export const aroundOne = ({ min, max }: Range): Range =>
  min !== undefined && min === max ? { min: min * (1 - ABOUT), max: max * (1 + ABOUT) } : { min, max }

/** Whether a home of a type costs what is asked: between two ends one of its units has to, where they are listed. */
function costs(asked: Range, { price: { now }, units }: SearchableUnitType): boolean {
  if (now === null || !reaches(asked, now.from, now.to)) return false
  const isOpen = asked.min === undefined || asked.max === undefined
  const prices = isOpen ? [] : units.flatMap(({ price }) => price ?? [])
  return prices.length === 0 || prices.some((price) => reaches(asked, price, price))
}

/**
 * Whether a unit type passes a filter. "Up to 5 million" includes homes that start at exactly that; price bands in an
 * address exclude their upper end (C12). A unit type without a price or an area passes no filter of that kind.
 */
const PASSES: {
  [Key in UnitTypeKey]: (asked: NonNullable<Filters[Key]>, on: SearchableUnitType, of: SearchableProject) => boolean
} = {
  beds: (asked, { beds }) => beds === asked,
  price: (asked, home) => costs(asked, home),
  prices: (asked, { price }) => asked.some((band) => overlaps(band, price)),
  monthly: (asked, { price: { now } }, { loan }) =>
    now !== null && loan !== null && monthlyOf(now.from, loan).highest <= asked,
  area: (asked, home) => {
    const area = roomsOf(home)
    return area !== null && reaches(aroundOne(asked), area, area)
  },
}

function unitTypeMask<Key extends UnitTypeKey>(
  key: Key,
  filters: Filters,
  { projects, unitTypes }: Filtered,
): Mask | null {
  const asked = filters[key]
  if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) return null
  return unitTypesThat(unitTypes, (unitType, number) => {
    const project = projects[unitTypes.projectOf[number] ?? 0]
    return project !== undefined && PASSES[key](asked, unitType, project)
  })
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

/** The filters of projects that a request may set by themselves; facilities and the like are conditions. */
const PROJECT_KEYS = ['brand', 'group', 'badge', 'place', 'tags', 'line', 'station'] as const

function valuesAsked(key: (typeof PROJECT_KEYS)[number], filters: Filters): readonly string[] {
  const asked = filters[key]
  if (asked === undefined) return []
  return typeof asked === 'object' ? asked : [String(asked)]
}

const SHOPHOUSE = 'shophouse'

/** Shophouses stand beside row houses in one project: who asks for a shophouse is shown that home of it. */
function shophouseMask({ tags = [] }: Filters, index: UnitTypeIndex): [FilterKey, Mask][] {
  const isShop = ({ kind }: SearchableUnitType) => kind === SHOPHOUSE
  if (!tags.includes(SHOPHOUSE) || !index.unitTypes.some(isShop)) return []
  return [['tags', unitTypesThat(index, isShop)]]
}

/** The unit types that pass every one of some clauses, each by one and the same unit. */
function clausesMask(
  clauses: readonly Clause[],
  filters: Filters,
  { projects, unitTypes }: Filtered,
  among?: Mask,
): Mask {
  const { projectOf, unitTypes: all } = unitTypes
  const mask = emptyMask(all.length)
  const rails = railsOf(filters)
  const test = (number: number) => {
    const [project, home] = [projects[projectOf[number] ?? 0], all[number]]
    if (project && home && passesClauses(clauses, project, home, rails)) setBit(mask, number)
  }
  if (among) forEachBit(among, test)
  else for (let number = 0; number < all.length; number += 1) test(number)
  return mask
}

/** The clauses that one and the same unit has to pass: its floor, its side and its price. Empty when none is asked. */
function unitClauses({ where = [], price, monthly }: Filters): Clause[] {
  const ofUnits = where.filter(isOfUnits)
  const ofPrice = where.filter((clause) => clause.some(({ fact }) => fact === 'price' || fact === 'monthly'))
  if (ofUnits.length === 0) return []
  return [
    ...new Set([...ofUnits, ...ofPrice]),
    ...(price ? [[{ fact: 'price', ...price } as const]] : []),
    ...(monthly === undefined ? [] : [[{ fact: 'monthly', max: monthly } as const]]),
  ]
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
  /** Of these unit types, those of which one and the same unit passes; null when no filter is of single units. */
  together: ((among: Mask) => Mask) | null
}

/** Evaluates each requested filter. A project must have all requested tags. */
export function filterMasks(filters: Filters, index: Filtered): FilterMasks {
  const { projects, values, unitTypes } = index
  const passing = new Map<FilterKey, Mask>()
  for (const key of PROJECT_KEYS) {
    const asked = valuesAsked(key, filters)
    if (asked.length === 0) continue
    const each = asked.map((value) => values[key].get(value) ?? emptyMask(projects.length))
    passing.set(key, intersectionOf(each, projects.length))
  }
  if (filters.within) passing.set('within', withinMask(filters.within, projects))
  const homes = UNIT_TYPE_KEYS.map((key) => [key, unitTypeMask(key, filters, index)] as const)
  const clauses = (filters.where ?? []).map((clause, at) => [`where:${at}`, clausesMask([clause], filters, index)])
  const together = unitClauses(filters)
  return {
    projects: passing,
    unitTypes: new Map([
      ...shophouseMask(filters, unitTypes),
      ...homes.flatMap(([key, mask]) => (mask ? [[key, mask] as const] : [])),
      ...(clauses as [FilterKey, Mask][]),
    ]),
    together: together.length > 1 ? (among) => clausesMask(together, filters, index, among) : null,
  }
}

/** The requested filters. */
export const filterKeys = ({ projects, unitTypes }: FilterMasks): FilterKey[] => [
  ...new Set([...projects.keys(), ...unitTypes.keys()]),
]

const masksWithout = (masks: ReadonlyMap<FilterKey, Mask>, without?: FilterKey) =>
  [...masks].filter(([key]) => key !== without).map(([, mask]) => mask)

/** The unit types that pass every requested filter of homes; null when there is none. One filter may be left out. */
export function passingUnitTypes(filters: FilterMasks, index: Filtered, without?: FilterKey): Mask | null {
  const masks = masksWithout(filters.unitTypes, without)
  if (masks.length === 0) return null
  const mask = intersectionOf(masks, index.unitTypes.unitTypes.length)
  return filters.together && without === undefined ? filters.together(mask) : mask
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
