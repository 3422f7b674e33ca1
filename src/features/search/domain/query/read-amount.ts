import { AND_WORDS, PERCENT_WORDS, RANGE_WORDS } from '../lexicon/data/grammar-words'
import type { Token, Unit } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import { type Bounds, isBaht, isBounded, readAfter, readBefore, SENTENCE, signBehind } from './read-bounds'
import { type ReadNumber, readNumber, sharedScale } from './read-number'

/** One number or a range, with the words around it. */
export interface Amount {
  next: number
  bounds: Bounds
  number: ReadNumber
  /** Both ends; equal without a range. */
  ends: readonly [number, number]
  isRange: boolean
  isPlus?: true
  unit: Unit | undefined
  factor: number
  /** Per cent: `5%`. */
  isPercent: boolean
}

/** The point may belong to an abbreviation: `30 ตร.ม. - 45 ตร.ม.` */
const DASH = /^[.\s฿]*[-–—−‐~〜～]+[\s฿$€£]*$/
const JOINS = keysOf(RANGE_WORDS)
const ANDS = keysOf(AND_WORDS)
/** Up to this, `and` joins the ends of a range without a word for between: `1 and 2 bedrooms`. */
const SMALL = 100

function isJoin(token: Token | undefined): boolean {
  return token?.meaning.is === 'to' || (token !== undefined && JOINS.has(token.key))
}

/** The upper end of a range: the number after `-`, `ถึง`, `到` or `and` at this token; null when there is none. */
function farEnd(tokens: readonly Token[], at: number, isBetween: boolean, low: ReadNumber): ReadNumber | null {
  const { gap = '', key = '' } = tokens[at] ?? {}
  const direct = DASH.test(gap) ? readNumber(tokens, pastBaht(tokens, at), false) : otherBeds(tokens, at, low)
  if (direct) return direct
  // `3 หมื่น และ 3 ห้องนอน` are two amounts.
  const isTwo = ANDS.has(key) && !isBetween && (low.scale > 1 || low.value >= SMALL)
  const high = isJoin(tokens[at]) && !isTwo ? readNumber(tokens, pastBaht(tokens, at + 1), false) : null
  return high && ANDS.has(key) && !isBetween && high.value >= SMALL && high.scale === 1 ? null : high
}

const STROKE = /^\s?\/\s?$/

/** `3/4 ห้องนอน`: the other number of bedrooms. */
function otherBeds(tokens: readonly Token[], at: number, low: ReadNumber): ReadNumber | null {
  const other = STROKE.test(tokens[at]?.gap ?? '') && low.scale === 1 ? readNumber(tokens, at, false) : null
  const isBeds = other !== null && unitAt(tokens, other.next, other)?.unit === 'beds'
  return isBeds && other.value > low.value ? other : null
}

const pastBaht = (tokens: readonly Token[], at: number) => (isBaht(tokens[at]) ? at + 1 : at)

const MEASURED: readonly Unit[] = ['area', 'baht', 'foreign']
const THOUSAND = 1_000

/** Whether a number may count a unit. Thousands of rooms do not exist: `under 5m parking`, `เสร็จปี 2572 ชั้น 20`. */
const isCountOf = (unit: Unit, { scale, value }: ReadNumber) =>
  (scale < THOUSAND && value < THOUSAND) || MEASURED.includes(unit) || unit === 'year' || unit === 'distance'

/** The unit at this token for the number before it, if any. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
  number: ReadNumber,
): { unit: Unit; factor: number } | null {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap) || /[,，、]/.test(token.gap)) return null
  // `THB 3M - THB 5M`: after a dash the currency belongs to the next number.
  if (isBaht(token) && DASH.test(token.gap)) return null
  if (token.meaning.is === 'unit') return isCountOf(token.meaning.unit, number) ? token.meaning : null
  return token.key === 'min' && number.scale === 1 && !/[/|]/.test(token.gap) ? { unit: 'minutes', factor: 1 } : null
}

interface Numbers {
  next: number
  number: ReadNumber
  ends: readonly [number, number]
  isRange: boolean
  /** `1+1 ห้องนอน`: with a room that is no bedroom. */
  isPlus?: true
}

const SPOKEN = /^[\u0e01-\u0e4e\u3400-\u9fff]+$/

/** `两三百万`, `สองสามล้าน`: two digits in a row are a range. */
function readNeighbours(tokens: readonly Token[], at: number): Numbers | null {
  const [low, high] = [tokens[at], tokens[at + 1]]
  if (low?.meaning.is !== 'numeral' || high?.meaning.is !== 'numeral' || high.gap !== '') return null
  if (!SPOKEN.test(low.key + high.key) || low.meaning.value < 1 || low.meaning.value >= high.meaning.value) return null
  const number = readNumber(tokens, at + 1, false)
  if (!number || number.scale === 1 || number.value !== number.lead * number.scale) return null
  return { next: number.next, number, ends: [low.meaning.value * number.scale, number.value], isRange: true }
}

/** `2+1 ห้องนอน`: skips the extra room that is no bedroom; null when there is none. */
function pastStudy(tokens: readonly Token[], at: number): number | null {
  const number = /^[+＋]$/.test(tokens[at]?.gap ?? '') ? readNumber(tokens, at, false) : null
  return number && unitAt(tokens, number.next, number)?.unit === 'beds' ? number.next : null
}

/**
 * `ล้านต้นๆ`, `ล้านครึ่ง`, `ล้านห้า`, `百萬以下`, `百坪以上`: a power of ten may stand alone when a bound or an addition
 * follows directly.
 */
function isMoreBehind(tokens: readonly Token[], at: number): boolean {
  let behind = at
  while (tokens[behind]?.meaning.is === 'times' && (behind === at || tokens[behind]?.gap === '')) behind += 1
  if (behind === at) return false
  const added = tokens[behind]
  if (added?.gap === '' && (added.meaning.is === 'half' || added.meaning.is === 'numeral')) return true
  if (added?.meaning.is === 'unit' && added.gap === '') behind += 1
  const { meaning, gap } = tokens[behind] ?? {}
  return meaning?.is === 'bound' && meaning.side !== 'before' && gap === ''
}

/** One number or a range; the first may have its own unit: `30 ตร.ม. - 40 ตร.ม.` */
function readNumbers(tokens: readonly Token[], at: number, mayStandAlone: boolean, isBetween: boolean): Numbers | null {
  const neighbours = readNeighbours(tokens, at)
  if (neighbours) return neighbours
  const number = readNumber(tokens, at, mayStandAlone)
  if (!number) return null
  const study = pastStudy(tokens, number.next)
  if (study) return { next: study, number, ends: [number.value, number.value], isRange: false, isPlus: true }
  const behindUnit = unitAt(tokens, number.next, number) ? number.next + 1 : number.next
  const high = farEnd(tokens, behindUnit, isBetween, number)
  const isSameUnit = high && (behindUnit === number.next || isUnitShared(tokens, number, high))
  if (!high || !isSameUnit) return { next: number.next, number, ends: [number.value, number.value], isRange: false }
  const [low, top] = sharedScale(number, high)
  const ends = low <= top ? ([low, top] as const) : ([top, low] as const)
  return { next: high.next, number: high, ends, isRange: true }
}

function isUnitShared(tokens: readonly Token[], low: ReadNumber, high: ReadNumber): boolean {
  return unitAt(tokens, low.next, low)?.unit === unitAt(tokens, high.next, high)?.unit
}

const isOne = ({ meaning }: Token) => (meaning.is === 'digits' || meaning.is === 'numeral') && meaning.value === 1

/** `100k per sqm`, `1 แสน/ตร.ม.`, `15万一平`: a price per area is not the price of a home. */
function isPerArea(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  const isPer = token.meaning.is === 'per' || isOne(token)
  const { meaning, gap } = tokens[isPer ? at + 1 : at] ?? {}
  return meaning?.is === 'unit' && meaning.unit === 'area' && (isPer || /\//.test(gap ?? ''))
}

const PERCENT = keysOf(PERCENT_WORDS)

export const isPercentWord = (token: Token | undefined) => PERCENT.has(token?.key ?? '')

const isPercentAt = (tokens: readonly Token[], at: number) =>
  /^\s*[%％]/.test(tokens[at]?.gap ?? '') || isPercentWord(tokens[at])

/** Any amount with its unit and bounds; null when there is no number at the token. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const before = readBefore(tokens, at)
  const isSaid = isBounded(before.bounds) || before.bounds.monthly === true
  const mayStandAlone = isSaid || isMoreBehind(tokens, before.next)
  const numbers = readNumbers(tokens, before.next, mayStandAlone, before.bounds.price === true)
  if (!numbers) return null
  const direct = unitAt(tokens, numbers.next, numbers.number)
  const early = direct
    ? { next: numbers.next, bounds: signBehind(tokens, numbers.next) }
    : readAfter(tokens, numbers.next)
  const unit = direct ?? unitAt(tokens, early.next, numbers.number)
  const isMoney = unit === null || unit.unit === 'baht' || unit.unit === 'foreign'
  const after = unit ? readAfter(tokens, early.next + 1, isMoney) : early
  const foreign = isPerArea(tokens, numbers.next) || isPerArea(tokens, after.next)
  return {
    ...numbers,
    next: after.next,
    bounds: {
      ...before.bounds,
      ...early.bounds,
      ...after.bounds,
      ...(foreign ? { foreign } : {}),
      ...(numbers.number.isLeast ? { least: true } : {}),
    },
    unit: unit?.unit,
    factor: unit?.factor ?? 1,
    isPercent: isPercentAt(tokens, numbers.next),
  }
}
