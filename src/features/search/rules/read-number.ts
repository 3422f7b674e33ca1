import { fold, loosen } from './fold'
import type { Token } from './meanings'
import { spokenPart } from './spoken-point'

/** A number that was read: its value, and how it was written, so that `3-5 ล้าน` can give the 3 its millions. */
export interface ReadNumber {
  next: number
  value: number
  /** The figure in front: 5 of `5 ล้าน`. */
  lead: number
  /** All powers of ten behind the figure in one: a million; 1 when there was none. */
  scale: number
  /** The last of them that closes a group: 10,000 of `三百萬`. */
  lastScale: number
  /** What `多` leaves open: a million of `三百多萬`, which are three to four; 0 when nothing. */
  open: number
  /** `5+ million`: five, or more. */
  isLeast: boolean
}

const NEAR = /^[\s.]{0,3}$/
const PLUS = /^[+＋]\s?$/
const IN_ONE = /^[\s-]?$/
/** A dash joins words only, `twenty-five`: of `300萬-5百萬` it is a range. */
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

/** Multiplies what is smaller than the power: 3 百 5 十 萬 is (300 + 50) × 10,000, and 3 ล้าน 5 แสน 3.5 million. */
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

/** `ยี่สิบเอ็ด`, `ล้านห้า` (1.5 million), `三百五` (350), `หมื่นนึง` (10,000): what a figure said behind a power of ten adds, or null. */
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

/** Ends a number: what is known and counts nothing with it, or the next word. */
function endsNumber({ meaning, gap }: Token): boolean {
  if (meaning.is === 'unit') return meaning.unit === 'baht'
  return gap !== '' || ['end', 'bound', 'monthly', 'to'].includes(meaning.is)
}

/**
 * Figures behind a power of ten, with a smaller power of their own or typed at once behind a Chinese one: `2百50万` and
 * `1万5000` are read on, and of `1万5`, `1w5` the single figure counts the tenth.
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

/** `ห้อง`: what stands before it is how many of them. */
const COUNTED = new Set(['หอง', 'หลัง', 'คน', 'ชั้น'].map((word) => loosen(fold(word))))

/** `2ล้าน5-3ล้าน`, `2ล้าน5ถึง3ล้าน`: the other end of a range begins at a token, and it is no count of something. */
function isFarEndAt(tokens: readonly Token[], at: number, lastScale: number): boolean {
  const isTo = tokens[at]?.meaning.is === 'to'
  const [number, times] = tokens.slice(isTo ? at + 1 : at)
  const isParted = isTo || /^\s*[-–~]\s*$/.test(number?.gap ?? '')
  return (
    isParted && number?.meaning.is === 'digits' && times?.meaning.is === 'times' && times.meaning.value === lastScale
  )
}

/** `3ล้าน5`, `1หมื่น2`: what a figure written at once behind a power of ten adds when nothing is counted by it, or null. */
function writtenAddition(tokens: readonly Token[], at: number, value: number, { lastScale }: Sum): number | null {
  const [before, token, next] = tokens.slice(at - 1, at + 2)
  const isAtOnce = before?.meaning.is === 'times' && THAI.test(before.key) && token?.gap === ''
  if (!isAtOnce || !Number.isInteger(value) || value < 1 || value > 9 || !next) return null
  const isCounting = next.meaning.is === 'unit' || next.meaning.is === 'times' || COUNTED.has(next.key)
  const isClosed =
    next.meaning.is === 'end' || isFarEndAt(tokens, at + 1, lastScale) || (/^\s/.test(next.gap) && !isCounting)
  return isClosed ? (value * lastScale) / 10 : null
}

/** What a figure behind another adds to it: `3 ล้าน 5 แสน`, `twenty-five`; null when it begins a number of its own. */
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

const AND_HALF = new Set(['andahalf', 'andhalf'])

/** `ห้าล้านครึ่ง`; and `two and a half million`, where the power of ten comes behind. */
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

/** The power of ten that the last figure of a number stands for: 100 of 300. */
export function lastPower(value: number): number {
  let power = 1
  while (value > 0 && value % (power * 10) === 0) power *= 10
  return power
}

const total = ({ parts }: Sum) => parts.reduce((sum, part) => sum + part, 0)

/** `200来万`, `50来平`: only between a number and what it counts do these leave it open. */
const SOME = new Set(['来', '几'])

/** `300多萬`, `3 กว่าล้าน`, `50来平`: what a number that says no more than its front leaves open, before what it counts. */
function leftOpen(tokens: readonly Token[], at: number, sum: Sum): Sum | null {
  const { meaning, gap, key } = tokens[at] ?? {}
  const isSome = SOME.has(key ?? '')
  const isOpen = isSome || (meaning?.is === 'bound' && meaning.bound === 'odd')
  if (!isOpen || !NEAR.test(gap ?? '')) return null
  const next = tokens[at + 1]
  const isArea = isSome && next?.meaning.is === 'unit' && next.meaning.unit === 'area'
  const isPower = sum.scale === 1 && isTimes(next, Number.POSITIVE_INFINITY)
  return isArea || isPower ? { ...sum, open: lastPower(total(sum)) } : null
}

/** The number that begins at a token, in figures or in words of any of the languages; null when there is none. */
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
  const { scale, lastScale, open, isLeast = false } = sum
  return { next, value: total(sum), lead, scale, lastScale, open, isLeast }
}

/** Below this a figure left alone counts what the other end counts, also the wrong way round: `5-3 ล้าน`. */
const SMALL = 100

/**
 * `3-5 ล้าน`, `三百到五百萬`, `3M-5`: the end of a range that was left without its power of ten takes that of the
 * other. One that would be too large with it is left as it was read.
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
