import type { Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'
import { readNumber } from './read-number'

/** The meaning of the words around a number. */
export interface Bounds {
  most?: boolean
  budget?: boolean
  least?: boolean
  about?: boolean
  odd?: boolean
  low?: boolean
  monthly?: boolean
  otherMoney?: boolean
  price?: boolean
  baht?: boolean
  /** A foreign currency, or a price per square metre. */
  foreign?: boolean
  /** Of a foreign currency: its ISO 4217 code. */
  currency?: string
  /** Exactly this number. */
  exact?: boolean
}

/** Ends the words that belong to an amount. */
export const SENTENCE = /[;；。\n]/

/** Whether an amount has a bound. */
export const isBounded = ({ most, least, about, odd, low, budget, exact }: Bounds) =>
  Boolean(most || least || about || odd || low || budget || exact)

/** Whether a token is baht. */
export const isBaht = (token: Token | undefined) => token?.meaning.is === 'unit' && token.meaning.unit === 'baht'

/** `¥` is the sign of two currencies. */
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** Letters before a dollar sign say whose dollar it is: `NT$`, `HK$ 2m`. Of those without a rate no amount is a price. */
const DOLLARS: Readonly<Record<string, string>> = {
  ...{ us: 'USD', u: 'USD', hk: 'HKD', nt: 'TWD', tw: 'TWD', s: 'SGD', sg: 'SGD', a: 'AUD', au: 'AUD' },
  ...{ c: 'CAD', ca: 'CAD', nz: 'NZD', r: 'BRL' },
}
const DOLLAR_NEXT = /^\s?\$/

/** Of letters directly before a dollar sign. */
function dollarOf(token: Token, next: Token | undefined): Bounds | null {
  const currency = DOLLAR_NEXT.test(next?.gap ?? '') ? DOLLARS[token.key] : undefined
  return currency === undefined ? null : { foreign: true, currency }
}

function signsBefore(gap: string): Bounds {
  return {
    ...(/[<≤＜]/.test(gap) ? { most: true } : {}),
    ...(/[>≥＞]/.test(gap) ? { least: true } : {}),
    ...(/[~≈～]/.test(gap) ? { about: true } : {}),
    ...(/฿/.test(gap) ? { baht: true } : {}),
    ...(/[$€£¥]/.test(gap) ? { foreign: true, currency: SIGNS[/[$€£¥]/.exec(gap)?.[0] ?? ''] } : {}),
  }
}

/** Between a bound and its number: `up to the 8th floor`, `最少要三房`, `月供在1萬到2萬之間`. */
const ARTICLES = keysOf(['the', 'a', 'an', '要', '有', '在'])
/** Behind a number these bound it, and at the start of an amount they begin a new one: `near BTS and under 5m`. */
const JOINED_BOUNDS = keysOf(['and under', 'and below', 'and above', 'and over'])

/** Without a number these are an order: `ราคาสูงสุด`. */
const MOST_PRICE = keysOf(['ราคาสูงสุด'])

function boundBefore({ meaning, key }: Token): Bounds | null {
  if (MOST_PRICE.has(key)) return { most: true }
  if (meaning.is === 'bound' && (meaning.side !== 'after' || JOINED_BOUNDS.has(key))) {
    return meaning.bound === 'odd' ? { least: true } : { [meaning.bound]: true }
  }
  if (meaning.is === 'monthly' && meaning.side !== 'after') return { monthly: true }
  if (meaning.is === 'price') return { price: true }
  if (meaning.is === 'announce') return {}
  return meaning.is === 'otherMoney' ? { otherMoney: true } : moneyBefore(meaning)
}

function moneyBefore(meaning: Token['meaning']): Bounds | null {
  if (meaning.is !== 'unit') return null
  if (meaning.unit === 'foreign') return { foreign: true, currency: meaning.currency }
  return meaning.unit === 'baht' ? { baht: true } : null
}

/** Reads the words before a number. Without any, `next` is the number itself. */
export function readBefore(tokens: readonly Token[], at: number): { next: number; bounds: Bounds } {
  let bounds: Bounds = {}
  let next = at
  for (; next < tokens.length; next += 1) {
    const token = tokens[next]
    if (!token || (next > at && SENTENCE.test(token.gap))) break
    const more = dollarOf(token, tokens[next + 1]) ?? boundBefore(token)
    const isBetween = next > at && token.meaning.is === 'filler' && (token.isFiller || ARTICLES.has(token.key))
    if (!more && !isBetween) break
    bounds = { ...bounds, ...more }
  }
  const gaps = tokens.slice(at, next + 1).map(({ gap }) => gap)
  return { next, bounds: { ...signsBefore(gaps.join(' ')), ...bounds } }
}

/** A bound or a currency that stands before a number. */
function isOfAmount(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap)) return false
  const { meaning } = token
  const isMoney = meaning.is === 'unit' && (meaning.unit === 'baht' || meaning.unit === 'foreign')
  const isIdle = ARTICLES.has(token.key) || (meaning.is === 'bound' && token.gap === '')
  return isMoney || isIdle || dollarOf(token, tokens[at + 1]) !== null
}

/** Whether a word that fits either side of a number belongs to the number after it, because there is one. */
function belongsToNext(tokens: readonly Token[], at: number): boolean {
  if (/[,，、/|]/.test(tokens[at]?.gap ?? '')) return true
  let next = at + 1
  while (isOfAmount(tokens, next)) next += 1
  // `1 bedroom at most floor 5`: the unit stands before its number.
  if (tokens[next]?.meaning.is === 'unit') next += 1
  return readNumber(tokens, next, true) !== null
}

function moneyAfter({ meaning, gap }: Token): Bounds | null {
  if (meaning.is !== 'unit') return null
  if (meaning.unit === 'baht') return { baht: true }
  const isCurrency = meaning.unit === 'foreign' && meaning.currency !== undefined && /^\s*$/.test(gap)
  return isCurrency ? { foreign: true, currency: meaning.currency } : null
}

function boundAfter(tokens: readonly Token[], at: number, isMoney: boolean): Bounds | null {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap)) return null
  const { meaning } = token
  if (meaning.is === 'bound' || meaning.is === 'monthly') {
    const mayBeOfNext = meaning.side === 'both' || JOINED_BOUNDS.has(token.key)
    if (meaning.side === 'before' || (mayBeOfNext && belongsToNext(tokens, at))) return null
    return meaning.is === 'monthly' ? { monthly: true } : { [meaning.bound]: true }
  }
  // `一房 RMB 150萬`: behind rooms a currency begins a price.
  return isMoney ? moneyAfter(token) : null
}

/** A plus between a number and its unit: `80+ sqm`. */
export const signBehind = (tokens: readonly Token[], at: number): Bounds =>
  /^\s*[+＋]/.test(tokens[at]?.gap ?? '') ? { least: true } : {}

/** Reads the words after a number. */
export function readAfter(tokens: readonly Token[], at: number, isMoney = true): { next: number; bounds: Bounds } {
  let bounds: Bounds = {}
  let next = at
  for (let more = boundAfter(tokens, next, isMoney); more; more = boundAfter(tokens, next, isMoney)) {
    bounds = { ...bounds, ...more }
    next += 1
  }
  return { next, bounds: { ...bounds, ...signBehind(tokens, next) } }
}
