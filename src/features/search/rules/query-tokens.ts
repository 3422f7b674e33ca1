import { AMOUNT_WORDS } from './amount-words'
import { FILTER_WORDS } from './filter-words'
import { addWord, emptyLexicon, type Lexicon, longestMatch, mayBegin } from './lexicon'
import type { Token } from './meanings'
import type { Stream } from './query-stream'

/** What every query is read with, whatever is for sale. Amounts first: `房` behind a number is a bedroom. */
export const VOCABULARY: Lexicon = emptyLexicon()
for (const [words, meaning, marks] of [...AMOUNT_WORDS, ...FILTER_WORDS]) {
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
function mayBeginFigure(stream: Stream, at: number, before: Token | undefined): boolean {
  if (!FIGURE.test(stream.letters.charAt(at)) || !mayBegin(stream, at)) return false
  return stream.gaps[at] !== '' || before?.meaning.is !== 'unknown' || !LATIN.test(stream.letters.charAt(at - 1))
}

function figuresAt(stream: Stream, at: number, before: Token | undefined): { value: number; end: number } | undefined {
  if (!mayBeginFigure(stream, at, before)) return undefined
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

function tokenOf(stream: Stream, at: number, end: number, token: Pick<Token, 'meaning' | 'isFiller'>): Token {
  return {
    ...token,
    from: stream.from[at] ?? 0,
    to: stream.to[end - 1] ?? 0,
    gap: stream.gaps[at] ?? '',
    key: stream.letters.slice(at, end),
  }
}

function tokenAt(
  lexicons: readonly Lexicon[],
  stream: Stream,
  at: number,
  before: Token | undefined,
): { token: Token; end: number } {
  const match = longestMatch(lexicons, stream, at)
  const figures = figuresAt(stream, at, before)
  if (figures && figures.end >= (match?.end ?? 0)) {
    const { value, end } = figures
    const meaning = Number.isNaN(value) ? ({ is: 'unknown' } as const) : ({ is: 'digits', value } as const)
    return { token: tokenOf(stream, at, end, { meaning, isFiller: false }), end }
  }
  if (match) {
    const { meaning, isFiller } = match.entry
    return { token: tokenOf(stream, at, match.end, { meaning, isFiller }), end: match.end }
  }
  return { token: tokenOf(stream, at, at + 1, { meaning: { is: 'unknown' }, isFiller: false }), end: at + 1 }
}

/** Letters of an unknown word, one by one, are one token. */
function joined(before: Token | undefined, token: Token): Token | undefined {
  if (before?.meaning.is !== 'unknown' || token.meaning.is !== 'unknown' || token.gap !== '') return undefined
  return { ...before, to: Math.max(before.to, token.to), key: before.key + token.key }
}

/** A query as its longest known words from left to right, and what lies between them; behind them the end. */
export function tokensOf(stream: Stream, lexicons: readonly Lexicon[]): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < stream.letters.length) {
    const { token, end } = tokenAt(lexicons, stream, at, tokens.at(-1))
    const whole = joined(tokens.at(-1), token)
    if (whole) tokens[tokens.length - 1] = whole
    else tokens.push(token)
    at = end
  }
  const end = stream.text.length
  return [...tokens, { meaning: { is: 'end' }, from: end, to: end, gap: stream.tail, key: '', isFiller: false }]
}
