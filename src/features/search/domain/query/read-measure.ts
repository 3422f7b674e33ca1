import { type ExchangeRates, isCurrency } from '@/features/finance'
import { DISTANCE_WORDS, INSTALMENT_PARTS, RENT_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import type { Range } from '../search-types'
import { type Amount, readAmount, unitAt } from './read-amount'
import { isBounded } from './read-bounds'
import { announcedFact, CLAUSE, numberReading, readFact } from './read-facts'
import { lastPower, type ReadNumber, readNumber } from './read-number'
import { readUnitFirst } from './read-unit-first'
import { readYield } from './read-yield'

/** Settings for reading amounts. */
export interface MeasureSettings {
  /** The width of `ประมาณ`, `around`, `左右`: this fraction either way. */
  around: number
  /** Baht for one unit of each foreign currency, and their day. */
  rates?: ExchangeRates
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

type RangeOf = (amount: Amount, bare: 'most' | 'exact') => Range

const round = (value: number) => Math.round(value * 100) / 100

/** The width that `多` leaves after a number: ten in `30多`, a million in `3 ล้านกว่า` and `兩百萬出頭`. */
const openBehind = ({ scale, lastScale, value }: ReadNumber) =>
  scale === 1 || scale > lastScale ? lastPower(value) : lastScale

/** The range of an amount. A price without a bound is a budget, so it is the upper end. */
function rangeOf({ bounds, ends, isRange, number, factor }: Amount, around: number, bare: 'most' | 'exact'): Range {
  const [min, max] = ends
  if (isRange || bounds.exact) return { min, max }
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

const LAST_PLUS = /^\s*[+＋]/

function bedsOf(amount: Amount, tokens: readonly Token[], at: number, rangeOf: RangeOf): Reading | null {
  const next = tokens[amount.next - 1]?.key === SHORT ? pastShortBaths(tokens, amount.next) : amount.next
  if (next === null) return null
  const { value } = amount.number
  // `1 bed+` is one bedroom and a small room, not `one or more`.
  const isPlus = value === 1 && !amount.isRange && (amount.isPlus ?? LAST_PLUS.test(tokens[amount.next]?.gap ?? ''))
  if (isPlus) return { next, key: 'where', value: { fact: 'kind', value: 'bed1plus' } }
  const isCount = Number.isInteger(value) && value >= 0 && value <= MOST_BEDS
  if (!isCount) return null
  const isBounded = amount.isRange || amount.bounds.most || amount.bounds.least
  if (!isBounded) return { next, key: 'beds', value }
  const reading = readFact(tokens, at, { ...amount, unit: 'beds', number: { ...amount.number, scale: 1 } }, rangeOf)
  return reading && { ...reading, next }
}

/** `一坪30萬`, `1 ตร.ว. 50,000`: a single small unit is not a home; the next amount is a price per unit. */
function isOneOfArea({ ends, factor }: Amount): boolean {
  return ends[1] === 1 && factor <= LARGEST_SMALL_UNIT
}

/** Square metres of a square wah; land is sold in it, in ngan and in rai. */
const A_WAH = 4
const LAND_UNITS: readonly number[] = [4, 400, 1_600]

const isLandBefore = (tokens: readonly Token[], at: number) => announcedFact(tokens, at) === 'land'

function areaOf(amount: Amount, tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  if (isOneOfArea(amount)) return { next: readAmount(tokens, amount.next)?.next ?? amount.next }
  const ends = [round(amount.ends[0] * amount.factor), round(amount.ends[1] * amount.factor)] as const
  if (ends[0] <= 0 || ends[1] > LARGEST_AREA) return null
  if (LAND_UNITS.includes(amount.factor) || isLandBefore(tokens, at)) {
    const wah = [round(ends[0] / A_WAH), round(ends[1] / A_WAH)] as const
    return numberReading('land', rangeOf({ ...amount, ends: wah }, settings.around, 'exact'), amount.next)
  }
  const { exact, most, least } = amount.bounds
  if (exact && !most && !least) return numberReading('area', { min: ends[0], max: ends[1] }, amount.next)
  return { next: amount.next, key: 'area', value: rangeOf({ ...amount, ends }, settings.around, 'exact') }
}

function monthlyOf(amount: Amount, rangeOf: RangeOf): Reading | null {
  const { ends, next, isRange, bounds } = amount
  const isPayment = ends[1] >= LOWEST_PAYMENT && ends[1] <= HIGHEST_PAYMENT
  if (!isPayment) return null
  if (isRange || bounds.least || bounds.about) return numberReading('monthly', rangeOf(amount, 'most'), next)
  return { next, key: 'monthly', value: ends[1] }
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

const inBaht = ({ min, max }: Range, rate: number): Range => ({
  ...(min === undefined ? {} : { min: Math.round(min * rate) }),
  ...(max === undefined ? {} : { max: Math.round(max * rate) }),
})

/** A price in a foreign currency, in whole baht; null without a rate. */
function foreignPrice(amount: Amount, tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const { rates, around } = settings
  const code = amount.bounds.currency ?? tokens.slice(at, amount.next).map(currencyOf).find(Boolean) ?? ''
  const rate = isCurrency(code) ? rates?.baht[code] : undefined
  if (!rates || !rate || !isCurrency(code) || amount.bounds.otherMoney || amount.bounds.monthly) return null
  const said = rangeOf(amount, around, 'most')
  const value = inBaht(said, rate)
  if ((value.min ?? CHEAPEST) < CHEAPEST || (value.max ?? CHEAPEST) < CHEAPEST || (value.max ?? 0) > DEAREST)
    return null
  return { next: amount.next, key: 'price', value, said: { ...said, currency: code, rateOf: rates.since } }
}

/** Money that is no price in baht: a salary, a price per area, another currency. */
function otherMoney(amount: Amount, tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const { unit, bounds } = amount
  if (bounds.otherMoney) return { next: amount.next }
  if (!bounds.foreign && unit !== 'foreign') return null
  return foreignPrice(amount, tokens, at, settings) ?? { next: amount.next }
}

const currencyOf = (token: Token | undefined) =>
  token?.meaning.is === 'unit' && token.meaning.unit === 'foreign' ? token.meaning.currency : undefined

/**
 * An amount with everything that belongs to it: a price or a monthly payment in whole baht, an area in m², land in
 * square wah, and whatever else is counted: bedrooms, bathrooms, parking, floors, minutes on foot, years. A number
 * without a unit is a price only when it is as large as one. A bare price or payment is the most that is paid. Null when
 * there is no such amount at the token.
 */
export function readMeasure(tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const { unit, bounds } = amount
  const ends = (one: Amount, bare: 'most' | 'exact') => rangeOf(one, settings.around, bare)
  const fact = unit === 'beds' ? null : (readYield(tokens, at, amount, ends) ?? readFact(tokens, at, amount, ends))
  if (fact) return fact
  const money = otherMoney(amount, tokens, at, settings)
  if (money) return money
  if (unit === 'beds') return bedsOf(amount, tokens, at, ends)
  if (unit === 'area') return areaOf(amount, tokens, at, settings)
  if (unit !== undefined && unit !== 'baht') return { next: amount.next, isFiller: true }
  if (bounds.monthly) return isForRent(tokens) ? { next: amount.next } : monthlyOf(amount, ends)
  return priceOf(amount, settings, tokens)
}

/** `ห้องนอน 2`, `bedrooms: 2`, `studio`, `bathrooms: at least 3`. */
export function readRooms(tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is === 'studio') return { next: at + 1, key: 'beds', value: 0 }
  if (meaning?.is === 'unit' && meaning.unit === 'beds') {
    const number = CLAUSE.test(tokens[at + 1]?.gap ?? '') ? null : readNumber(tokens, at + 1, false)
    const isCount = number && number.scale === 1 && Number.isInteger(number.value) && number.value <= MOST_BEDS
    if (isCount && !unitAt(tokens, number.next, number) && !isBounded(readAmount(tokens, at + 1)?.bounds ?? {}))
      return { next: number.next, key: 'beds', value: number.value }
  }
  return readUnitFirst(tokens, at, (one, bare) => rangeOf(one, settings.around, bare))
}
