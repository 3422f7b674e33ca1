import { MATCHED_FIELDS, type MatchedField, type Why } from './search'
import { INSIDE, type Standing, WHOLE } from './standing'

/** Where a word can be met: the fields as written, and names known beside them. */
export const MET_FIELDS = [...MATCHED_FIELDS, 'name', 'place', 'station'] as const
export type MetField = (typeof MET_FIELDS)[number]

/** How a word can be met by itself, without a filter. */
export type MetHow = Exclude<Why['how'], 'filter'>

/** What a word met in a field is worth: name before place, before status and group, before text, before meta (C17). */
const FIELD_POINTS: Record<MetField, number> = {
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

/** A surer reading is worth more; none is worth so little that a name falls behind a description. */
const HOW_SURE: Record<MetHow, number> = {
  exact: 1,
  folded: 1,
  spelling: 0.95,
  synonym: 0.85,
  keyboard: 0.8,
  typo: 0.65,
}

/** A name that begins with the word, or is it, comes before one that has it somewhere inside. */
const AT_WORD_START = 40
const WHOLE_WORD = 40

const isNameField = (field: MetField) => FIELD_POINTS[field] > FIELD_POINTS.Zone

/** The matched fields from the most telling to the least: the first one in which a word is met says its rank. */
export const FIELDS_BY_RANK: readonly MatchedField[] = MATCHED_FIELDS.toSorted(
  (one, other) => FIELD_POINTS[other] - FIELD_POINTS[one],
)

/** What one word met in one field is worth, in points; whole, and above nought. */
export function pointsFor(field: MetField, how: MetHow, standing: Standing = INSIDE): number {
  const start = standing === INSIDE ? 0 : AT_WORD_START
  const whole = standing === WHOLE ? WHOLE_WORD : 0
  const extra = isNameField(field) ? start + whole : 0
  return Math.round((FIELD_POINTS[field] + extra) * HOW_SURE[how])
}
