import type { Reading, Token } from './meanings'
import { type Amount, readAmount, unitAt } from './read-amount'
import { lastPower, type ReadNumber, readNumber } from './read-number'
import { wasBounded } from './read-said'
import type { Range } from './search'

/** How the values of amounts are understood. */
export interface MeasureSettings {
  /** `ประมาณ`, `around`, `左右`: as a part of one either way. */
  around: number
}

/** No home of ours costs less, or more than a thousand million: a number outside is none of a price. */
const CHEAPEST = 100_000
const DEAREST = 100_000_000_000
/** What somebody could pay a month. */
const LOWEST_PAYMENT = 1_000
const HIGHEST_PAYMENT = 10_000_000
const MOST_BEDS = 10
const LARGEST_AREA = 1_000_000
/** A square wah: whole homes and plots are counted in it, but no home is one. */
const LARGEST_SMALL_UNIT = 4
/** `200m from BTS` is a distance: nobody says a hundred millions and more with a bare m. */
const BARE_METRES = 100

const round = (value: number) => Math.round(value * 100) / 100

/** What `多` leaves open behind a number: of `30多` ten, of `3 ล้านกว่า` and of `兩百萬出頭` a million. */
const openBehind = ({ scale, lastScale, value }: ReadNumber) =>
  scale === 1 || scale > lastScale ? lastPower(value) : lastScale

/** The range an amount means. Without a word for it, a price is what somebody has to spend, so its upper end. */
function rangeOf({ said, ends, isRange, number, factor }: Amount, around: number, bare: 'most' | 'exact'): Range {
  const [min, max] = ends
  if (isRange) return { min, max }
  if (said.most) return { max }
  if (said.least) return { min }
  if (said.odd) return { min, max: round(min + openBehind(number) * factor) }
  if (said.low && number.lastScale > 1) return { min, max: round(min + number.lastScale / 2) }
  if (said.about || said.low) return { min: round(min * (1 - around)), max: round(max * (1 + around)) }
  if (number.open > 0) return { min, max: round(min + number.open * factor) }
  return bare === 'most' || said.budget ? { max } : { min, max }
}

/** Short for bedrooms and for baths: `2b2b`. */
const SHORT = 'b'

/** Behind the baths of `2b2b`; null where `2b` stands alone, as it does in a house's number. */
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

/** `一坪30萬`, `1 ตร.ว. 50,000`: one of a small unit is no home, it says what the amount behind it is the price of. */
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

const WAY_WORDS = new Set(['of', 'from', 'to', 'away', 'walk'])

/** Whether a token says that a way was measured: `within 500m of the BTS`, `under 300m MRT`. */
const isWayTo = (token: Token | undefined) =>
  WAY_WORDS.has(token?.key ?? '') || token?.meaning.is === 'system' || token?.meaning.is === 'rail'

function priceOf(amount: Amount, settings: MeasureSettings, tokens: readonly Token[]): Reading | null {
  const { ends, number, said, isRange, next } = amount
  if (ends[0] < CHEAPEST || ends[1] > DEAREST) return null
  const isBareMetres = tokens[next - 1]?.key === 'm' && number.lead >= BARE_METRES && amount.unit !== 'baht'
  const isDistance = isBareMetres && !isRange && !said.baht && (!wasBounded(said) || isWayTo(tokens[next]))
  if (isDistance) return { next, isFiller: true }
  return { next, key: 'price', value: rangeOf(amount, settings.around, 'most') }
}

const RENT = new Set('เชา|คาเชา|rent|rental|出租|租房|月租|租金'.split('|'))
const INSTALMENT = /ผอน|งวด|mortgage|instal|repay|供|还|按揭|房贷/

/** Whether a query asks what a home is let for, and not what is paid for one bought: there is no filter for that. */
function isForRent(tokens: readonly Token[]): boolean {
  const isRent = tokens.some(({ key, meaning }) => meaning.is === 'otherMoney' && RENT.has(key))
  return isRent && !tokens.some(({ key, meaning }) => meaning.is === 'monthly' && INSTALMENT.test(key))
}

/**
 * An amount and all that belongs to it: bedrooms, an area in square metres, a price, or what is paid a month, in
 * whole baht (issue 5). A number without unit is money only when it is as large as a price; of a range of bedrooms
 * the smaller number is taken, as a project with two has one too; of a range of payments the larger, as of a
 * budget. Null when there is no such number at the token.
 */
export function readMeasure(tokens: readonly Token[], at: number, settings: MeasureSettings): Reading | null {
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const { unit, said } = amount
  if (said.otherMoney || said.foreign || unit === 'foreign') return { next: amount.next }
  if (unit === 'beds') return bedsOf(amount, tokens)
  if (unit === 'area') return areaOf(amount, tokens, settings)
  if (unit !== undefined && unit !== 'baht') return { next: amount.next, isFiller: true }
  if (said.monthly) return isForRent(tokens) ? { next: amount.next } : monthlyOf(amount)
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
