import { AND_WORDS, BOTH_FINE_WORDS, OR_WORDS, WORK_WORDS } from '../lexicon/data/grammar-words'
import { compileGazetteer } from '../lexicon/gazetteer-lexicon'
import type { Reading, Token } from '../lexicon/meanings'
import { VOCABULARY } from '../lexicon/vocabulary'
import { keysOf } from '../lexicon/word-list'
import type { Gazetteer, ReadQuery, UnderstoodPiece } from '../search-types'
import { fold, loosen } from '../text/fold'
import { combine } from './combine'
import { isDated, SENTENCE } from './dated'
import type { Item } from './items'
import { cutText, streamOf } from './letter-stream'
import { type NegatedPart, negatedAt, pastDoubled, type ReadAt } from './negation'
import { isThisYear, readChoice, readRelativeYear } from './read-facts'
import { readInvesting } from './read-investing'
import { type MeasureSettings, readMeasure, readRooms } from './read-measure'
import { readLane, readName } from './read-names'
import { remainingWords, type TokenStatus } from './remaining-words'
import { repairTokens } from './spelling-repairs'
import { tokensOf } from './tokens'

/** How a query is read. */
export interface QuerySettings extends MeasureSettings {
  /** Maximum length in code points; longer queries are cut (S1§9). */
  longest: number
  /** The current year of the common era, for `next year`. */
  year?: number
}

/** `around` means fifteen percent either way: so writers of sentences take it. */
export const QUERY_SETTINGS: QuerySettings = { longest: 200, around: 0.15 }

const SINGLE = { group: 'group', badge: 'badge', brand: 'brand', tag: 'tags' } as const

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
  // `ready in 2027`: the year says it.
  if (meaning.is === 'badge' && meaning.value === 'Ready_to_Move' && isDated(tokens, at))
    return { next: at + 1, isFiller: true }
  if (meaning.is !== 'group' && meaning.is !== 'badge' && meaning.is !== 'brand' && meaning.is !== 'tag') return null
  const value = meaning.is === 'tag' ? [meaning.value] : (groupOf(token, tokens[at + 1]) ?? meaning.value)
  return { next: at + 1, key: SINGLE[meaning.is], value }
}

const isKind = (token: Token | undefined) => token?.meaning.is === 'group' || token?.meaning.is === 'brand'

/** `คอนโดใหม่`, `new condo`, `新公寓`: new is a status beside a kind of home or this year, but not in `New York`. */
function readNew(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.meaning.is !== 'new') return null
  return isKind(tokens[at - 1]) || isKind(tokens[at + 1]) || isThisYear(tokens[at + 1])
    ? { next: at + 1, key: 'badge', value: 'New_Project' }
    : null
}

function readingAt(tokens: readonly Token[], at: number, settings: QuerySettings): Reading | null {
  const token = tokens[at]
  if (!token) return null
  return (
    readRelativeYear(tokens, at, settings.year) ??
    readMeasure(tokens, at, settings) ??
    readRooms(tokens, at, settings) ??
    readChoice(tokens, at) ??
    readName(tokens, at) ??
    readLane(tokens, at) ??
    readSingle(tokens, at, token) ??
    readNew(tokens, at)
  )
}

const NO_PETS: Reading = { next: 0, key: 'tags', value: ['pet-friendly'] }

/** What is read at a token, with its negation. */
function partAt(tokens: readonly Token[], at: number, settings: QuerySettings): NegatedPart | null {
  if (tokens[at]?.meaning.is === 'negated')
    return { next: at + 1, readings: [{ ...NO_PETS, next: at + 1, at, isNot: true }] }
  const negated = negatedAt(tokens, at, (some, from) => readingAt(some, from, settings))
  if (negated) return negated
  const read: ReadAt = (some, from) => readingAt(some, from, settings)
  const reading = read(tokens, at)
  if (!reading) return null
  const next = reading.key ? pastDoubled(tokens, reading, read) : reading.next
  return { next, readings: [{ ...reading, next, at, isNot: false }] }
}

const ORS = keysOf(OR_WORDS)
const ANDS = keysOf(AND_WORDS)
const BOTH_FINE = keysOf(BOTH_FINE_WORDS)
const isJoiningOr = ({ key, gap }: Token) => ORS.has(key) || /\//.test(gap)

/** The word between two neighbouring readings, when nothing else but joining words stands there. */
function joinedBy(tokens: readonly Token[], from: number, to: number, next: number): Item['joined'] {
  const between = tokens.slice(from, to)
  const isIdle = between.every((token) => isJoining(token) || isJoiningOr(token) || token.meaning.is === 'new')
  if (!isIdle) return undefined
  if (between.some(({ key }) => ORS.has(key) && !ANDS.has(key))) return 'or'
  if (between.some(({ gap }) => /\//.test(gap)) || /[/|]/.test(tokens[to]?.gap ?? '')) return 'slash'
  if (BOTH_FINE.has(tokens[next]?.key ?? '') && /^\s*[、，]\s*$/.test(tokens[to]?.gap ?? '')) return 'or'
  return between.some(({ key }) => ANDS.has(key)) || /^\s*[,、，]\s*$/.test(tokens[to]?.gap ?? '') ? 'and' : undefined
}

const WORK = keysOf(WORK_WORDS)
const BEHIND_WORK = 3

/** Whether the words around a place say that the speaker works there. */
function isAtWork(tokens: readonly Token[], at: number, { next }: Reading): boolean {
  const isWork = (token: Token | undefined) => [...WORK].some((word) => token?.key.endsWith(word))
  if (isWork(tokens[at - 1]) || (isJoining(tokens[at - 1] ?? END) && isWork(tokens[at - 2]))) return true
  return tokens
    .slice(next, next + BEHIND_WORK)
    .some((token) => CHINESE.test(token.key) && isWork(token) && !PARTS.test(token.gap))
}

const CHINESE = /[\u3400-\u9fff]/
const PARTS = /[,;，；、。\n]/
const END: Token = { meaning: { is: 'end' }, from: 0, to: 0, gap: '', key: '', isFiller: false }

interface Statuses {
  items: (Item & { fromToken: number; toToken: number })[]
  statuses: TokenStatus[]
  /** Money that is no price of a home. */
  hasOtherMoney: boolean
}

type ReadItem = Statuses['items'][number]
type PartReading = NegatedPart['readings'][number]

const statusOf = ({ key, isFiller }: Reading): TokenStatus => (key ? 'consumed' : isFiller ? 'stopword' : 'unmatched')

/** A reading with its place in the text; a negation before it belongs to it. */
function itemOf(tokens: readonly Token[], at: number, part: PartReading, last: ReadItem | undefined): ReadItem {
  const { at: from, isNot, ...reading } = part
  const start = isNot && last?.fromToken !== at ? at : from
  return {
    reading,
    isNot,
    joined: last ? joinedBy(tokens, last.toToken, from, reading.next) : undefined,
    isWork: isAtWork(tokens, from, reading),
    from: tokens[start]?.from ?? 0,
    to: Math.max(...tokens.slice(from, reading.next).map(({ to }) => to)),
    fromToken: start,
    toToken: reading.next,
  }
}

function readItems(tokens: readonly Token[], settings: QuerySettings): Statuses {
  const statuses: TokenStatus[] = tokens.map(() => 'unmatched')
  const items: ReadItem[] = []
  let hasOtherMoney = false
  const add = (at: number, { next, readings }: NegatedPart) => {
    statuses.fill('stopword', at, next)
    for (const reading of readings) {
      statuses.fill(statusOf(reading), reading.isNot ? at : reading.at, reading.next)
      if (reading.key) items.push(itemOf(tokens, at, reading, items.at(-1)))
      hasOtherMoney ||= statusOf(reading) === 'unmatched'
    }
  }
  for (let at = 0; at < tokens.length; ) {
    const part = partAt(tokens, at, settings)
    if (part) add(at, part)
    at = part?.next ?? at + 1
  }
  return { items, statuses, hasOtherMoney }
}

/** The texts of the project names among the words. */
function namesIn(text: string, tokens: readonly Token[], statuses: readonly TokenStatus[]): string[] {
  const names: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const isName = (one: number) => tokens[one]?.meaning.is === 'project' && statuses[one] !== 'consumed'
    if (!isName(at)) continue
    let to = at
    while (isName(to + 1)) to += 1
    names.push(...text.slice(tokens[at]?.from, tokens[to]?.to).split(/\s+/))
    at = to
  }
  return names
}

/**
 * Reads a query in any of the four languages, or a mixture, into filters and words. Nothing is guessed: a number without
 * a meaning and everything unknown stay words, in order and as typed. So does the name of a project. Never throws; pieces
 * point into the text as it was passed in.
 */
export function readQuery(text: string, gazetteer: Gazetteer, settings = QUERY_SETTINGS): ReadQuery {
  const ready = compileGazetteer(gazetteer)
  const typed = cutText(text, settings.longest)
  const tokens = repairTokens(tokensOf(streamOf(typed), ready.lexicons), { ...ready, text: typed, gazetteer })
  const { items, statuses, hasOtherMoney } = readItems(tokens, {
    rates: gazetteer.rates,
    year: gazetteer.year,
    ...settings,
  })
  const { understood, pieces, sort, unused } = combine(items)
  for (const item of items) {
    if (!unused.includes(item)) continue
    for (let at = item.fromToken; at < item.toToken; at += 1) statuses[at] = 'unmatched'
  }
  const words = remainingWords(typed, tokens, statuses)
  const invested = readInvesting(typed, { understood, pieces, words })
  return {
    ...(invested ?? { understood, pieces, words }),
    ...(sort ? { sort } : {}),
    names: namesIn(typed, tokens, statuses),
    ...(hasOtherMoney ? { hasOtherMoney } : {}),
  }
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
