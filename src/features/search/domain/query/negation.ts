import { NEITHER_WORDS, PARTICLE_WORDS, REFUSAL_WORDS, WISH_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token } from '../lexicon/meanings'
import { VOCABULARY } from '../lexicon/vocabulary'
import { keysOf } from '../lexicon/word-list'
import { streamOf } from './letter-stream'
import { tokensOf } from './tokens'

/** Reads a filter at a token; null when there is none. */
type ReadAt = (tokens: readonly Token[], at: number) => Reading | null

const PARTS = /[,;/|，；、。\n]/
/** Known meanings that are no filter by themselves. */
const NAMED: readonly Token['meaning']['is'][] = ['rail', 'new', 'project', 'opaque']
const WISHES = keysOf(WISH_WORDS)
const REFUSALS = keysOf(REFUSAL_WORDS)
const PARTICLES = keysOf(PARTICLE_WORDS)
const JOINS = keysOf(NEITHER_WORDS)

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

/** What a token names: where it ends, and its kind. */
function namedAt(tokens: readonly Token[], at: number, readAt: ReadAt): { next: number; kind: string } | null {
  const token = tokens[at]
  if (!token) return null
  const reading = readAt(tokens, at)
  if (reading?.key) return { next: reading.next, kind: reading.key }
  return NAMED.includes(token.meaning.is) ? { next: at + 1, kind: token.meaning.is } : null
}

/** The end of one or several names of the same kind; null when nothing known is named. */
function pastNamed(tokens: readonly Token[], at: number, readAt: ReadAt): number | null {
  const first = namedAt(tokens, at, readAt)
  if (!first) return null
  let { next } = first
  while (JOINS.has(tokens[next]?.key ?? '') && !isParted(tokens[next])) {
    const other = pastNots(tokens, next + 1).next
    const more = isParted(tokens[other]) ? null : namedAt(tokens, other, readAt)
    if (more?.kind !== first.kind) break
    next = more.next
  }
  return next
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
  const isInTheEnd = behind?.meaning.is === 'end' || isParted(behind) || WISHES.has(behind?.key ?? '')
  return isInTheEnd || (token.gap === '' && behind?.gap !== '') ? next : null
}

/** Whether a word is a negation: `ไม่ติด BTS`, `no pets`, `ทองหล่อไม่เอา`. */
export function isNegated(word: string): boolean {
  const tokens = tokensOf(streamOf(word), [VOCABULARY])
  const [first, second] = tokens
  const isAhead = first?.meaning.is === 'not' && second?.meaning.is !== 'end'
  return first?.meaning.is === 'negated' || isAhead || tokens.some((_, at) => at > 0 && pastRefusal(tokens, at))
}

/** Merges tokens into one negated word. */
function asOne(tokens: readonly Token[]): Token[] {
  const to = Math.max(...tokens.map((token) => token.to))
  const key = tokens.map((token) => token.key).join('')
  return tokens.slice(0, 1).map((first) => ({ ...first, meaning: { is: 'negated' }, to, key, isFiller: false }))
}

/** The end of a negation and its object; null when there is none. */
function pastNegated(tokens: readonly Token[], at: number, readAt: ReadAt): number | null {
  if (tokens[at]?.meaning.is !== 'not') {
    const refused = pastNamed(tokens, at, readAt)
    return refused && pastRefusal(tokens, refused)
  }
  const { next, isNo } = pastNots(tokens, at)
  return isNo && !isParted(tokens[next]) ? pastNamed(tokens, next, readAt) : null
}

/**
 * Merges each negation with its object into one word: `ไม่ติด BTS`, `not in Bang Na or Ari`, `通羅不要`. There are no
 * negative filters, and reading the object as a positive one would be worse than ignoring it.
 */
export function mergeNegations(tokens: readonly Token[], readAt: ReadAt): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const negatedEnd = pastNegated(tokens, at, readAt)
    const next = negatedEnd ?? (tokens[at]?.meaning.is === 'not' ? pastNots(tokens, at).next : at + 1)
    const some = tokens.slice(at, next)
    out.push(...(negatedEnd === null ? some : asOne(some)))
    at = next
  }
  return out
}
