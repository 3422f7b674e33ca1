import { facilityName } from '@/i18n/facility-name'
import { formatArea, formatBaht, formatLand, formatNumber, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BADGES, BRANDS, ORIENTATIONS } from '@/kernel/vocabulary'
import {
  type ChoiceCondition,
  type Clause,
  type Condition,
  isNumber,
  type NumberCondition,
} from '../domain/facts/conditions'
import { OFFERS } from '../domain/facts/derived'
import { type NumberFact, STAGES } from '../domain/facts/fact-keys'
import { ANY_RAIL } from '../domain/facts/fact-table'
import { groupText, type LocalizedNames, tagText } from './filter-names'

/** Years of the Thai calendar are 543 ahead. */
const BUDDHIST = 543

type Say = (locale: Locale, value: number) => string
const plain: Say = (_, value) => String(value)

/** How the number of each fact is written; counts as they are. */
const NUMBERS: Readonly<Partial<Record<NumberFact, Say>>> = {
  area: formatArea,
  land: formatLand,
  price: formatPrice,
  monthly: (_, value) => formatBaht(value),
  fee: (_, value) => formatBaht(value),
  completion: (locale, value) => String(locale === 'th' ? value + BUDDHIST : value),
  yield: (_, value) => `${value}%`,
  walk: (locale, value) => words(locale, 'search')('range.minutes', { count: formatNumber(locale, value) }),
}

/** A number of a fact by itself: "THB 4M", "5 min", "2 bedrooms"; where it has no unit, the number. */
export const numberText = (locale: Locale, fact: NumberFact, value: number): string =>
  fact === 'beds' ? words(locale, 'search')('filter.beds', { count: value }) : (NUMBERS[fact] ?? plain)(locale, value)

function rangeText(locale: Locale, { fact, min, max }: NumberCondition): string {
  const t = words(locale, 'search')
  const say = (value: number) => (NUMBERS[fact] ?? plain)(locale, value)
  if (min !== undefined && max !== undefined)
    return min === max ? say(min) : t('range.between', { from: say(min), to: say(max) })
  return max === undefined ? t('range.least', { from: say(min ?? 0) }) : t('range.most', { to: say(max) })
}

type SayChoice = (locale: Locale, value: string, names: LocalizedNames) => string

const KINDS = [
  'studio',
  'bed1',
  'bed1plus',
  'bed2',
  'bed3',
  'duplex',
  'penthouse',
  'house',
  'townhome',
  'shophouse',
  'plot',
] as const
const NEARBY = ['school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport'] as const

/** The name of a value that is known; any other as it is written. */
const named =
  <Value extends string>(values: readonly Value[], say: (locale: Locale, value: Value) => string): SayChoice =>
  (locale, value) => {
    const known = values.find((one) => one === value)
    return known === undefined ? value : say(locale, known)
  }

const sideText = named(ORIENTATIONS, (locale, side) => words(locale, 'microsite')(`orientations.${side}`))
const nearbyText = named(NEARBY, (locale, kind) => words(locale, 'microsite')(`location.kinds.${kind}`))

const CHOICES: { readonly [Key in ChoiceCondition['fact']]: SayChoice } = {
  kind: named(KINDS, (locale, kind) => words(locale, 'search')(`kind.${kind}`)),
  facing: (locale, value, names) => words(locale, 'search')('fact.facing', { side: sideText(locale, value, names) }),
  facility: (locale, value) => facilityName(locale, value),
  nearby: (locale, value, names) => words(locale, 'search')('fact.nearby', { kind: nearbyText(locale, value, names) }),
  near: (locale, value, { nearby }) => words(locale, 'search')('fact.near', { name: nearby?.[value] ?? value }),
  offer: named(OFFERS, (locale, offer) => words(locale, 'search')(`offer.${offer}`)),
  stage: named(STAGES, (locale, stage) => words(locale, 'search')(`stage.${stage}`)),
  group: groupText,
  brand: named(BRANDS, (locale, brand) => words(locale, 'catalogue')(`brand.${brand}`)),
  badge: named(BADGES, (locale, badge) => words(locale, 'catalogue')(`badge.${badge}`)),
  place: (_, value, { places }) => places[value] ?? value,
  station: (locale, value, { stations }) =>
    words(locale, 'search')('filter.station', { name: stations[value] ?? value }),
  line: (locale, value, { lines }) => lineText(locale, value, lines),
  tag: tagText,
}

/** A line, an operator by its letters, or rail in general. */
export function lineText(locale: Locale, value: string, lines: LocalizedNames['lines']): string {
  const t = words(locale, 'search')
  if (value === ANY_RAIL) return t('fact.rail')
  return lines[value] ?? t('panel.near', { system: value.toUpperCase() })
}

function conditionText(locale: Locale, names: LocalizedNames, condition: Condition): string {
  const t = words(locale, 'search')
  const what = isNumber(condition)
    ? t(`fact.${condition.fact}`, { range: rangeText(locale, condition) })
    : CHOICES[condition.fact](locale, condition.value, names)
  return condition.not ? t('fact.not', { what }) : what
}

/** A condition with its alternatives, as text. */
export const clauseText = (locale: Locale, names: LocalizedNames, clause: Clause): string =>
  clause
    .map((condition) => conditionText(locale, names, condition))
    .reduce((one, other) => words(locale, 'search')('fact.or', { one, other }))
