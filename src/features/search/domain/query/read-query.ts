import { compileGazetteer } from '../lexicon/gazetteer-lexicon'
import type { Reading, Token } from '../lexicon/meanings'
import { VOCABULARY } from '../lexicon/vocabulary'
import type { Gazetteer, Range, ReadQuery, Understood, UnderstoodPiece } from '../search-types'
import { fold, loosen } from '../text/fold'
import { cutText, streamOf } from './letter-stream'
import { mergeNegations } from './negation'
import { type MeasureSettings, readMeasure, readRooms } from './read-measure'
import { readLane, readName } from './read-names'
import { remainingWords, type TokenStatus } from './remaining-words'
import { repairTokens } from './spelling-repairs'
import { tokensOf } from './tokens'

/** How a query is read. */
export interface QuerySettings extends MeasureSettings {
  /** Maximum length in code points; longer queries are cut (S1§9). */
  longest: number
}

/** `around` means ten percent either way. */
export const QUERY_SETTINGS: QuerySettings = { longest: 200, around: 0.1 }

const SINGLE = { group: 'group', badge: 'badge', brand: 'brand', tag: 'tags' } as const

const YEAR = /^(?:20|25)\d\d$/
/** Words between a status and its year: `ready by the end of 2027`, `สร้างเสร็จปลายปี 2570`. */
const MOST_BETWEEN = 5
const SENTENCE = /[,;|，；、。\n]/

/** Whether a status has a year: `ready in 2027` is not ready yet. */
function isDated(tokens: readonly Token[], at: number): boolean {
  if (YEAR.test(tokens[at - 1]?.key ?? '')) return true
  for (const { key, gap, meaning } of tokens.slice(at + 1, at + 2 + MOST_BETWEEN)) {
    if (SENTENCE.test(gap)) return false
    if (YEAR.test(key)) return true
    if (!['unknown', 'filler', 'bound', 'to'].includes(meaning.is)) return false
  }
  return false
}

const A_HOUSE = 'house'
const ROW_HOUSE = loosen(fold('บ้านแถว'))
const NAMED: readonly Token['meaning']['is'][] = ['name', 'line', 'system', 'rail', 'opaque']

/** `บ้านแถว` is a row house, but before a name it means houses around there: `บ้านแถวดอนเมือง`. */
function groupOf({ key, meaning }: Token, next: Token | undefined): string | undefined {
  if (meaning.is !== 'group') return undefined
  const isAround = key === ROW_HOUSE && next && NAMED.includes(next.meaning.is) && !SENTENCE.test(next.gap)
  return isAround ? A_HOUSE : meaning.value
}

function readSingle(tokens: readonly Token[], at: number, token: Token): Reading | null {
  const { meaning } = token
  if (meaning.is === 'badge' && meaning.value === 'Ready_to_Move' && isDated(tokens, at)) return null
  if (meaning.is !== 'group' && meaning.is !== 'badge' && meaning.is !== 'brand' && meaning.is !== 'tag') return null
  const value = meaning.is === 'tag' ? [meaning.value] : (groupOf(token, tokens[at + 1]) ?? meaning.value)
  return { next: at + 1, key: SINGLE[meaning.is], value }
}

const isKind = (token: Token | undefined) => token?.meaning.is === 'group' || token?.meaning.is === 'brand'

/** `คอนโดใหม่`, `new condo`, `新公寓`: new is a status beside a kind of home, but not in `New York`. */
function readNew(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.meaning.is !== 'new') return null
  return isKind(tokens[at - 1]) || isKind(tokens[at + 1]) ? { next: at + 1, key: 'badge', value: 'New_Project' } : null
}

/** Joins two half-open ranges: `over 3M but under 5M`. Null when both set the same end. */
function joinedRange(one: Range, other: Range): Range | null {
  if ((one.min !== undefined && other.min !== undefined) || (one.max !== undefined && other.max !== undefined))
    return null
  const range = { ...one, ...other }
  return (range.min ?? 0) <= (range.max ?? Number.POSITIVE_INFINITY) ? range : null
}

/** Of `บ้านทาวน์โฮม` or `house, townhouse` the more specific kind counts, in either order. */
const KINDS_OF_HOUSE: readonly unknown[] = ['townhome', 'single-detached-house']
const isItsKind = (house: unknown, kind: unknown) => house === A_HOUSE && KINDS_OF_HOUSE.includes(kind)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a second value can be ignored: in `studio or 1 bed` the first count applies. */
const isImpliedBy = (before: unknown, { key, value }: Pick<Reading, 'key' | 'value'>) =>
  isSame(before, value) || key === 'beds' || (key === 'group' && isItsKind(value, before))

/** Adds a reading to what was understood; null when it contradicts an earlier one. */
function withReading(understood: Understood, { key, value }: Reading): Understood | null {
  if (key === undefined) return null
  const before = understood[key]
  if (before === undefined) return { ...understood, [key]: value }
  if (isImpliedBy(before, { key, value })) return understood
  if (key === 'group' && isItsKind(before, value)) return { ...understood, group: String(value) }
  if (key === 'tags') {
    const tags = [...new Set([...(understood.tags ?? []), ...(value as readonly string[])])]
    return { ...understood, tags }
  }
  const range = key === 'price' || key === 'area' ? joinedRange(before as Range, value as Range) : null
  return range ? { ...understood, [key]: range } : null
}

function readingAt(tokens: readonly Token[], at: number, settings: QuerySettings): Reading | null {
  const token = tokens[at]
  if (!token) return null
  return (
    readMeasure(tokens, at, settings) ??
    readRooms(tokens, at) ??
    readName(tokens, at) ??
    readLane(tokens, at) ??
    readSingle(tokens, at, token) ??
    readNew(tokens, at)
  )
}

interface State {
  understood: Understood
  pieces: UnderstoodPiece[]
  statuses: TokenStatus[]
}

function take(state: State, tokens: readonly Token[], at: number, reading: Reading): void {
  const understood = withReading(state.understood, reading)
  const status: TokenStatus = understood ? 'consumed' : reading.isFiller ? 'stopword' : 'unmatched'
  for (let token = at; token < reading.next; token += 1) state.statuses[token] = status
  if (!understood || !reading.key) return
  state.understood = understood
  const ends = tokens.slice(at, reading.next).map(({ to }) => to)
  state.pieces.push({ key: reading.key, from: tokens[at]?.from ?? 0, to: Math.max(...ends) })
}

/**
 * Reads a query in any of the four languages, or a mixture, into filters and words. Nothing is guessed: a second value
 * for a filter, a number without a meaning, a negated wish and everything unknown stay words, in order and as typed. So
 * does the name of a project. Never throws; pieces point into the text as it was passed in.
 */
export function readQuery(text: string, gazetteer: Gazetteer, settings = QUERY_SETTINGS): ReadQuery {
  const ready = compileGazetteer(gazetteer)
  const typed = cutText(text, settings.longest)
  const known = repairTokens(tokensOf(streamOf(typed), ready.lexicons), { ...ready, text: typed, gazetteer })
  const tokens = mergeNegations(known, (some, at) => readingAt(some, at, settings))
  const state: State = { understood: {}, pieces: [], statuses: tokens.map(() => 'unmatched') }
  for (let at = 0; at < tokens.length; ) {
    const reading = readingAt(tokens, at, settings)
    if (reading) take(state, tokens, at, reading)
    at = reading?.next ?? at + 1
  }
  return { understood: state.understood, words: remainingWords(typed, tokens, state.statuses), pieces: state.pieces }
}

const isJoining = ({ meaning, isFiller }: Token) => isFiller || meaning.is === 'filler'

type Stretch = Pick<UnderstoodPiece, 'from' | 'to'>

/** Signs that belong to the word before them: `10M+`, `10%`. */
const SIGNS_BEHIND = /^[+＋%]+/

/**
 * Removes one understood piece from a query, with the joining words that led to it: `คอนโดแถวทองหล่อ` becomes `คอนโด`.
 * The other pieces keep their words, so that the rest is read as before.
 */
export function withoutPiece(text: string, { from, to }: Stretch, others: readonly Stretch[] = []): string {
  const typed = cutText(text, QUERY_SETTINGS.longest)
  const floor = Math.max(0, ...others.filter((one) => one.to <= from).map((one) => one.to))
  const ceiling = Math.min(typed.length, ...others.filter((one) => one.from >= to).map((one) => one.from))
  const before = typed.slice(0, from).replace(/[<>≤≥~≈฿\s]+$/u, '')
  const behind = typed.slice(to).replace(/^[+＋\s]+/u, '')
  const left = tokensOf(streamOf(before), [VOCABULARY]).slice(0, -1)
  const right = tokensOf(streamOf(behind), [VOCABULARY]).slice(0, -1)
  const lastKept = left.findLast((token) => !isJoining(token))
  const firstKept = right.find((token) => !isJoining(token))
  const start = before.slice(0, Math.max(floor, lastKept?.to ?? 0))
  const sign = SIGNS_BEHIND.exec(before.slice(start.length))?.[0] ?? ''
  const end = behind.slice(Math.min(firstKept?.from ?? behind.length, ceiling - (typed.length - behind.length)))
  return [start + sign, end].filter((part) => part !== '').join(' ')
}
