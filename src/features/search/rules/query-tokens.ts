import { AMOUNT_WORDS } from './amount-words'
import { FILTER_WORDS } from './filter-words'
import { addWord, emptyLexicon, type Lexicon, longestMatch, mayBegin } from './lexicon'
import type { Token } from './meanings'
import { OTHER_PLACES } from './other-places'
import type { Stream } from './query-stream'

/** What every query is read with, whatever is for sale. Amounts first: `房` behind a number is a bedroom. */
export const VOCABULARY: Lexicon = emptyLexicon()
for (const [words, meaning, marks] of [...AMOUNT_WORDS, ...FILTER_WORDS, ...OTHER_PLACES]) {
  for (const word of words.split('|')) addWord(VOCABULARY, word, meaning, marks)
}

const FIGURE = /[0-9]/
const LATIN = /[a-z]/
/** More figures than a price has are no number. */
const MOST_FIGURES = 12

/** A number does not begin like this; a telephone number does. */
const TELEPHONE = /^0[0-9]/

const isThousands = (groups: readonly string[]) =>
  (groups[0] ?? '').length <= 3 && groups.slice(1).every((group) => group.length === 3)

/**
 * A number as typed: `5,000,000`, `5.000.000` and `5000000` are one; a single comma before three figures parts
 * thousands, any other is a decimal point (`3,5 ล้าน`). NaN when it is no number (`1.2.3`, `081…`).
 */
function figureValue(groups: readonly string[], signs: readonly string[]): number {
  if (groups.join('').length > MOST_FIGURES || TELEPHONE.test(groups[0] ?? '')) return Number.NaN
  const isOneSign = signs.every((sign) => sign === signs[0])
  if (signs.length === 0) return Number(groups[0])
  if (isOneSign && isThousands(groups) && (signs[0] === ',' || signs.length > 1)) return Number(groups.join(''))
  const whole = groups.slice(0, -1)
  const isWhole = whole.length === 1 || (signs.slice(0, -1).every((sign) => sign === ',') && isThousands(whole))
  return isWhole ? Number(`${whole.join('')}.${groups.at(-1)}`) : Number.NaN
}

const SIGNS: Readonly<Record<string, string>> = { '.': '.', ',': ',', '．': '.', '，': ',' }

/** Not inside an unknown word: `b2b`. Behind a known one it does: `THB5,000,000`. */
function mayBeginFigure(stream: Stream, at: number, isInUnknown: boolean): boolean {
  if (!FIGURE.test(stream.letters.charAt(at)) || !mayBegin(stream, at)) return false
  return stream.gaps[at] !== '' || !isInUnknown || !LATIN.test(stream.letters.charAt(at - 1))
}

function figuresAt(stream: Stream, at: number, isInUnknown: boolean): { value: number; end: number } | undefined {
  if (!mayBeginFigure(stream, at, isInUnknown)) return undefined
  const groups = [stream.letters.charAt(at)]
  const signs: string[] = []
  let end = at + 1
  for (; FIGURE.test(stream.letters.charAt(end)); end += 1) {
    const gap = stream.gaps[end] ?? ''
    const sign = SIGNS[gap]
    if (gap !== '' && sign === undefined) break
    if (sign) {
      signs.push(sign)
      groups.push('')
    }
    groups.push((groups.pop() ?? '') + stream.letters.charAt(end))
  }
  return { value: figureValue(groups, signs), end }
}

interface Known extends Pick<Token, 'meaning' | 'isFiller'> {
  end: number
}

const UNKNOWN = { meaning: { is: 'unknown' }, isFiller: false } as const

function tokenOf(stream: Stream, at: number, { meaning, isFiller, end }: Known): Token {
  return {
    meaning,
    isFiller,
    from: stream.from[at] ?? 0,
    // A mark may have been typed behind the one it is read before.
    to: Math.max(stream.to[end - 1] ?? 0, stream.to[end - 2] ?? 0),
    gap: stream.gaps[at] ?? '',
    key: stream.letters.slice(at, end),
  }
}

function knownAt(lexicons: readonly Lexicon[], stream: Stream, at: number, isInUnknown: boolean): Known | undefined {
  const match = longestMatch(lexicons, stream, at)
  const figures = figuresAt(stream, at, isInUnknown)
  if (figures && figures.end >= (match?.end ?? 0)) {
    const { value, end } = figures
    return Number.isNaN(value) ? { ...UNKNOWN, end } : { meaning: { is: 'digits', value }, isFiller: false, end }
  }
  return match && { meaning: match.entry.meaning, isFiller: match.entry.isFiller, end: match.end }
}

/**
 * A query as its longest known words from left to right, and between them the unknown letters that nothing parts;
 * behind them the end.
 */
export function tokensOf(stream: Stream, lexicons: readonly Lexicon[]): Token[] {
  const tokens: Token[] = []
  let unknownFrom = 0
  let at = 0
  const closeUnknown = () => {
    if (unknownFrom < at) tokens.push(tokenOf(stream, unknownFrom, { ...UNKNOWN, end: at }))
    unknownFrom = at
  }
  while (at < stream.letters.length) {
    const known = knownAt(lexicons, stream, at, unknownFrom < at)
    if (known || stream.gaps[at] !== '') closeUnknown()
    if (known) {
      tokens.push(tokenOf(stream, at, known))
      unknownFrom = known.end
    }
    at = known?.end ?? at + 1
  }
  closeUnknown()
  const end = stream.text.length
  return [...tokens, { meaning: { is: 'end' }, from: end, to: end, gap: stream.tail, key: '', isFiller: false }]
}
