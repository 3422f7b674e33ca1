import {
  AND_WORDS,
  DEGREE_WORDS,
  EXCEPTED_WORDS,
  FINE_WORDS,
  MUST_WORDS,
  NEED_NOT_WORDS,
  NEITHER_WORDS,
  PARTICLE_WORDS,
  REFUSAL_WORDS,
  WISH_WORDS,
} from '../lexicon/data/grammar-words'
import type { Reading, Token } from '../lexicon/meanings'
import { VOCABULARY } from '../lexicon/vocabulary'
import { keysOf } from '../lexicon/word-list'
import { streamOf } from './letter-stream'
import { tokensOf } from './tokens'

/** Reads a filter at a token; null when there is none. */
export type ReadAt = (tokens: readonly Token[], at: number) => Reading | null

const PARTS = /[,;/|，；、。\n]/
const WISHES = keysOf(WISH_WORDS)
const REFUSALS = keysOf(REFUSAL_WORDS)
const PARTICLES = keysOf(PARTICLE_WORDS)
const JOINS = keysOf(NEITHER_WORDS)
const ANDS = keysOf(AND_WORDS)
const DEGREES = keysOf(DEGREE_WORDS)

const isJoining = ({ meaning, isFiller, key }: Token) => (isFiller || meaning.is === 'filler') && !WISHES.has(key)

const isParted = (token: Token | undefined) => token === undefined || PARTS.test(token.gap)

/** Skips negations and joining words; `isNo` is false when two negations cancel out. */
function pastNots(tokens: readonly Token[], at: number): { next: number; isNo: boolean } {
  let [next, isNo] = [at, false]
  for (let token = tokens[at]; token && (next === at || !isParted(token)); token = tokens[next]) {
    if (token.meaning.is === 'not') isNo = !isNo
    else if (!isJoining(token)) break
    next += 1
  }
  return { next, isNo }
}

/**
 * The end of a refusal that refers to the words before it (`ทองหล่อไม่เอา`); null when it refers to what follows
 * (`อารีย์ ไม่เอาทองหล่อ`) or there is none.
 */
function pastRefusal(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.meaning.is !== 'not' || !REFUSALS.has(token.key) || isParted(token)) return null
  const next = tokens[at + 1]?.gap === '' && PARTICLES.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const behind = tokens[next]
  if (EXCEPTED.has(token.key)) return next
  const isInTheEnd = behind?.meaning.is === 'end' || isParted(behind) || WISHES.has(behind?.key ?? '')
  return isInTheEnd || (token.gap === '' && behind?.gap !== '') ? next : null
}

/** `店面住宅除外`: past a word that says nothing, the end of an exception; null when there is none. */
function pastException(tokens: readonly Token[], at: number): number | null {
  const [idle, token] = [tokens[at], tokens[at + 1]]
  const isException = idle?.meaning.is === 'filler' && idle.gap === '' && token?.gap === '' && EXCEPTED.has(token.key)
  return isException ? at + 2 : null
}

/** Whether a word is a negation: `ไม่ติด BTS`, `no pets`, `ทองหล่อไม่เอา`. */
export function isNegated(word: string): boolean {
  const tokens = tokensOf(streamOf(word), [VOCABULARY])
  const [first, second] = tokens
  const isAhead = first?.meaning.is === 'not' && second?.meaning.is !== 'end'
  return first?.meaning.is === 'negated' || isAhead || tokens.some((_, at) => at > 0 && pastRefusal(tokens, at))
}

/** Readings with their negation. None: a wish that need not be fulfilled. */
export interface NegatedPart {
  next: number
  readings: (Reading & { at: number; isNot: boolean })[]
}

const NEED_NOT = keysOf(NEED_NOT_WORDS)
const FINE = keysOf(FINE_WORDS)
const MUST = keysOf(MUST_WORDS)
const EXCEPTED = keysOf(EXCEPTED_WORDS)

/** Words between a negation and its object that say nothing: `not in`, `nothing that faces`. */
const MOST_BETWEEN = 2

const LATIN = /^[a-z]+$/
const THAI = /[\u0e01-\u0e4e]/

/** Whether a word between a negation and its object says nothing. */
function isIdleAt({ meaning, key }: Token): boolean {
  if (WISHES.has(key)) return false
  return meaning.is === 'filler' || (meaning.is === 'unknown' && LATIN.test(key))
}

const isNewThaiPhrase = ({ key, gap }: Token) => THAI.test(key) && /\s/.test(gap)

/** The first token from here that reads as a filter, past a few words. */
function objectAt(tokens: readonly Token[], at: number, readAt: ReadAt): number | null {
  if (readAt(tokens, at)?.key) return at
  for (const [step, token] of tokens.slice(at + 1, at + 1 + MOST_BETWEEN).entries()) {
    const before = tokens[at + step]
    if (!before || !isIdleAt(before) || isParted(token)) return null
    if (readAt(tokens, at + step + 1)?.key) return at + step + 1
    if (isNewThaiPhrase(token)) return null
  }
  return null
}

/** `not in Khu Khot and close to Asok`: words of place after `and` begin what is wanted. */
const isNewWish = (tokens: readonly Token[], join: number, object: number) =>
  ANDS.has(tokens[join]?.key ?? '') &&
  object > join + 1 &&
  !tokens.slice(join + 1, object).some(({ meaning }) => meaning.is === 'not')

/** The end of a thing that two words in a row name: `無住客會所`, `loft duplex`. */
export function pastDoubled(tokens: readonly Token[], { next, key, value }: Reading, readAt: ReadAt): number {
  const again = tokens[next]?.gap === '' ? readAt(tokens, next) : null
  const isSame = again?.key === key && JSON.stringify(again?.value) === JSON.stringify(value)
  return again && isSame ? again.next : next
}

/** The readings of one or several objects of the same kind from here on. */
function objectsFrom(tokens: readonly Token[], at: number, readAt: ReadAt): NegatedPart | null {
  const first = readAt(tokens, at)
  if (!first?.key || first.key === 'sort') return null
  const readings = [{ ...first, at, isNot: true }]
  let next = pastDoubled(tokens, first, readAt)
  for (let other = joinedTo(tokens, next, first, readAt); other; other = joinedTo(tokens, next, first, readAt)) {
    readings.push({ ...other, isNot: true })
    next = other.next
  }
  return { next, readings }
}

/** The next object that a joining word adds to a refused one; null when there is none. */
function joinedTo(
  tokens: readonly Token[],
  at: number,
  first: Reading,
  readAt: ReadAt,
): (Reading & { at: number }) | null {
  const join = tokens[at]
  if (!join || !JOINS.has(join.key) || isParted(join)) return null
  const object = pastNots(tokens, at + 1).next
  const reading = isNewWish(tokens, at, object) ? null : readAt(tokens, object)
  const isOther = ANDS.has(join.key) && first.key !== reading?.key
  return reading?.key && !isOther && isAlike(first, reading) ? { ...reading, at: object } : null
}

const factOf = ({ key, value }: Reading) =>
  key === 'where' && typeof value === 'object' && 'fact' in value ? value.fact : key
const HOMES: readonly unknown[] = ['beds', 'kind']
const PLACES: readonly unknown[] = ['place', 'station', 'line']
const isAlike = (one: Reading, other: Reading) =>
  factOf(one) === factOf(other) ||
  [HOMES, PLACES].some((some) => some.includes(factOf(one)) && some.includes(factOf(other)))

const WHICH = keysOf(['ที่', 'ที่ให้', 'that', 'which', 'with', '能', '可以'])

/** `ไม่เอาคอนโดที่ให้เลี้ยงสัตว์`: what is refused is said behind the kind of home. */
function relativeClause(tokens: readonly Token[], part: NegatedPart, readAt: ReadAt): NegatedPart | null {
  const [kind, ...more] = part.readings
  if (kind?.key !== 'group' || more.length > 0 || !WHICH.has(tokens[part.next]?.key ?? '')) return null
  const at = [part.next + 1, part.next + 2].find((from) => ['tags', 'where'].includes(readAt(tokens, from)?.key ?? ''))
  const reading = at === undefined ? null : readAt(tokens, at)
  if (at === undefined || !reading) return null
  return {
    next: reading.next,
    readings: [
      { ...kind, isNot: false },
      { ...reading, at, isNot: true },
    ],
  }
}

/** The end of the words that take a refusal back: `ไม่มีสระว่ายน้ำก็ได้`; null when there are none. */
const pastFine = (tokens: readonly Token[], at: number) => (FINE.has(tokens[at]?.key ?? '') ? at + 1 : null)

/** What a refusal or an exception behind it refuses; null when there is none. */
function refusedBehind(tokens: readonly Token[], part: NegatedPart | null): NegatedPart | null {
  const next = part && (pastRefusal(tokens, part.next) ?? pastException(tokens, part.next))
  return part && next ? { ...part, next } : null
}

/**
 * A negation and what it refuses, at a token: `ไม่ติด BTS`, `not in Bang Na or Ari`, `通羅不要`, `除了…`. Null when there is
 * none.
 */
export function negatedAt(tokens: readonly Token[], at: number, readAt: ReadAt): NegatedPart | null {
  const token = tokens[at]
  if (token?.meaning.is !== 'not') return refusedBehind(tokens, objectsFrom(tokens, at, readAt))
  const { next, isNo } = pastNots(tokens, at)
  if (DEGREES.has(tokens[next]?.key ?? '')) return { next: next + 1, readings: [] }
  if (!isNo || isParted(tokens[next])) return { next, readings: [] }
  const object = objectAt(tokens, next, readAt)
  const part = object === null ? null : objectsFrom(tokens, object, readAt)
  if (!part) return null
  return takenBack(tokens, token, part) ?? relativeClause(tokens, part, readAt) ?? withRefusal(tokens, part)
}

/** `沒有充電樁就免談` asks for it; `ไม่มีสระว่ายน้ำก็ได้` and `no need for parking` ask for nothing. */
function takenBack(tokens: readonly Token[], not: Token, part: NegatedPart): NegatedPart | null {
  if (MUST.has(tokens[part.next]?.key ?? ''))
    return { next: part.next + 1, readings: part.readings.map((one) => ({ ...one, isNot: false })) }
  // `走路不用 7 分鐘`: it takes less.
  const isWalk = part.readings.every((one) => factOf(one) === 'walk')
  if (isWalk && NEED_NOT.has(not.key))
    return { next: part.next, readings: part.readings.map((one) => ({ ...one, isNot: false })) }
  const fine = pastFine(tokens, part.next)
  return fine || NEED_NOT.has(not.key) ? { next: fine ?? part.next, readings: [] } : null
}

function withRefusal(tokens: readonly Token[], part: NegatedPart): NegatedPart {
  const last = pastRefusal(tokens, part.next)
  // `ยกเว้นวัชรพลไม่เอา nue`: the second refusal has an object of its own.
  const isInTheEnd = last !== null && (tokens[last]?.meaning.is === 'end' || isParted(tokens[last]))
  return { ...part, next: isInTheEnd ? last : part.next }
}
