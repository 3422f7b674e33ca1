import { fold, loosen } from './fold'
import type { Reading, Token } from './meanings'
import { streamOf } from './query-stream'
import { tokensOf, VOCABULARY } from './query-tokens'

/** Reads what begins at a token; null when nothing does. */
type ReadAt = (tokens: readonly Token[], at: number) => Reading | null

const PARTS = /[,;/|，；、。\n]/
/** Known by themselves though no filter. */
const NAMED: readonly Token['meaning']['is'][] = ['rail', 'new', 'project', 'opaque']
/** Joining words that begin another wish: `ทองหล่อไม่เอา ขออารีย์`. */
const WISHES = new Set('เอา|ขอ|หา|อยากได|อยากซือ|ตองการ|want|need|iwant|ineed|想|想买|想要|要|我要|找|买'.split('|'))
/** What may stand behind that which is not wanted, and what may close it: `ทองหล่อไม่เอานะ`, `通羅不要`. */
const REFUSALS = new Set(
  'ไมได|ไมเอา|ไมตองการ|ไมอยากได|ไมชอบ|ไมสนใจ|不要|不想要|不考虑|除外|以外|不可|不可以|不行|唔要|唔好'.split('|'),
)
const PARTICLES = new Set('ครับ|คะ|นะ'.split('|'))
/** What joins two things of which neither is wanted. */
const JOINS = new Set('or|nor|and|หรือ|และ|กับ|或|或者|和|与'.split('|').map((word) => loosen(fold(word))))

const isJoining = ({ meaning, isFiller, key }: Token) => (isFiller || meaning.is === 'filler') && !WISHES.has(key)

const isParted = (token: Token | undefined) => token === undefined || PARTS.test(token.gap)

/** Behind the words that say no and those that join them to something; and whether they say no on the whole. */
function pastNots(tokens: readonly Token[], at: number): { next: number; isNo: boolean } {
  let [next, isNo] = [at, false]
  for (let token = tokens[at]; token && (next === at || !isParted(token)); token = tokens[next]) {
    if (token.meaning.is === 'not') isNo = !isNo
    else if (!isJoining(token)) break
    next += 1
  }
  return { next, isNo }
}

/** What is named at a token: its end, and of what kind it is. */
function namedAt(tokens: readonly Token[], at: number, readAt: ReadAt): { next: number; kind: string } | null {
  const token = tokens[at]
  if (!token) return null
  const reading = readAt(tokens, at)
  if (reading?.key) return { next: reading.next, kind: reading.key }
  return NAMED.includes(token.meaning.is) ? { next: at + 1, kind: token.meaning.is } : null
}

/** Behind all that is named at a token, one thing or several of a kind; null when nothing known is. */
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
 * Behind a refusal of what stands before it, which is said at once, or in the end: of `อารีย์ ไม่เอาทองหล่อ` it is
 * what follows that is not wanted. Null where there is none.
 */
function pastRefusal(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.meaning.is !== 'not' || !REFUSALS.has(token.key) || isParted(token)) return null
  const next = tokens[at + 1]?.gap === '' && PARTICLES.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const behind = tokens[next]
  const isInTheEnd = behind?.meaning.is === 'end' || isParted(behind) || WISHES.has(behind?.key ?? '')
  return isInTheEnd || (token.gap === '' && behind?.gap !== '') ? next : null
}

/** Whether a word says that something is not wanted: `ไม่ติด BTS`, `no pets`, `ทองหล่อไม่เอา`. */
export function saysNot(word: string): boolean {
  const tokens = tokensOf(streamOf(word), [VOCABULARY])
  const [first, second] = tokens
  const isAhead = first?.meaning.is === 'not' && second?.meaning.is !== 'end'
  return first?.meaning.is === 'opposed' || isAhead || tokens.some((_, at) => at > 0 && pastRefusal(tokens, at))
}

/** Some tokens as one word that is known and means no filter. */
function asOne(tokens: readonly Token[]): Token[] {
  const to = Math.max(...tokens.map((token) => token.to))
  const key = tokens.map((token) => token.key).join('')
  return tokens.slice(0, 1).map((first) => ({ ...first, meaning: { is: 'opposed' }, to, key, isFiller: false }))
}

/** Behind what begins at a token and is not wanted; null when there is no such thing. */
function pastOpposed(tokens: readonly Token[], at: number, readAt: ReadAt): number | null {
  if (tokens[at]?.meaning.is !== 'not') {
    const refused = pastNamed(tokens, at, readAt)
    return refused && pastRefusal(tokens, refused)
  }
  const { next, isNo } = pastNots(tokens, at)
  return isNo && !isParted(tokens[next]) ? pastNamed(tokens, next, readAt) : null
}

/**
 * A query in which what is not wanted is one word: `ไม่ติด BTS`, `not in Bang Na or Ari`, `通羅不要`. There are
 * filters for what somebody wants only, and the contrary of one would be worse than none.
 */
export function withOpposites(tokens: readonly Token[], readAt: ReadAt): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const opposedTo = pastOpposed(tokens, at, readAt)
    const next = opposedTo ?? (tokens[at]?.meaning.is === 'not' ? pastNots(tokens, at).next : at + 1)
    const some = tokens.slice(at, next)
    out.push(...(opposedTo === null ? some : asOne(some)))
    at = next
  }
  return out
}
