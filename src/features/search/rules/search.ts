import type { Badge, Brand, Group, Tag } from '@/features/catalogue'
import type { Ways } from '@/features/transit'
import type { Locale } from '@/i18n/locales'

/**
 * The project fields that a search matches as written: the thirteen of S1§5 in the order in which a match counts (C17),
 * and what everybody in the house shares, by the names its page shows (decision 0024).
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

/** From and to, either of which may be open. */
export interface Range {
  min?: number
  max?: number
}

/** What was read out of a query; a key is present only when it was understood. Money in whole baht. */
export interface Understood {
  /** As in addresses: `single-detached-house`. */
  group?: string
  brand?: Brand
  badge?: Badge
  beds?: number
  price?: Range
  /** What somebody would pay a month. */
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
}

/** One piece of a query that was understood: which filter it became, and the characters it was read from. */
export interface UnderstoodPiece {
  key: keyof Understood
  from: number
  to: number
}

export interface ReadQuery {
  understood: Understood
  /** What was not understood, each as typed: it stays a word to look for. */
  words: readonly string[]
  pieces: readonly UnderstoodPiece[]
}

/** A name under which something is known: every script, spelling and romanisation, official ones first. */
export interface NamedThing {
  /** What `Understood` calls it. */
  key: string
  names: readonly string[]
}

/** The names a query is read with. Places, stations and lines are content; synonyms are an editor's. */
export interface Gazetteer {
  places: readonly NamedThing[]
  stations: readonly NamedThing[]
  lines: readonly NamedThing[]
  projects: readonly NamedThing[]
  /** Words an editor holds for equal: `['คอนโด', 'condo', '公寓']`. */
  synonyms: readonly (readonly string[])[]
}

/** One project as the index takes it: facts once, texts in every language. Money in whole baht. */
export interface SearchableProject {
  slug: string
  brand: Brand
  group: Group
  badge: Badge | null
  isNew: boolean
  isCurrent: boolean
  tags: readonly Tag[]
  /** Slugs of its place and of the places that one lies in. */
  places: readonly string[]
  stations: readonly { station: string; line: string; system: string; minutes: number }[]
  priceFrom: number | null
  priceTo: number | null
  /** Square metres inside of its smallest and largest type; of the plot for land. Null when it is not told. */
  area: { min: number; max: number } | null
  beds: readonly number[]
  /** `YYYY-MM`, or null when not announced. */
  completion: string | null
  /** The fields of `MATCHED_FIELDS` as the page of that language has them. */
  fields: Record<Locale, Record<MatchedField, string>>
}

/** Why a project was found: the field (or filter) and how its word was met. */
export interface Why {
  field: MatchedField | 'name' | 'place' | 'station' | 'filter'
  /** How: as written, folded, by another spelling, by an editor's synonym, typed on the other keyboard, one slip. */
  how: 'exact' | 'folded' | 'spelling' | 'synonym' | 'keyboard' | 'typo' | 'filter'
  /** The word of the query. */
  word: string
}

export const SORTS = ['recommended', 'price', 'newest', 'nearest'] as const
export type Sort = (typeof SORTS)[number]

/** What is asked of the index: the filters of the address and what the query was read as, joined. */
export interface SearchRequest {
  locale: Locale
  filters: Understood & {
    prices?: readonly { from: number | null; to: number | null }[]
    /** From door to door, at most so many minutes to the visitor's own place. */
    within?: { minutes: number; ways: Ways['of'] }
  }
  words: readonly string[]
  sort: Sort
  /** To the visitor's own place: what is nearest is nearest to it. */
  ways?: Ways['of']
  /** How many hits to leave out from the front, and how many to give at most; all unless told. */
  skip?: number
  limit?: number
}

export interface Hit {
  slug: string
  score: number
  why: readonly Why[]
}

/** How many homes each further choice would leave. */
export interface Facet {
  value: string
  count: number
}

export interface SearchAnswer {
  total: number
  hits: readonly Hit[]
  facets: Record<'brand' | 'group' | 'badge' | 'place' | 'beds' | 'tags', readonly Facet[]>
}
