import type { Meaning, Token } from './meanings'

/** What became of a token: part of what was understood, known but of no use, or neither. */
export type Fate = 'taken' | 'idle' | 'left'

/** Parts one word from the next; a hyphen does not. */
const PARTS = /[\s,;/|，；、。]/
const EDGE_SIGNS = /^[,，、。]+|[,，、。]+$/g
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' })
const HAS_LETTER = /[\p{L}\p{N}]/u

/** Meanings beside which a preposition is a preposition. */
const ANCHORS: readonly Meaning['is'][] = [
  'group',
  'badge',
  'brand',
  'tag',
  'line',
  'system',
  'name',
  'rail',
  'project',
  'opaque',
  'opposed',
]

interface Leftover {
  token: Token
  fate: Fate
  isParted: boolean
  isAnchor: boolean
  isFiller: boolean
}

interface Run {
  from: number
  to: number
}

function leftoversOf(tokens: readonly Token[], fates: readonly Fate[]): Leftover[] {
  return tokens.map((token, at) => {
    const fate = fates[at] ?? 'left'
    const isFiller = fate === 'idle' || (fate === 'left' && (token.isFiller || token.meaning.is === 'filler'))
    const isAnchor = fate === 'taken' || (!isFiller && ANCHORS.includes(token.meaning.is))
    return {
      token,
      fate,
      isFiller,
      isAnchor,
      isParted: at === 0 || PARTS.test(token.gap) || token.meaning.is === 'end',
    }
  })
}

/** Behind the last of the joining words that begin at one and are not parted. */
function runEnd(leftovers: readonly Leftover[], from: number): number {
  let to = from + 1
  while (leftovers[from]?.isFiller && leftovers[to]?.isFiller && !leftovers[to]?.isParted) to += 1
  return to
}

/** Where words of a text begin and end, as the dictionaries of Thai and Chinese have them. */
function wordEdges(text: string): ReadonlySet<number> {
  return new Set([...SEGMENTER.segment(text)].map(({ index }) => index))
}

/**
 * The part of a run of joining words that goes. All of it where it is whole words by itself or stands between
 * recognised ones; where unknown letters follow or go before, as much of it as a dictionary parts from them: `แถว` of
 * `สวยแถวทองหล่อ`, and not the `หา` of `หาดใหญ่`.
 */
function idlePart(leftovers: readonly Leftover[], run: Run, edges: ReadonlySet<number>): Run {
  const behind = leftovers[run.to]
  const isFree = leftovers[run.from]?.isParted || leftovers[run.from - 1]?.isAnchor
  const isFreeBehind = behind?.isParted || behind?.isAnchor
  let { from, to } = run
  if (!isFree && !isFreeBehind) return { from, to: from }
  while (!isFreeBehind && to > from && !edges.has(leftovers[to]?.token.from ?? 0)) to -= 1
  while (!isFree && from < to && !edges.has(leftovers[from]?.token.from ?? 0)) from += 1
  return { from, to }
}

/** Which joining words go. */
function dropped(leftovers: readonly Leftover[], text: string): Set<number> {
  const gone = new Set<number>()
  const edges = leftovers.some(({ isFiller }) => isFiller) ? wordEdges(text) : new Set<number>()
  for (let from = 0; from < leftovers.length; ) {
    const to = runEnd(leftovers, from)
    const idle = leftovers[from]?.isFiller ? idlePart(leftovers, { from, to }, edges) : { from, to: from }
    for (let at = idle.from; at < idle.to; at += 1) gone.add(at)
    from = to
  }
  return gone
}

const afterSpace = (gap: string) => gap.slice(gap.search(/\S*$/))
const beforeSpace = (gap: string) => gap.slice(0, gap.search(/\s|$/))

/** A stretch of kept tokens as typed, with the signs that belong to it: those no space and no piece parts from it. */
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

/** What is not wanted is one word, spaces and all: its parts would find what it names. */
const isOpposed = (token: Token | undefined) => token?.meaning.is === 'opposed'

/** Behind the tokens that are kept as one with the one at a place. */
function stretchEnd(tokens: readonly Token[], from: number, isKept: (at: number) => boolean): number {
  let to = from + 1
  if (isOpposed(tokens[from])) return to
  while (to < tokens.length - 1 && isKept(to) && !isOpposed(tokens[to]) && !PARTS.test(tokens[to]?.gap ?? '')) to += 1
  return to
}

function kept(text: string, tokens: readonly Token[], isKept: (at: number) => boolean): string[] {
  const words: string[] = []
  for (let from = 0; from < tokens.length - 1; ) {
    const to = isKept(from) ? stretchEnd(tokens, from, isKept) : from + 1
    if (isKept(from)) {
      const typed = typedText(text, tokens, from, to)
      words.push(...(isOpposed(tokens[from]) ? [typed] : typed.split(/\s+/)))
    }
    from = to
  }
  return words.map((word) => word.replace(EDGE_SIGNS, '')).filter((word) => HAS_LETTER.test(word))
}

const isJoining = ({ isFiller, meaning }: Token) => isFiller || meaning.is === 'filler' || meaning.is === 'end'

/**
 * What of a query was not understood, each as typed and in order: the words to look for. Joining words are left out,
 * also where nothing else was typed: `homes for sale in bangkok` asks for whatever there is.
 */
export function wordsLeft(text: string, tokens: readonly Token[], fates: readonly Fate[]): string[] {
  const isTaken = (at: number) => fates[at] === 'taken'
  const gone = dropped(leftoversOf(tokens, fates), text)
  const words = kept(text, tokens, (at) => !isTaken(at) && !gone.has(at))
  if (words.length > 0 || fates.includes('taken') || tokens.every(isJoining)) return words
  return kept(text, tokens, () => true)
}
