import { DISTANCE_WORDS, INSTALMENT_PARTS, RENT_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import type { Range } from '../search-types'
import { type Amount, readAmount, unitAt } from './read-amount'
import { isBounded } from './read-bounds'
import { lastPower, type ReadNumber, readNumber } from './read-number'

/** Settings for reading amounts. */
export interface MeasureSettings {
  /** The width of `ประมาณ`, `around`, `左右`: this fraction either way. */
  around: number
}

/** No home costs less, or more than a thousand million: a number outside is no price. */
const CHEAPEST = 100_000
const DEAREST = 100_000_000_000
/** The lowest plausible monthly payment in baht. */
const LOWEST_PAYMENT = 1_000
const HIGHEST_PAYMENT = 10_000_000
const MOST_BEDS = 10
const LARGEST_AREA = 1_000_000
/** A square wah in m²: whole homes and plots are counted in it, but no home is that small. */
const LARGEST_SMALL_UNIT = 4
/** `200m from BTS` is a distance: nobody writes prices of a hundred million and more with a bare m. */
const BARE_METRES = 100

const round = (value: number) => Math.round(value * 100) / 100

/** The width that `多` leaves after a number: ten in `30多`, a million in `3 ล้านกว่า` and `兩百萬出頭`. */
const openBehind = ({ scale, lastScale, value }: ReadNumber) =>
  scale === 1 || scale > lastScale ? lastPower(value) : lastScale

/** The range of an amount. A price without a bound is a budget, so it is the upper end. */
function rangeOf({ bounds, ends, isRange, number, factor }: Amount, around: number, bare: 'most' | 'exact'): Range {
  const [min, max] = ends
  if (isRange) return { min, max }
  if (bounds.most) return { max }
  if (bounds.least) return { min }
  if (bounds.odd) return { min, max: round(min + openBehind(number) * factor) }
  if (bounds.low && number.lastScale > 1) return { min, max: round(min + number.lastScale / 2) }
  if (bounds.about || bounds.low) return { min: round(min * (1 - around)), max: round(max * (1 + around)) }
  if (number.open > 0) return { min, max: round(min + number.open * factor) }
  return bare === 'most' || bounds.budget ? { max } : { min, max }
}

/** Short for bedrooms and for bathrooms: `2b2b`. */
const SHORT = 'b'

/** Skips the bathrooms of `2b2b`; null for `2b` alone, which may be a house number. */
function pastShortBaths(tokens: readonly Token[], at: number): number | null {
  const isCount = tokens[at]?.meaning.is === 'digits' && /^[\s/]?$/.test(tokens[at]?.gap ?? '')
  return isCount && tokens[at + 1]?.key === SHORT ? at + 2 : null
}

function bedsOf(amount: Amount, tokens: readonly Token[]): Reading | null {
  const next = tokens[amount.next - 1]?.key === SHORT ? pastShortBaths(tokens, amount.next) : amount.next
  if (next === null) return null
  const { value } = amount.isRange ? { value: amount.ends[0] } : amount.number
  const isCount = Number.isInteger(value) && value >= 0 && value <= MOST_BEDS
  return isCount ? { next, key: 'beds', value } : null
}

/** `一坪30萬`, `1 ตร.ว. 50,000`: a single small unit is not a home; the next amount is a price per unit. */
function isOneOfArea({ ends, factor }: Amount): boolean {
  return ends[1] === 1 && factor <= LARGEST_SMALL_UNIT
}

function areaOf(amount: Amount, tokens: readonly Token[], settings: MeasureSettings): Reading | null {
  if (isOneOfArea(amount)) return { next: readAmount(tokens, amount.next)?.next ?? amount.next }
  const ends = [round(amount.ends[0] * amount.factor), round(amount.ends[1] * amount.factor)] as const
  if (ends[0] <= 0 || ends[1] > LARGEST_AREA) return null
  return { next: amount.next, key: 'area', value: rangeOf({ ...amount, ends }, settings.around, 'exact') }
}

function monthlyOf({ ends, next }: Amount): Reading | null {
  const isPayment = ends[1] >= LOWEST_PAYMENT && ends[1] <= HIGHEST_PAYMENT
  return isPayment ? { next, key: 'monthly', value: ends[1] } : null
}

const DISTANCES = keysOf(DISTANCE_WORDS)

/** Whether a token shows that a distance was meant: `within 500m of the BTS`, `under 300m MRT`. */
const isWayTo = (token: Token | undefined) =>
  DISTANCES.has(token?.key ?? '') || token?.meaning.is === 'system' || token?.meaning.is === 'rail'

function priceOf(amount: Amount, settings: MeasureSettings, tokens: readonly Token[]): Reading | null {
  const { ends, number, bounds, isRange, next } = amount
  if (ends[0] < CHEAPEST || ends[1] > DEAREST) return null
  const isBareMetres = tokens[next - 1]?.key === 'm' && number.lead >= BARE_METRES && amount.unit !== 'baht'
  const isDistance = isBareMetres && !isRange && !bounds.baht && (!isBounded(bounds) || isWayTo(tokens[next]))
  if (isDistance) return { next, isFiller: true }
  return { next, key: 'price', value: rangeOf(amount, settings.around, 'most') }
}

const RENTS = keysOf(RENT_WORDS)
const INSTALMENTS = [...keysOf(INSTALMENT_PARTS)]

/** Whether a query asks for a rent. There is no filter for rents. */
function isForRent(tokens: readonly Token[]): boolean {
  const isRent = tokens.some(({ key, meaning }) => meaning.is === 'otherMoney' && RENTS.has(key))
  return (
    isRent &&
    !tokens.some(({ key, meaning }) => meaning.is === 'monthly' && INSTALMENTS.some((part) => key.includes(part)))
  )
}

/**
 * An amount with everything that belongs to it: bedrooms, an area in m², a price or a monthly payment in whole baht. A
 * number without a unit is a price only when it is as large as one. A range of bedrooms counts as its lower end,
 * because a project with two fits; a range of payments counts as its upper end, like a budget. Null when there is no
 * such amount at the token.
 */
export function readMeasure(tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const { unit, bounds } = amount
  if (bounds.otherMoney || bounds.foreign || unit === 'foreign') return { next: amount.next }
  if (unit === 'beds') return bedsOf(amount, tokens)
  if (unit === 'area') return areaOf(amount, tokens, settings)
  if (unit !== undefined && unit !== 'baht') return { next: amount.next, isFiller: true }
  if (bounds.monthly) return isForRent(tokens) ? { next: amount.next } : monthlyOf(amount)
  return priceOf(amount, settings, tokens)
}

/** `ห้องนอน 2`, `bedrooms: 2`, `studio`. */
export function readRooms(tokens: readonly Token[], at: number): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is === 'studio') return { next: at + 1, key: 'beds', value: 0 }
  if (meaning?.is !== 'unit' || meaning.unit !== 'beds') return null
  const number = readNumber(tokens, at + 1, false)
  const isCount = number && number.scale === 1 && Number.isInteger(number.value) && number.value <= MOST_BEDS
  if (!isCount || unitAt(tokens, number.next, number)) return null
  return { next: number.next, key: 'beds', value: number.value }
}
