import type { Condition, NumberCondition } from '../facts/conditions'
import type { NumberFact } from '../facts/fact-keys'
import {
  AFTER_YEAR_WORDS,
  BEFORE_YEAR_WORDS,
  BEYOND_WORDS,
  DRIVING_WORDS,
  OR_WORDS,
  SHORT_OF_WORDS,
  SIDE_WORDS,
} from '../lexicon/data/grammar-words'
import type { Reading, Token, Unit } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import type { Range } from '../search-types'
import type { Amount } from './read-amount'

/** Things are counted in whole numbers up to this. */
export const MOST_COUNTED = 99
const YEARS = { from: 2015, to: 2040 }
/** Thai years are counted from 543 before. */
const BUDDHIST = 543

const BEYOND = keysOf(BEYOND_WORDS)
const SHORT_OF = keysOf(SHORT_OF_WORDS)
/** Before the number; behind it they take it in. */
const AND_BEYOND = keysOf(['and over', 'and above'])
const DRIVING = keysOf(DRIVING_WORDS)
const BEFORE = keysOf(BEFORE_YEAR_WORDS)
const AFTER = keysOf(AFTER_YEAR_WORDS)

/** Facts that are counted in whole numbers. */
export const COUNTED: readonly NumberFact[] = ['beds', 'baths', 'parking', 'floor', 'storeys']

const isSaid = (tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>) =>
  tokens.slice(from, to).some(({ key }) => words.has(key))

/** The ends of a count: `more than 4` begins at 5. */
function countedEnds(range: Range, tokens: readonly Token[], at: number, next: number): Range {
  const { min, max } = range
  const isBeyond = isSaid(tokens, at, next, BEYOND) || AND_BEYOND.has(tokens[at]?.key ?? '')
  if (min !== undefined && max === undefined && isBeyond) return { min: min + 1 }
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
/** `在3層`: where the home is. */
const PLACED = keysOf(['在', '位於', '住', '處於'])
const CHINESE_LEVEL = /^层/

function levelOf(
  { number, unit }: Amount,
  token: Token | undefined,
  announced: NumberFact | null,
  isPlaced: boolean,
): NumberFact {
  if (unit === 'floor') return 'floor'
  if (announced === 'storeys' || announced === 'floor') return announced
  if (isPlaced) return 'floor'
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
export const CLAUSE = /[,;；。，、\n]/

/** The fact that a word before the amount announces: `common fee kept under 70`. */
export function announcedFact(tokens: readonly Token[], at: number): NumberFact | null {
  for (let before = at; before >= 0 && before >= at - MOST_BETWEEN; before -= 1) {
    const token = tokens[before]
    if (token?.meaning.is === 'announce') return token.meaning.fact
    const gap = tokens[before]?.gap ?? ''
    if (CLAUSE.test(gap) || (before < at && token && !BETWEEN.includes(token.meaning.is))) return null
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

export type RangeOf = (amount: Amount, bare: 'most' | 'exact') => Range

function readYear(amount: Amount, tokens: readonly Token[], at: number, rangeOf: RangeOf): Reading | null {
  const ends = amount.ends.map(yearOf)
  const [from, to] = ends
  if (from === null || from === undefined || to === null || to === undefined) return null
  const isYear = amount.unit === 'year' || (amount.unit === undefined && amount.number.scale === 1)
  if (!isYear) return null
  const { bounds } = amount
  const range = rangeOf({ ...amount, ends: [from, to] }, 'exact')
  // `2026年以前` and `after 2026` leave the year out, `2026年底前` does not.
  if (bounds.most && isSaid(tokens, at, amount.next, BEFORE))
    return numberReading('completion', { max: to - 1 }, amount.next)
  if (bounds.least && isSaid(tokens, at, amount.next, AFTER))
    return numberReading('completion', { min: from + 1 }, amount.next)
  return numberReading('completion', range, amount.next)
}

function factOfUnit(amount: Amount, unit: Token | undefined, announced: NumberFact | null, before: Token | undefined) {
  const isLevel = amount.unit === 'floor' || amount.unit === 'storeys'
  if (!isLevel) return FACT_OF_UNIT[amount.unit ?? 'baht']
  return levelOf(amount, unit, announced, PLACED.has(before?.key ?? ''))
}

/** The number of an amount as a condition on the fact that is announced, or that its unit counts. */
export function readFact(tokens: readonly Token[], at: number, amount: Amount, rangeOf: RangeOf): Reading | null {
  const announced = announcedFact(tokens, at)
  if (announced === 'fee') {
    const isFee =
      amount.ends[1] < HIGHEST_FEE && (amount.unit === undefined || amount.unit === 'baht' || amount.unit === 'foreign')
    return isFee ? numberReading('fee', rangeOf(amount, 'most'), pastPer(tokens, amount.next)) : null
  }
  const year = readYear(amount, tokens, at, rangeOf)
  if (year) return year
  const unit = tokens
    .slice(at, amount.next)
    .find(({ meaning }) => meaning.is === 'unit' && meaning.unit === amount.unit)
  const fact = factOfUnit(amount, unit, announced, tokens[at - 1])
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

/** A count as a condition; null when it is none. */
export function readCount(
  tokens: readonly Token[],
  at: number,
  amount: Amount,
  { fact, rangeOf }: Counted,
): Reading | null {
  if (!amount.ends.every(Number.isInteger) || !COUNTED.includes(fact)) return null
  const range = countedEnds(
    rangeOf({ ...amount, bounds: { ...amount.bounds, budget: false } }, 'exact'),
    tokens,
    at,
    amount.next,
  )
  return numberReading(fact, range, amount.next)
}

/** Then a payment a month follows, and the fee is none. */
const AMOUNT_AHEAD: readonly Token['meaning']['is'][] = ['digits', 'numeral', 'bound']

const isUnitOfFee = (token: Token | undefined) =>
  token?.meaning.is === 'unit' && ['area', 'baht', 'foreign'].includes(token.meaning.unit)

/** Skips what a fee is counted by: `บาทต่อตารางเมตร`, `a square wah`. */
function pastPer(tokens: readonly Token[], at: number): number {
  let next = at
  for (let token = tokens[next]; token; token = tokens[next]) {
    const { meaning } = token
    const isOne = (meaning.is === 'numeral' || meaning.is === 'digits') && meaning.value === 1
    const isPer = meaning.is === 'per' || isOne || (meaning.is === 'filler' && /^an?$/.test(token.key))
    const isUnit = isUnitOfFee(token)
    const isMonth = meaning.is === 'monthly' && !AMOUNT_AHEAD.includes(tokens[next + 1]?.meaning.is ?? 'end')
    const isCounted = isOne && !isUnitOfFee(tokens[next + 1])
    if (isCounted || CLAUSE.test(token.gap) || (!isPer && !isUnit && !isMonth)) break
    next += 1
  }
  return next
}

const NEAR_YEAR = 3
const isOfCompletion = ({ meaning, key }: Token) =>
  (meaning.is === 'announce' && meaning.fact === 'completion') || /เสร็?จ|โอน|พรอม|ready|complet|finish/.test(key)

const isOfNew = ({ meaning }: Token) =>
  meaning.is === 'new' || (meaning.is === 'badge' && meaning.value === 'New_Project')

/** `เสร็จปีหน้า`, `明年完工`: a year beside a word for the completion. `New this year` is new: no launch has a date. */
export function readRelativeYear(tokens: readonly Token[], at: number, year: number | undefined): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is !== 'yearFromNow' || year === undefined) return null
  const around = tokens.slice(Math.max(0, at - NEAR_YEAR), at + 1 + NEAR_YEAR)
  if (around.some(isOfCompletion))
    return numberReading('completion', { min: year + meaning.years, max: year + meaning.years }, at + 1)
  return meaning.years === 0 && around.some(isOfNew) ? { next: at + 1, isFiller: true } : null
}

/** Whether a word is the current year. */
export const isThisYear = (token: Token | undefined) => token?.meaning.is === 'yearFromNow' && token.meaning.years === 0

/** A value of a fact, or the order of the results. */
export function readChoice(tokens: readonly Token[], at: number): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is === 'fact') {
    return { next: at + 1, key: 'where', value: { fact: meaning.fact, value: meaning.value } }
  }
  return meaning?.is === 'order' ? { next: at + 1, key: 'sort', value: meaning.value } : readBareSide(tokens, at)
}

const SIDES: ReadonlyMap<string, string> = new Map(
  Object.entries(SIDE_WORDS).flatMap(([value, words]) => [...keysOf(words)].map((key) => [key, value] as const)),
)
const BETWEEN_SIDES = keysOf(OR_WORDS)
const FACING_NOTS = keysOf(['不朝', '唔向', 'must not face'])

const isSide = (token: Token | undefined) =>
  token !== undefined && ((token.meaning.is === 'fact' && token.meaning.fact === 'facing') || SIDES.has(token.key))

/** `facing west or north`, `หันทิศเหนือหรือใต้`, `朝東或南`: a bare word for a side means one beside another side. */
function readBareSide(tokens: readonly Token[], at: number): Reading | null {
  const value = SIDES.get(tokens[at]?.key ?? '')
  if (value === undefined) return null
  const isJoin = (join: number) => BETWEEN_SIDES.has(tokens[join]?.key ?? '')
  const isRefused = FACING_NOTS.has(tokens[at - 1]?.key ?? '')
  const isBeside =
    isRefused || (isJoin(at - 1) && isSide(tokens[at - 2])) || (isJoin(at + 1) && isFacing(tokens[at + 2]))
  return isBeside ? { next: at + 1, key: 'where', value: { fact: 'facing', value } } : null
}

const isFacing = (token: Token | undefined) => token?.meaning.is === 'fact' && token.meaning.fact === 'facing'
