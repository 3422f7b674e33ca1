import type { Reading, Token, Unit } from './meanings'
import { type ReadNumber, readNumber, sharedScale } from './read-number'
import { isBaht, readAfter, readBefore, type Said, SENTENCE, signBehind, wasBounded } from './read-said'
import type { Range } from './search'

/** How the values of amounts are understood. */
export interface MeasureSettings {
  /** `ประมาณ`, `around`, `左右`: as a part of one either way. */
  around: number
}

interface Amount {
  next: number
  said: Said
  number: ReadNumber
  /** From and to; one and the same when no range was said. */
  ends: readonly [number, number]
  isRange: boolean
  unit: Unit | undefined
  factor: number
}

/** No home of ours costs less, or more than a thousand million: a number outside is none of a price. */
const CHEAPEST = 100_000
const DEAREST = 100_000_000_000
/** What somebody could pay a month. */
const LOWEST_PAYMENT = 1_000
const HIGHEST_PAYMENT = 10_000_000
const MOST_BEDS = 10
const LARGEST_AREA = 1_000_000
/** `200m from BTS` is a distance: nobody says a hundred millions and more with a bare m. */
const BARE_METRES = 100

/** The point may be the last of an abbreviation: `30 ตร.ม. - 45 ตร.ม.` */
const DASH = /^[.\s฿]*[-–—−‐~〜～]+[\s฿]*$/
const JOINS = new Set(['to', 'and', 'or', 'หรือ', 'และ', '或', '和', '与', '或者', '还是'])

function isJoin(token: Token | undefined): boolean {
  return token?.meaning.is === 'to' || (token !== undefined && JOINS.has(token.key))
}

/** Whether a number goes on to be a range at a token: `-` before it, or `ถึง`, `到`, `and` and a number behind. */
function farEnd(tokens: readonly Token[], at: number): ReadNumber | null {
  if (DASH.test(tokens[at]?.gap ?? '')) return readNumber(tokens, pastBaht(tokens, at), false)
  return isJoin(tokens[at]) ? readNumber(tokens, pastBaht(tokens, at + 1), false) : null
}

const pastBaht = (tokens: readonly Token[], at: number) => (isBaht(tokens[at]) ? at + 1 : at)

const MEASURED: readonly Unit[] = ['area', 'baht', 'foreign']
const THOUSAND = 1_000

/** Whether a number may count a unit: nobody counts millions of rooms, `under 5m parking`, `5m bedroom 2`. */
const isCountOf = (unit: Unit, { scale }: ReadNumber) => scale < THOUSAND || MEASURED.includes(unit)

function unitAt(tokens: readonly Token[], at: number, number: ReadNumber): { unit: Unit; factor: number } | null {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap)) return null
  // `THB 3M - THB 5M`: behind a dash the money is that of the next number.
  if (isBaht(token) && DASH.test(token.gap)) return null
  if (token.meaning.is === 'unit') return isCountOf(token.meaning.unit, number) ? token.meaning : null
  return token.key === 'min' && number.scale === 1 ? { unit: 'minutes', factor: 1 } : null
}

interface Numbers {
  next: number
  number: ReadNumber
  ends: readonly [number, number]
  isRange: boolean
}

const SPOKEN = /^[\u0e01-\u0e4e\u3400-\u9fff]+$/

/** `两三百万`, `สองสามล้าน`: two figures said in one breath are a range. */
function readNeighbours(tokens: readonly Token[], at: number): Numbers | null {
  const [low, high] = [tokens[at], tokens[at + 1]]
  if (low?.meaning.is !== 'numeral' || high?.meaning.is !== 'numeral' || high.gap !== '') return null
  if (!SPOKEN.test(low.key + high.key) || low.meaning.value < 1 || low.meaning.value >= high.meaning.value) return null
  const number = readNumber(tokens, at + 1, false)
  if (!number || number.scale === 1 || number.value !== number.lead * number.scale) return null
  return { next: number.next, number, ends: [low.meaning.value * number.scale, number.value], isRange: true }
}

/** `2+1 ห้องนอน`: behind the room that is no bedroom; null when none is counted. */
function pastStudy(tokens: readonly Token[], at: number): number | null {
  const number = /^[+＋]$/.test(tokens[at]?.gap ?? '') ? readNumber(tokens, at, false) : null
  return number && unitAt(tokens, number.next, number)?.unit === 'beds' ? number.next : null
}

/** `ล้านต้นๆ`: a power of ten stands alone where what is said of it follows at once. */
function isBoundBehind(tokens: readonly Token[], at: number): boolean {
  const { meaning, gap } = tokens[at + 1] ?? {}
  return meaning?.is === 'bound' && meaning.side !== 'before' && gap === '' && tokens[at]?.meaning.is === 'times'
}

/** One number or two with a range between them; the first may have its own unit: `30 ตร.ม. - 40 ตร.ม.` */
function readNumbers(tokens: readonly Token[], at: number, mayStandAlone: boolean): Numbers | null {
  const neighbours = readNeighbours(tokens, at)
  if (neighbours) return neighbours
  const number = readNumber(tokens, at, mayStandAlone)
  if (!number) return null
  const study = pastStudy(tokens, number.next)
  if (study) return { next: study, number, ends: [number.value, number.value], isRange: false }
  const behindUnit = unitAt(tokens, number.next, number) ? number.next + 1 : number.next
  const high = farEnd(tokens, behindUnit)
  const isSameUnit = high && (behindUnit === number.next || isUnitShared(tokens, number, high))
  if (!high || !isSameUnit) return { next: number.next, number, ends: [number.value, number.value], isRange: false }
  const [low, top] = sharedScale(number, high)
  const ends = low <= top ? ([low, top] as const) : ([top, low] as const)
  return { next: high.next, number: high, ends, isRange: true }
}

function isUnitShared(tokens: readonly Token[], low: ReadNumber, high: ReadNumber): boolean {
  return unitAt(tokens, low.next, low)?.unit === unitAt(tokens, high.next, high)?.unit
}

/** `100k per sqm`, `1 แสน/ตร.ม.`: such a price is none of a home. */
function isPerArea(tokens: readonly Token[], at: number): boolean {
  const isPer = tokens[at]?.meaning.is === 'per'
  const { meaning, gap } = tokens[isPer ? at + 1 : at] ?? {}
  return meaning?.is === 'unit' && meaning.unit === 'area' && (isPer || /\//.test(gap ?? ''))
}

function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const before = readBefore(tokens, at)
  const isSaid = wasBounded(before.said) || before.said.monthly === true
  const mayStandAlone = isSaid || isBoundBehind(tokens, before.next)
  const numbers = readNumbers(tokens, before.next, mayStandAlone)
  if (!numbers) return null
  const direct = unitAt(tokens, numbers.next, numbers.number)
  const early = direct
    ? { next: numbers.next, said: signBehind(tokens, numbers.next) }
    : readAfter(tokens, numbers.next)
  const unit = direct ?? unitAt(tokens, early.next, numbers.number)
  const after = unit ? readAfter(tokens, early.next + 1) : early
  const foreign = isPerArea(tokens, numbers.next) || isPerArea(tokens, after.next)
  return {
    ...numbers,
    next: after.next,
    said: {
      ...before.said,
      ...early.said,
      ...after.said,
      ...(foreign ? { foreign } : {}),
      ...(numbers.number.isLeast ? { least: true } : {}),
    },
    unit: unit?.unit,
    factor: unit?.factor ?? 1,
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The range an amount means. Without a word for it, a price is what somebody has to spend, so its upper end. */
function rangeOf({ said, ends, isRange, number }: Amount, around: number, bare: 'most' | 'exact'): Range {
  const [min, max] = ends
  if (isRange) return { min, max }
  if (said.most) return { max }
  if (said.least) return { min }
  if (said.odd) return { min, max: round(min + number.lastScale) }
  if (said.low && number.lastScale > 1) return { min, max: round(min + number.lastScale / 2) }
  if (said.about || said.low) return { min: round(min * (1 - around)), max: round(max * (1 + around)) }
  if (number.open > 0) return { min, max: min + number.open }
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

function areaOf(amount: Amount, settings: MeasureSettings): Reading | null {
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
  if (unit === 'area') return areaOf(amount, settings)
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
