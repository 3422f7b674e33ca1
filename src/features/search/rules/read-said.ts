import type { Token } from './meanings'
import { readNumber } from './read-number'

/** What was said around a number. */
export interface Said {
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
  /** Another money, or the price of a square metre. */
  foreign?: boolean
}

/** What ends whatever was said before it. */
export const SENTENCE = /[;；。\n]/

/** Whether an end of an amount was said. */
export const wasBounded = ({ most, least, about, odd, low, budget }: Said) =>
  Boolean(most || least || about || odd || low || budget)

/** Whether a token is our own money. */
export const isBaht = (token: Token | undefined) => token?.meaning.is === 'unit' && token.meaning.unit === 'baht'

function signsBefore(gap: string): Said {
  return {
    ...(/[<≤＜]/.test(gap) ? { most: true } : {}),
    ...(/[>≥＞]/.test(gap) ? { least: true } : {}),
    ...(/[~≈～]/.test(gap) ? { about: true } : {}),
    ...(/฿/.test(gap) ? { baht: true } : {}),
    ...(/[$€£¥]/.test(gap) ? { foreign: true } : {}),
  }
}

function saidBefore({ meaning }: Token): Said | null {
  if (meaning.is === 'bound' && meaning.side !== 'after') {
    return meaning.bound === 'odd' ? { least: true } : { [meaning.bound]: true }
  }
  if (meaning.is === 'monthly' && meaning.side !== 'after') return { monthly: true }
  if (meaning.is === 'price') return { price: true }
  if (meaning.is === 'otherMoney') return { otherMoney: true }
  if (meaning.is !== 'unit') return null
  if (meaning.unit === 'foreign') return { foreign: true }
  return meaning.unit === 'baht' ? { baht: true } : null
}

/** Everything said before a number, from the first word on; where nothing was said the number itself begins. */
export function readBefore(tokens: readonly Token[], at: number): { next: number; said: Said } {
  let said: Said = {}
  let next = at
  for (; next < tokens.length; next += 1) {
    const token = tokens[next]
    if (!token || (next > at && SENTENCE.test(token.gap))) break
    const more = saidBefore(token)
    const isBetween = next > at && token.isFiller && token.meaning.is === 'filler'
    if (!more && !isBetween) break
    said = { ...said, ...more }
  }
  return { next, said: { ...said, ...signsBefore(tokens[next]?.gap ?? '') } }
}

/** Words that may stand on either side of a number belong to the one that follows, when one does. */
function belongsToNext(tokens: readonly Token[], at: number): boolean {
  return readNumber(tokens, at + 1, true) !== null
}

function saidAfter(tokens: readonly Token[], at: number): Said | null {
  const token = tokens[at]
  if (!token || SENTENCE.test(token.gap)) return null
  const { meaning } = token
  if (meaning.is === 'bound' || meaning.is === 'monthly') {
    if (meaning.side === 'before' || (meaning.side === 'both' && belongsToNext(tokens, at))) return null
    return meaning.is === 'monthly' ? { monthly: true } : { [meaning.bound]: true }
  }
  return meaning.is === 'unit' && meaning.unit === 'baht' ? { baht: true } : null
}

/** What a sign between a number and its unit says: `80+ sqm`. */
export const signBehind = (tokens: readonly Token[], at: number): Said =>
  /^\s*[+＋]/.test(tokens[at]?.gap ?? '') ? { least: true } : {}

/** Everything said behind a number. */
export function readAfter(tokens: readonly Token[], at: number): { next: number; said: Said } {
  let said: Said = {}
  let next = at
  for (let more = saidAfter(tokens, next); more; more = saidAfter(tokens, next)) {
    said = { ...said, ...more }
    next += 1
  }
  return { next, said: { ...said, ...signBehind(tokens, next) } }
}
