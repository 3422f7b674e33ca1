import { INSIDE, WHOLE, type WordPosition } from '../index/word-position'
import { MATCHED_FIELDS, type MatchedField, type Why } from '../search-types'

/** Where a word can match: the project fields, and known names. */
export const MATCH_FIELDS = [...MATCHED_FIELDS, 'name', 'place', 'station'] as const
export type MatchField = (typeof MATCH_FIELDS)[number]

/** How a word can match. */
export type MatchKind = Exclude<Why['how'], 'filter'>

/** Points by field: name, place, status and group, description, meta (C17). */
const FIELD_POINTS: Record<MatchField, number> = {
  Project_Title: 1000,
  Slug_name: 960,
  name: 940,
  Zone: 600,
  place: 560,
  station: 540,
  Badge: 300,
  Project_group: 300,
  Brand: 300,
  Short_Description: 100,
  facilities: 60,
  Meta_title: 40,
  Meta_description: 40,
  Og_title: 40,
  Og_description: 40,
  Twitter_title: 40,
  Twitter_description: 40,
}

/** Factors by kind of match. The lowest still ranks a name above a description. */
const HOW_SURE: Record<MatchKind, number> = {
  exact: 1,
  folded: 1,
  spelling: 0.95,
  synonym: 0.85,
  keyboard: 0.8,
  typo: 0.65,
}

/** Extra points for names that start with the word, or equal it. */
const AT_WORD_START = 40
const WHOLE_WORD = 40

const isNameField = (field: MatchField) => FIELD_POINTS[field] > FIELD_POINTS.Zone

/** Fields by descending weight. The first field that contains a word decides its rank. */
export const FIELDS_BY_RANK: readonly MatchedField[] = MATCHED_FIELDS.toSorted(
  (one, other) => FIELD_POINTS[other] - FIELD_POINTS[one],
)

/** Points of a word in a field; a positive integer. */
export function pointsFor(field: MatchField, how: MatchKind, position: WordPosition = INSIDE): number {
  const start = position === INSIDE ? 0 : AT_WORD_START
  const whole = position === WHOLE ? WHOLE_WORD : 0
  const extra = isNameField(field) ? start + whole : 0
  return Math.round((FIELD_POINTS[field] + extra) * HOW_SURE[how])
}
