import { AND_A_HALF_WORDS, COUNTED_WORDS, OPEN_NUMBER_WORDS, PARTICLE_WORDS } from '../lexicon/data/grammar-words'
import type { Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import { spokenPart } from './spoken-decimals'

/** A number with the way it was written, so that in `3-5 ล้าน` the 3 can take the millions of the 5. */
export interface ReadNumber {
  next: number
  value: number
  /** The leading number: 5 in `5 ล้าน`. */
  lead: number
  /** Product of the powers of ten after it: a million; 1 without any. */
  scale: number
  /** The last power of ten that closes a group: 10,000 in `三百萬`. */
  lastScale: number
  /** The width that `多` leaves open: a million in `三百多萬`, which is three to four million; 0 without. */
  open: number
  /** `5+ million`: five or more. */
  isLeast: boolean
}

const NEAR = /^[\s.]{0,3}$/
const PLUS = /^[+＋]\s?$/
const IN_ONE = /^[\s-]?$/
/** A dash joins number words only (`twenty-five`); in `300萬-5百萬` it is a range. */
const DASH = '-'
const WORD = /^[a-z]+$/
const CHINESE = /[\u3400-\u9fff]/
const THAI = /[\u0e01-\u0e4e]/

interface Sum {
  parts: number[]
  scale: number
  lastScale: number
  open: number
  isLeast?: boolean
}

/** Multiplies everything smaller than the power: 3 百 5 十 萬 is (300 + 50) × 10,000, and 3 ล้าน 5 แสน is 3.5 million. */
function scaled(sum: Sum, power: number, isOdd = false): Sum {
  let smaller = 0
  const parts = [...sum.parts]
  while (parts.length > 0 && (parts.at(-1) ?? 0) < power) smaller += parts.pop() ?? 0
  parts.push((smaller || 1) * power)
  const open = isOdd ? power : sum.open * power
  return { parts, scale: sum.scale * power, lastScale: power, open }
}

const added = (sum: Sum, value: number): Sum => ({ ...sum, parts: [...sum.parts, value] })

const isTimes = (token: Token | undefined, below: number) =>
  token?.meaning.is === 'times' && token.meaning.value < below && NEAR.test(token.gap)

/**
 * `ยี่สิบเอ็ด`, `ล้านห้า` (1.5 million), `三百五` (350), `หมื่นนึง` (10,000): what a digit word after a power of ten adds,
 * or null.
 */
function spokenAddition(
  token: Token,
  value: number,
  next: Token | undefined,
  { parts, lastScale }: Sum,
): number | null {
  if (isTimes(next, lastScale)) return value
  if (value === 1 && parts.length === 1 && parts[0] === lastScale && lastScale >= 1_000) return 0
  if (next?.meaning.is === 'unit' && next.meaning.unit !== 'baht') return lastScale === 10 ? value : null
  const isSpoken = (CHINESE.test(token.key) || THAI.test(token.key)) && token.gap === '' && value < 10
  return isSpoken ? (value * lastScale) / 10 : null
}

/** Whether a token ends a number: a known word that does not count anything with it, or a new word. */
function endsNumber({ meaning, gap }: Token): boolean {
  if (meaning.is === 'unit') return meaning.unit === 'baht'
  return gap !== '' || ['end', 'bound', 'monthly', 'to'].includes(meaning.is)
}

/**
 * Digits after a power of ten, with a smaller power of their own or joined to a Chinese one: `2百50万` and `1万5000`
 * continue the number, and in `1万5` and `1w5` the single digit counts tenths.
 */
function figuresBehind(tokens: readonly Token[], at: number, value: number, { lastScale }: Sum): number | null {
  const [power, figure, next] = tokens.slice(at - 1, at + 2)
  if (lastScale === 1 || !next) return null
  if (isTimes(next, lastScale)) return value
  const isChinese = power?.meaning.is === 'times' && (CHINESE.test(power.key) || power.key === 'w')
  if (!isChinese || figure?.gap !== '' || !Number.isInteger(value) || value >= lastScale) return null
  if (isTimes(next, Number.POSITIVE_INFINITY)) return value
  if (!endsNumber(next)) return null
  if (value < 10) return (value * lastScale) / 10
  return value * 10 >= lastScale ? value : null
}

const COUNTED = keysOf(COUNTED_WORDS)

/** `2ล้าน5-3ล้าน`, `2ล้าน5ถึง3ล้าน`: whether the other end of a range starts at a token, and not a count. */
function isFarEndAt(tokens: readonly Token[], at: number, lastScale: number): boolean {
  const isTo = tokens[at]?.meaning.is === 'to'
  const [number, times] = tokens.slice(isTo ? at + 1 : at)
  const isParted = isTo || /^\s*[-–~]\s*$/.test(number?.gap ?? '')
  return (
    isParted && number?.meaning.is === 'digits' && times?.meaning.is === 'times' && times.meaning.value === lastScale
  )
}

const PARTICLES = keysOf(PARTICLE_WORDS)
/** Whether a word stands by itself behind a number: `2ล้าน5, คอนโด`, `1ล้าน8ค่ะ`. */
const isApart = ({ gap, key }: Token) => /^[\s,，、;/]/.test(gap) || PARTICLES.has(key)

/** `3ล้าน5`, `1หมื่น2`: what a digit joined to a power of ten adds when it counts nothing, or null. */
function writtenAddition(tokens: readonly Token[], at: number, value: number, { lastScale }: Sum): number | null {
  const [before, token, next] = tokens.slice(at - 1, at + 2)
  const isAtOnce = before?.meaning.is === 'times' && THAI.test(before.key) && token?.gap === ''
  if (!isAtOnce || !Number.isInteger(value) || value < 1 || value > 9 || !next) return null
  const isCounting = next.meaning.is === 'unit' || next.meaning.is === 'times' || COUNTED.has(next.key)
  const isClosed = next.meaning.is === 'end' || isFarEndAt(tokens, at + 1, lastScale) || (isApart(next) && !isCounting)
  return isClosed ? (value * lastScale) / 10 : null
}

/** What a number after another adds to it: `3 ล้าน 5 แสน`, `twenty-five`; null when it is a number of its own. */
function addition(tokens: readonly Token[], at: number, sum: Sum): number | null {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token?.meaning.is === 'digits') {
    const { value } = token.meaning
    return figuresBehind(tokens, at, value, sum) ?? writtenAddition(tokens, at, value, sum)
  }
  if (token?.meaning.is !== 'numeral') return null
  const { value } = token.meaning
  if (sum.lastScale > 1) return spokenAddition(token, value, next, sum)
  const last = sum.parts.at(-1) ?? 0
  return last >= 20 && last < 100 && last % 10 === 0 && value < 10 ? value : null
}

function first(token: Token, mayStandAlone: boolean): Sum | null {
  const start: Sum = { parts: [], scale: 1, lastScale: 1, open: 0 }
  const { meaning } = token
  if (meaning.is === 'digits' || meaning.is === 'numeral') return added(start, meaning.value)
  if (meaning.is === 'half') return added(start, 0.5)
  const isAlone = meaning.is === 'times' && meaning.lone === true && (mayStandAlone || meaning.value === 10)
  return isAlone ? scaled(start, meaning.value, meaning.isOdd) : null
}

function timesMore({ gap }: Token, sum: Sum, { value, isOdd }: { value: number; isOdd?: boolean }): Sum | null {
  if (NEAR.test(gap)) return scaled(sum, value, isOdd)
  return PLUS.test(gap) && sum.scale === 1 ? { ...scaled(sum, value, isOdd), isLeast: true } : null
}

const AND_HALF = keysOf(AND_A_HALF_WORDS)

/** `ห้าล้านครึ่ง`, and `two and a half million`, where the power of ten follows. */
function andHalf({ key }: Token, next: Token | undefined, sum: Sum): Sum | null {
  if (sum.lastScale > 1) return added(sum, sum.lastScale / 2)
  return AND_HALF.has(key) || isTimes(next, Number.POSITIVE_INFINITY) ? added(sum, 0.5) : null
}

function following(tokens: readonly Token[], at: number, sum: Sum): Sum | null {
  const token = tokens[at]
  if (!token) return null
  const { meaning } = token
  if (meaning.is === 'times') return timesMore(token, sum, meaning)
  if (!IN_ONE.test(token.gap) || (token.gap === DASH && !WORD.test(token.key))) return null
  if (meaning.is === 'half') return andHalf(token, tokens[at + 1], sum)
  const value = addition(tokens, at, sum)
  return value === null ? null : added(sum, value)
}

/** The power of ten of the last non-zero digit: 100 for 300. */
export function lastPower(value: number): number {
  let power = 1
  while (value > 0 && value % (power * 10) === 0) power *= 10
  return power
}

const total = ({ parts }: Sum) => parts.reduce((sum, part) => sum + part, 0)

const OPEN_NUMBERS = keysOf(OPEN_NUMBER_WORDS)

/** `300多萬`, `3 กว่าล้าน`, `50來平`: the width that an open number leaves, before what it counts. */
function leftOpen(tokens: readonly Token[], at: number, sum: Sum): Sum | null {
  const { meaning, gap, key } = tokens[at] ?? {}
  const isSome = OPEN_NUMBERS.has(key ?? '')
  const isOpen = isSome || (meaning?.is === 'bound' && meaning.bound === 'odd')
  if (!isOpen || !NEAR.test(gap ?? '')) return null
  const next = tokens[at + 1]
  const isArea = isSome && next?.meaning.is === 'unit' && next.meaning.unit === 'area'
  const isPower = sum.scale === 1 && isTimes(next, Number.POSITIVE_INFINITY)
  return isArea || isPower ? { ...sum, open: lastPower(total(sum)) } : null
}

const ORDINAL_MARKS = keysOf(['th', 'st', 'nd', 'rd'])
/** `10th`: the letters that make a number an ordinal. */
const isOrdinalMark = (token: Token | undefined) => token?.gap === '' && ORDINAL_MARKS.has(token.key)

/** The number that starts at a token, in digits or in words of any of the languages; null when there is none. */
export function readNumber(tokens: readonly Token[], at: number, mayStandAlone: boolean): ReadNumber | null {
  const token = tokens[at]
  let sum = token ? first(token, mayStandAlone) : null
  if (!sum) return null
  const point = sum.scale === 1 ? spokenPart(tokens, at + 1) : null
  const lead = (sum.parts[0] ?? 1) + (point?.part ?? 0)
  if (point) sum = { ...sum, parts: [lead] }
  let next = point?.next ?? at + 1
  const more = (before: Sum) => following(tokens, next, before) ?? leftOpen(tokens, next, before)
  for (let longer = more(sum); longer; longer = more(sum)) {
    sum = longer
    next += 1
  }
  if (isOrdinalMark(tokens[next])) next += 1
  const { scale, lastScale, open, isLeast = false } = sum
  return { next, value: total(sum), lead, scale, lastScale, open, isLeast }
}

/** Below this, a number without a unit takes that of the other end, also in the wrong order: `5-3 ล้าน`. */
const SMALL = 100

/**
 * `3-5 ล้าน`, `三百到五百萬`, `3M-5`: the end of a range without a power of ten takes that of the other end, unless it would
 * become too large.
 */
export function sharedScale(low: ReadNumber, high: ReadNumber): readonly [number, number] {
  if (low.scale === 1 && high.scale > 1) {
    const scale = high.lastScale < high.scale && low.value >= SMALL ? high.lastScale : high.scale
    const isShared = low.value < SMALL || low.value * scale <= high.value
    return [isShared ? low.value * scale : low.value, high.value]
  }
  if (low.scale < 10_000 && high.lastScale >= 10_000 && low.value * high.lastScale <= high.value) {
    return [low.value * high.lastScale, high.value]
  }
  const isLeft = high.scale === 1 && low.scale > 1 && high.value < low.value
  return [low.value, isLeft ? high.value * low.scale : high.value]
}
