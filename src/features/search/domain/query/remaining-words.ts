import type { Meaning, Token } from '../lexicon/meanings'

/** Whether a token became part of a filter, is known but carries no information, or stays a word to search for. */
export type TokenStatus = 'consumed' | 'stopword' | 'unmatched'

/** Separators of words, without the hyphen. */
const PARTS = /[\s,;/|，；、。]/
const EDGE_SIGNS = /^[,，、。]+|[,，、。]+$/g
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' })
const HAS_LETTER = /[\p{L}\p{N}]/u

/** Meanings next to which a joining word is only a joining word. */
const ANCHORS: readonly Meaning['is'][] = [
  'group',
  'badge',
  'brand',
  'tag',
  'fact',
  'line',
  'system',
  'name',
  'rail',
  'project',
  'opaque',
  'negated',
  'order',
  'announce',
]

interface RatedToken {
  token: Token
  status: TokenStatus
  isParted: boolean
  isAnchor: boolean
  isFiller: boolean
}

interface Run {
  from: number
  to: number
}

function rateTokens(tokens: readonly Token[], statuses: readonly TokenStatus[]): RatedToken[] {
  return tokens.map((token, at) => {
    const status = statuses[at] ?? 'unmatched'
    const isFiller =
      status === 'stopword' || (status === 'unmatched' && (token.isFiller || token.meaning.is === 'filler'))
    const isAnchor = status === 'consumed' || (!isFiller && ANCHORS.includes(token.meaning.is))
    return {
      token,
      status,
      isFiller,
      isAnchor,
      isParted: at === 0 || PARTS.test(token.gap) || token.meaning.is === 'end',
    }
  })
}

/** The end of a run of joining words without separators. */
function runEnd(rated: readonly RatedToken[], from: number): number {
  let to = from + 1
  while (rated[from]?.isFiller && rated[to]?.isFiller && !rated[to]?.isParted) to += 1
  return to
}

/** Word boundaries according to the Thai and Chinese dictionaries of `Intl.Segmenter`. */
function wordEdges(text: string): ReadonlySet<number> {
  return new Set([...SEGMENTER.segment(text)].map(({ index }) => index))
}

/**
 * The part of a run of joining words that is dropped. All of it when it consists of whole words or stands between
 * recognised ones; beside unknown letters, only what the dictionary separates from them: `แถว` in `สวยแถวทองหล่อ`, but
 * not `หา` in `หาดใหญ่`.
 */
function idlePart(rated: readonly RatedToken[], run: Run, edges: ReadonlySet<number>): Run {
  const behind = rated[run.to]
  const isFree = rated[run.from]?.isParted || rated[run.from - 1]?.isAnchor
  const isFreeBehind = behind?.isParted || behind?.isAnchor
  let { from, to } = run
  if (!isFree && !isFreeBehind) return { from, to: from }
  while (!isFreeBehind && to > from && !edges.has(rated[to]?.token.from ?? 0)) to -= 1
  while (!isFree && from < to && !edges.has(rated[from]?.token.from ?? 0)) from += 1
  return { from, to }
}

/** The joining words to drop. */
function dropped(rated: readonly RatedToken[], text: string): Set<number> {
  const gone = new Set<number>()
  const edges = rated.some(({ isFiller }) => isFiller) ? wordEdges(text) : new Set<number>()
  for (let from = 0; from < rated.length; ) {
    const to = runEnd(rated, from)
    const idle = rated[from]?.isFiller ? idlePart(rated, { from, to }, edges) : { from, to: from }
    for (let at = idle.from; at < idle.to; at += 1) gone.add(at)
    from = to
  }
  return gone
}

const afterSpace = (gap: string) => gap.slice(gap.search(/\S*$/))
const beforeSpace = (gap: string) => gap.slice(0, gap.search(/\s|$/))

/** A range of tokens to keep as typed, with the signs attached to it: those not separated by a space or a piece. */
function typedText(text: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from]
  const last = tokens[to - 1]
  const next = tokens[to]
  if (!first || !last) return ''
  const isOpenBefore = from === 0 || /\s/.test(first.gap)
  const isOpenBehind = next?.meaning.is === 'end' || /\s/.test(next?.gap ?? '')
  const before = isOpenBefore ? afterSpace(first.gap) : ''
  const behind = isOpenBehind ? beforeSpace(next?.gap ?? '') : ''
  return `${before}${text.slice(first.from, last.to)}${behind}`
}

/** A negated wish is one word including its spaces: its parts alone would find what it excludes. */
const isNegatedToken = (token: Token | undefined) => token?.meaning.is === 'negated'

/** The end of the unmatched tokens that form one word. */
function stretchEnd(tokens: readonly Token[], from: number, isKept: (at: number) => boolean): number {
  let to = from + 1
  if (isNegatedToken(tokens[from])) return to
  while (to < tokens.length - 1 && isKept(to) && !isNegatedToken(tokens[to]) && !PARTS.test(tokens[to]?.gap ?? ''))
    to += 1
  return to
}

function wordsOf(text: string, tokens: readonly Token[], isKept: (at: number) => boolean): string[] {
  const words: string[] = []
  for (let from = 0; from < tokens.length - 1; ) {
    const to = isKept(from) ? stretchEnd(tokens, from, isKept) : from + 1
    if (isKept(from)) {
      const typed = typedText(text, tokens, from, to)
      words.push(...(isNegatedToken(tokens[from]) ? [typed] : typed.split(/\s+/)))
    }
    from = to
  }
  return words.map((word) => word.replace(EDGE_SIGNS, '')).filter((word) => HAS_LETTER.test(word))
}

const isJoining = ({ isFiller, meaning }: Token) => isFiller || meaning.is === 'filler' || meaning.is === 'end'

/**
 * The words of a query to search for: what was not understood, as typed and in order, without joining words. A query of
 * joining words only (`homes for sale in bangkok`) has none and finds everything.
 */
export function remainingWords(text: string, tokens: readonly Token[], statuses: readonly TokenStatus[]): string[] {
  const isTaken = (at: number) => statuses[at] === 'consumed'
  const gone = dropped(rateTokens(tokens, statuses), text)
  const words = wordsOf(text, tokens, (at) => !isTaken(at) && !gone.has(at))
  if (words.length > 0 || statuses.includes('consumed') || tokens.every(isJoining)) return words
  return wordsOf(text, tokens, () => true)
}
