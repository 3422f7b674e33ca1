import type { Condition, NumberCondition } from '../facts/conditions'
import type { NumberFact } from '../facts/fact-keys'
import { BEYOND_WORDS, DRIVING_WORDS, SHORT_OF_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token, Unit } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import type { Range } from '../search-types'
import { type Amount, readAmount } from './read-amount'

/** Things are counted in whole numbers up to this. */
const MOST_COUNTED = 99
const YEARS = { from: 2015, to: 2040 }
/** Thai years are counted from 543 before. */
const BUDDHIST = 543

const BEYOND = keysOf(BEYOND_WORDS)
const SHORT_OF = keysOf(SHORT_OF_WORDS)
const DRIVING = keysOf(DRIVING_WORDS)

const COUNTED: readonly NumberFact[] = ['beds', 'baths', 'parking', 'floor', 'storeys']

const isSaid = (tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>) =>
  tokens.slice(from, to).some(({ key }) => words.has(key))

/** The ends of a count: `more than 4` begins at 5. */
function countedEnds(range: Range, tokens: readonly Token[], at: number, next: number): Range {
  const { min, max } = range
  if (min !== undefined && max === undefined && isSaid(tokens, at, next, BEYOND)) return { min: min + 1 }
  if (max !== undefined && min === undefined && isSaid(tokens, at, next, SHORT_OF)) return { max: max - 1 }
  return range
}

/** A condition on a number, as a reading. */
export function numberReading(fact: NumberFact, range: Range, next: number): Reading {
  const condition: NumberCondition = { fact, ...range }
  return { next, key: 'where', value: condition satisfies Condition }
}

/** Levels: a house has few of them, a home in a tower stands on one of many. */
const MOST_STOREYS_OF_A_HOUSE = 4
const CHINESE_LEVEL = /^层/

function levelOf({ number, unit }: Amount, token: Token | undefined, announced: NumberFact | null): NumberFact {
  if (unit === 'floor') return 'floor'
  if (announced === 'storeys' || announced === 'floor') return announced
  const isChinese = CHINESE_LEVEL.test(token?.key ?? '')
  return isChinese && number.value > MOST_STOREYS_OF_A_HOUSE ? 'floor' : 'storeys'
}

const FACT_OF_UNIT: Readonly<Partial<Record<Unit, NumberFact>>> = {
  beds: 'beds',
  bath: 'baths',
  parking: 'parking',
  minutes: 'walk',
}

/** Meanings between a word that announces a number and the number. */
const BETWEEN: readonly Token['meaning']['is'][] = ['unknown', 'filler', 'bound', 'not', 'price']
const MOST_BETWEEN = 4
const SENTENCE = /[,;；。，、\n]/

/** The fact that a word before the amount announces: `common fee kept under 70`. */
export function announcedFact(tokens: readonly Token[], at: number): NumberFact | null {
  for (let before = at; before >= 0 && before >= at - MOST_BETWEEN; before -= 1) {
    const token = tokens[before]
    if (token?.meaning.is === 'announce') return token.meaning.fact
    const gap = tokens[before]?.gap ?? ''
    if (SENTENCE.test(gap) || (before < at && token && !BETWEEN.includes(token.meaning.is))) return null
  }
  return null
}

/** Baht a month for a square metre or a square wah. */
const HIGHEST_FEE = 1_000

/** A year of the common era; null when it is none. */
function yearOf(value: number): number | null {
  const year = value > YEARS.to + BUDDHIST / 2 ? value - BUDDHIST : value
  return Number.isInteger(year) && year >= YEARS.from && year <= YEARS.to ? year : null
}

type RangeOf = (amount: Amount, bare: 'most' | 'exact') => Range

function readYear(amount: Amount, tokens: readonly Token[], rangeOf: RangeOf): Reading | null {
  const ends = amount.ends.map(yearOf)
  const [from, to] = ends
  if (from === null || from === undefined || to === null || to === undefined) return null
  const isYear = amount.unit === 'year' || (amount.unit === undefined && amount.number.scale === 1)
  if (!isYear) return null
  const { bounds } = amount
  const range = rangeOf({ ...amount, ends: [from, to] }, 'exact')
  // `2026年以前` leaves the year out, `2026年底前` does not.
  const isBefore = bounds.most && tokens[amount.next - 1]?.key === '以前'
  return numberReading('completion', isBefore ? { max: to - 1 } : range, amount.next)
}

/** The number of an amount as a condition on the fact that is announced, or that its unit counts. */
export function readFact(tokens: readonly Token[], at: number, amount: Amount, rangeOf: RangeOf): Reading | null {
  const announced = announcedFact(tokens, at)
  if (announced === 'fee') {
    const isFee =
      amount.ends[1] < HIGHEST_FEE && (amount.unit === undefined || amount.unit === 'baht' || amount.unit === 'foreign')
    return isFee ? numberReading('fee', rangeOf(amount, 'most'), pastPer(tokens, amount.next)) : null
  }
  const year = readYear(amount, tokens, rangeOf)
  if (year) return year
  const unit = tokens
    .slice(at, amount.next)
    .find(({ meaning }) => meaning.is === 'unit' && meaning.unit === amount.unit)
  const isLevel = amount.unit === 'floor' || amount.unit === 'storeys'
  const fact = isLevel ? levelOf(amount, unit, announced) : FACT_OF_UNIT[amount.unit ?? 'baht']
  if (!fact || amount.ends[1] > MOST_COUNTED) return null
  return fact === 'walk' ? readWalk(tokens, at, amount, rangeOf) : readCount(tokens, at, amount, { fact, rangeOf })
}

function readWalk(tokens: readonly Token[], at: number, amount: Amount, rangeOf: RangeOf): Reading | null {
  if (isSaid(tokens, Math.max(0, at - 2), amount.next + 2, DRIVING)) return { next: amount.next, isFiller: true }
  return numberReading('walk', rangeOf(amount, 'most'), amount.next)
}

interface Counted {
  fact: NumberFact
  rangeOf: RangeOf
}

function readCount(tokens: readonly Token[], at: number, amount: Amount, { fact, rangeOf }: Counted): Reading | null {
  if (!amount.ends.every(Number.isInteger) || !COUNTED.includes(fact)) return null
  const range = countedEnds(
    rangeOf({ ...amount, bounds: { ...amount.bounds, budget: false } }, 'exact'),
    tokens,
    at,
    amount.next,
  )
  return numberReading(fact, range, amount.next)
}

/** Skips what a fee is counted by: `บาทต่อตารางเมตร`, `a square wah`. */
function pastPer(tokens: readonly Token[], at: number): number {
  let next = at
  for (let token = tokens[next]; token; token = tokens[next]) {
    const { meaning } = token
    const isOne = (meaning.is === 'numeral' || meaning.is === 'digits') && meaning.value === 1
    const isPer = meaning.is === 'per' || isOne || (meaning.is === 'filler' && /^an?$/.test(token.key))
    const isUnit = meaning.is === 'unit' && ['area', 'baht', 'foreign'].includes(meaning.unit)
    const isMonth = meaning.is === 'monthly'
    if (!isPer && !isUnit && !isMonth) break
    next += 1
  }
  return next
}

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
  while (from <= at + 2 && tokens[from]?.meaning.is === 'filler' && !SENTENCE.test(tokens[from]?.gap ?? '')) from += 1
  return { from, amount: SENTENCE.test(tokens[from]?.gap ?? '') ? null : readAmount(tokens, from) }
}

/**
 * `ห้องนอนอย่างน้อยสี่ห้อง`, `衛生間起碼三個`, `ชั้นไม่เกินสิบ`, `parking for two`: a count after its unit; `ที่จอดรถ` alone is
 * one at least.
 */
export function readUnitFirst(tokens: readonly Token[], at: number, rangeOf: RangeOf): Reading | null {
  const token = tokens[at]
  const fact = factFirst(token?.meaning)
  if (!token || !fact) return null
  const { from, amount } = amountBehind(tokens, at)
  if (amount && isCountOf(amount, fact, token.meaning)) {
    const next = COUNTERS.has(tokens[amount.next]?.key ?? '') ? amount.next + 1 : amount.next
    const reading = readCount(tokens, from, amount, { fact, rangeOf })
    return reading && { ...reading, next }
  }
  const isAlone = fact === 'parking' && token.meaning.is === 'unit' && isParkingWord(token)
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
])
const isParkingWord = (token: Token | undefined) => PARKING_ALONE.has(token?.key ?? '')

const NEAR_YEAR = 3
const isOfCompletion = ({ meaning, key }: Token) =>
  (meaning.is === 'announce' && meaning.fact === 'completion') || /เสร็จ|โอน|ready|complet|finish/.test(key)

/** `เสร็จปีหน้า`, `明年完工`: a year beside a word for the completion. */
export function readRelativeYear(tokens: readonly Token[], at: number, year: number | undefined): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is !== 'yearFromNow' || year === undefined) return null
  const around = tokens.slice(Math.max(0, at - NEAR_YEAR), at + 1 + NEAR_YEAR)
  return around.some(isOfCompletion)
    ? numberReading('completion', { min: year + meaning.years, max: year + meaning.years }, at + 1)
    : null
}

/** A value of a fact, or the order of the results. */
export function readChoice(tokens: readonly Token[], at: number): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is === 'fact') {
    return { next: at + 1, key: 'where', value: { fact: meaning.fact, value: meaning.value } }
  }
  return meaning?.is === 'order' ? { next: at + 1, key: 'sort', value: meaning.value } : null
}
