import type { NumberFact } from '../facts/fact-keys'
import { RANGE_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token, Unit } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import { type Amount, readAmount } from './read-amount'
import { type Bounds, isBounded, readBefore } from './read-bounds'
import { CLAUSE, COUNTED, MOST_COUNTED, numberReading, type RangeOf, readCount } from './read-facts'
import { readNumber } from './read-number'

const COUNTING: Readonly<Partial<Record<Unit, NumberFact>>> = {
  beds: 'beds',
  bath: 'baths',
  parking: 'parking',
  storeys: 'floor',
  floor: 'floor',
}
/** Words after a count that only count. */
const COUNTERS = keysOf(['ห้อง', 'คัน', 'ที่', 'ชั้น', '個', '间', '間', '个', '套', '樓', 'ตัว', 'or more'])

const LEVELS: readonly (Unit | undefined)[] = ['storeys', 'floor']

function factFirst(meaning: Token['meaning'] | undefined): NumberFact | undefined {
  const fact = meaning?.is === 'unit' ? COUNTING[meaning.unit] : meaning?.is === 'announce' ? meaning.fact : undefined
  return fact && COUNTED.includes(fact) ? fact : undefined
}

/** Whether an amount behind a unit counts it, and has no unit of another kind. */
function isCountOf({ unit, number, ends, bounds }: Amount, fact: NumberFact, meaning: Token['meaning']): boolean {
  const isSame = meaning.is === 'unit' && unit === meaning.unit
  const isOwn = unit === undefined || isSame || (fact === 'floor' && LEVELS.includes(unit))
  const isSmall = number.scale <= 10 && ends[1] <= MOST_COUNTED
  return isOwn && isSmall && !bounds.baht && !bounds.monthly
}

/** The amount behind a unit, past joining words. */
function amountBehind(tokens: readonly Token[], at: number): { from: number; amount: Amount | null } {
  let from = at + 1
  while (from <= at + 2 && tokens[from]?.meaning.is === 'filler' && !CLAUSE.test(tokens[from]?.gap ?? '')) from += 1
  return { from, amount: CLAUSE.test(tokens[from]?.gap ?? '') ? null : readAmount(tokens, from) }
}

const FAR = keysOf(RANGE_WORDS)
const DASH = /[-–—−~〜～]/

/** The upper end that has the unit again: `ชั้น 2 ถึงชั้น 5`, `from floor 5 to floor 10`. */
function withFarEnd(tokens: readonly Token[], amount: Amount, fact: NumberFact): Amount {
  const { meaning, gap = '', key = '' } = tokens[amount.next] ?? {}
  const isJoin = meaning?.is === 'to' || (amount.bounds.price && FAR.has(key))
  if (amount.isRange || (!isJoin && !DASH.test(gap))) return amount
  const unit = isJoin ? amount.next + 1 : amount.next
  const high = factFirst(tokens[unit]?.meaning) === fact ? readNumber(tokens, unit + 1, false) : null
  if (!high || high.value < amount.ends[0]) return amount
  return { ...amount, next: high.next, ends: [amount.ends[0], high.value], isRange: true }
}

/** `ชั้น 15 ขึ้นไป มีที่จอดรถ`: a unit behind the bound begins something else. */
function withoutOtherUnit(tokens: readonly Token[], from: number, amount: Amount): Amount {
  const isUnit = ({ meaning }: Token, at: number) =>
    meaning.is === 'unit' && meaning.unit === amount.unit && tokens[from + at - 1]?.meaning.is === 'bound'
  const at = amount.unit === undefined ? -1 : tokens.slice(from, amount.next).findIndex(isUnit)
  return at <= 0 ? amount : { ...amount, unit: undefined, factor: 1, next: from + at }
}

interface UnitFirst {
  at: number
  bounds: Bounds
}

/** The unit with the bound before it: `at most floor 8`, `ไม่เกินชั้น 10`. */
function unitFrom(tokens: readonly Token[], at: number): UnitFirst {
  const { next, bounds } = readBefore(tokens, at)
  const isBeside = next > at && tokens[at]?.meaning.is !== 'filler' && !CLAUSE.test(tokens[next]?.gap ?? '')
  return isBeside && (isBounded(bounds) || bounds.price) ? { at: next, bounds } : { at, bounds: {} }
}

/**
 * `ห้องนอนอย่างน้อยสี่ห้อง`, `衛生間起碼三個`, `ชั้นไม่เกินสิบ`, `parking for two`, `minimum floor 3`: a count after its unit;
 * `ที่จอดรถ` alone is one at least.
 */
export function readUnitFirst(tokens: readonly Token[], at: number, rangeOf: RangeOf): Reading | null {
  const { at: unitAt, bounds } = unitFrom(tokens, at)
  const token = tokens[unitAt]
  const fact = factFirst(token?.meaning)
  if (!token || !fact) return null
  const { from, amount: behind } = amountBehind(tokens, unitAt)
  const near = behind && { ...withoutOtherUnit(tokens, from, behind), bounds: { ...bounds, ...behind.bounds } }
  const amount = near && withFarEnd(tokens, near, fact)
  if (amount && isCountOf(amount, fact, token.meaning)) {
    const next = COUNTERS.has(tokens[amount.next]?.key ?? '') ? amount.next + 1 : amount.next
    const reading = readCount(tokens, Math.min(at, from), amount, { fact, rangeOf })
    return reading && { ...reading, next }
  }
  const isAlone = unitAt === at && fact === 'parking' && token.meaning.is === 'unit' && isParkingWord(token)
  return isAlone ? numberReading('parking', { min: 1 }, at + 1) : null
}

const PARKING_ALONE = keysOf([
  'car park',
  'parking',
  'parking space',
  'car parking',
  'ที่จอดรถ',
  'ที่จอด',
  'มีที่จอดรถ',
  '車位',
  '停車位',
  '泊車位',
  'garage',
  '車庫',
  '泊車',
  '有位泊車',
])
const isParkingWord = (token: Token | undefined) => PARKING_ALONE.has(token?.key ?? '')
