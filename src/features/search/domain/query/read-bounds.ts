import type { Token } from '../lexicon/meanings'
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

function boundBefore({ meaning }: Token): Bounds | null {
  if (meaning.is === 'bound' && meaning.side !== 'after') {
    return meaning.bound === 'odd' ? { least: true } : { [meaning.bound]: true }
  }
  if (meaning.is === 'monthly' && meaning.side !== 'after') return { monthly: true }
  if (meaning.is === 'price') return { price: true }
  if (meaning.is === 'announce') return {}
  if (meaning.is === 'otherMoney') return { otherMoney: true }
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
    const isBetween = next > at && token.isFiller && token.meaning.is === 'filler'
    if (!more && !isBetween) break
    bounds = { ...bounds, ...more }
  }
  const signs = signsBefore(tokens[next]?.gap ?? '')
  // `HKD$2m` is no amount of US dollars.
  return { next, bounds: { ...bounds, ...signs, ...(bounds.currency ? { currency: bounds.currency } : {}) } }
}

/** Whether a word that fits either side of a number belongs to the number after it, because there is one. */
function belongsToNext(tokens: readonly Token[], at: number): boolean {
  return readNumber(tokens, at + 1, true) !== null
}

function moneyAfter({ meaning, gap }: Token): Bounds | null {
  if (meaning.is !== 'unit') return null
  if (meaning.unit === 'baht') return { baht: true }
  const isCurrency = meaning.unit === 'foreign' && meaning.currency !== undefined && /^\s*$/.test(gap)
  return isCurrency ? { foreign: true, currency: meaning.currency } : null
}

function boundAfter(tokens: readonly Token[], at: number): Bounds | null {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap)) return null
  const { meaning } = token
  if (meaning.is === 'bound' || meaning.is === 'monthly') {
    if (meaning.side === 'before' || (meaning.side === 'both' && belongsToNext(tokens, at))) return null
    return meaning.is === 'monthly' ? { monthly: true } : { [meaning.bound]: true }
  }
  return moneyAfter(token)
}

/** A plus between a number and its unit: `80+ sqm`. */
export const signBehind = (tokens: readonly Token[], at: number): Bounds =>
  /^\s*[+＋]/.test(tokens[at]?.gap ?? '') ? { least: true } : {}

/** Reads the words after a number. */
export function readAfter(tokens: readonly Token[], at: number): { next: number; bounds: Bounds } {
  let bounds: Bounds = {}
  let next = at
  for (let more = boundAfter(tokens, next); more; more = boundAfter(tokens, next)) {
    bounds = { ...bounds, ...more }
    next += 1
  }
  return { next, bounds: { ...bounds, ...signBehind(tokens, next) } }
}
