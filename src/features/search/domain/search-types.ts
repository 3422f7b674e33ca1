import type { SearchedUnit, SearchedUnitType } from '@/features/catalogue'
import type { Currency, ExchangeRates, LoanTerms } from '@/features/finance'
import type { Journeys } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import type { Price } from '@/kernel/price'
import type { Badge, Brand, Group, Tag } from '@/kernel/vocabulary'
import type { Clause } from './facts/conditions'
import type { Stage } from './facts/fact-keys'

/**
 * The project fields that a search matches as written: the thirteen of S1§5 in order of rank (C17), and the shared
 * facilities by their names on the project page (decision 0024).
 */
export const MATCHED_FIELDS = [
  'Project_Title',
  'Brand',
  'Zone',
  'Badge',
  'Project_group',
  'Short_Description',
  'Meta_title',
  'Meta_description',
  'Og_title',
  'Og_description',
  'Twitter_title',
  'Twitter_description',
  'Slug_name',
  'facilities',
] as const
export type MatchedField = (typeof MATCHED_FIELDS)[number]

/** A range; either end may be open. */
export interface Range {
  min?: number
  max?: number
}

/** Filters read from a query; a key is present only when it was understood. Money in whole baht. */
export interface Understood {
  /** As in addresses: `single-detached-house`. */
  group?: string
  brand?: Brand
  badge?: Badge
  beds?: number
  price?: Range
  /** Monthly payment. */
  monthly?: number
  /** Square metres. */
  area?: Range
  /** Slug of a place. */
  place?: string
  /** `bts`, `mrt`, `arl`, `srt`, or the slug of one line. */
  line?: string
  /** The official English name in kebab case: `phra-ram-9`. */
  station?: string
  /** In kebab case: `pet-friendly`. */
  tags?: readonly string[]
  /** Conditions on any other fact, and every one with `at least`, `not` or `or`: all of them have to hold. */
  where?: readonly Clause[]
}

/** A part of a query that was understood: its filter, and its position in the text. */
export interface UnderstoodPiece {
  key: keyof Understood | 'sort'
  /** For `where`: the position of the clause it is part of. */
  clause?: number
  /** Of a price in another currency. */
  said?: SaidPrice
  from: number
  to: number
}

export interface ReadQuery {
  understood: Understood
  /** The parts that were not understood, as typed: they rank. */
  words: readonly string[]
  /** The names of projects among them: they have to match. */
  names: readonly string[]
  /** An amount among the words is no price here, such as one in a currency without a rate: no project is named so. */
  hasOtherMoney?: true
  /** The order that was asked for: `cheapest`. */
  sort?: Sort
  pieces: readonly UnderstoodPiece[]
}

/** Something with all of its names in every script, spelling and romanisation, official ones first. */
export interface NamedThing {
  /** Its key in `Understood`. */
  key: string
  names: readonly string[]
}

/** An amount in another currency, as it was said: both ends in whole units of it, and the day of the rate it was read with. */
export interface SaidPrice extends Range {
  currency: Currency
  rateOf: string
}

/** The names for reading queries. Places, stations and lines come from the CMS; so do the synonyms of editors. */
export interface Gazetteer {
  places: readonly NamedThing[]
  stations: readonly NamedThing[]
  lines: readonly NamedThing[]
  projects: readonly NamedThing[]
  /** Schools, hospitals, malls and other places that projects list as nearby. */
  nearby?: readonly NamedThing[]
  /** What one unit of a foreign currency is worth in baht. */
  rates?: ExchangeRates
  /** The current year, for `next year`. */
  year?: number
  /** Sets of synonyms: `['คอนโด', 'condo', '公寓']`. */
  synonyms: readonly (readonly string[])[]
}

/** One home for sale. */
export type SearchableUnit = SearchedUnit

/** A kind of home that a project sells, or the project as a whole where it lists none. */
export type SearchableUnitType = SearchedUnitType

/** One project for the index: facts once, texts in every language. Money in whole baht. */
export interface SearchableProject {
  slug: string
  brand: Brand
  group: Group
  badge: Badge | null
  isNew: boolean
  isCurrent: boolean
  tags: readonly Tag[]
  /** Slugs of its place and of all its ancestors. */
  places: readonly string[]
  stations: readonly { station: string; line: string; system: string; minutes: number }[]
  price: Price
  /** What it sells: at least one. A home that is found is one of these (bedrooms, price and area of the same type). */
  unitTypes: readonly SearchableUnitType[]
  /** `YYYY-MM`, or null when not announced. */
  completion: string | null
  /** Null when no completion is announced. */
  stage: Stage | null
  /** Of the building; 0 for land. */
  storeys: number | null
  /** Baht per m² (condominium) or per square wah of land a month. */
  commonFee: number | null
  /** Codes: `pool`. */
  facilities: readonly string[]
  /** The kind of each place nearby, and its key in the gazetteer. */
  nearby: readonly { kind: string; key: string }[]
  /** `loan100`, `online-booking`, `foreign-freehold`. */
  offers: readonly string[]
  /** The loan that its monthly instalments assume; null where no rate is known. */
  loan: LoanTerms | null
  /** The fields of `MATCHED_FIELDS` as on the page of each language. */
  fields: Record<Locale, Record<MatchedField, string>>
}

/** Why a project was found: the field (or filter), and how the word matched. */
export interface Why {
  field: MatchedField | 'name' | 'place' | 'station' | 'filter'
  /** As written, folded, another spelling, a synonym of editors, the other keyboard layout, one typing mistake. */
  how: 'exact' | 'folded' | 'spelling' | 'synonym' | 'keyboard' | 'typo' | 'filter'
  /** The word of the query. */
  word: string
}

export const SORTS = ['recommended', 'price', 'price-desc', 'newest', 'nearest', 'largest', 'smallest'] as const
export type Sort = (typeof SORTS)[number]

/** The filters of an address merged with those read from the query. */
export interface Filters extends Understood {
  prices?: readonly { from: number | null; to: number | null }[]
  /** Maximum door-to-door travel time to the place of the visitor, in minutes. */
  within?: { minutes: number; journeys: Journeys['of'] }
}

/** A request to the index. */
export interface SearchRequest {
  locale: Locale
  filters: Filters
  /** Words that have to match: names. */
  words: readonly string[]
  /** Words that only rank: a project where they occur comes first. */
  hints?: readonly string[]
  sort: Sort
  /** Journeys to the place of the visitor: `nearest` then sorts by them. */
  journeys?: Journeys['of']
  /** Number of hits to skip, and maximum number of hits; all by default. */
  skip?: number
  limit?: number
}

export interface Hit {
  slug: string
  /** The cheapest unit type that passes the filters of homes; absent when none of these filters is set. */
  unitType?: SearchableUnitType
  score: number
  why: readonly Why[]
}

/** The number of homes that each further choice would leave. */
export interface Facet {
  value: string
  count: number
}

export interface SearchAnswer {
  /** Found projects; sold-out ones count only when the request asks for them (C10). */
  total: number
  /** Sold-out projects that match as well, in order: a few, by their slugs. Empty when the request asks for them. */
  soldOut: readonly string[]
  hits: readonly Hit[]
  facets: Record<
    'brand' | 'group' | 'badge' | 'place' | 'station' | 'line' | 'beds' | 'kind' | 'tags' | 'facility' | 'offer',
    readonly Facet[]
  >
}
