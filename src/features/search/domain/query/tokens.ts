import { type Lexicon, longestMatch, mayBegin } from '../lexicon/lexicon'
import type { Token } from '../lexicon/meanings'
import type { Stream } from './letter-stream'

const FIGURE = /[0-9]/
const ONLY_FIGURES = /^[0-9]+$/
const LATIN = /[a-z]/
/** A longer number is not a price, so it is not read as a number. */
const MOST_FIGURES = 12

/**
 * A telephone number: it starts like one, or is long, without separators and not rounded. Prices end in 000 or just
 * below (`990`, `900`, `950`, `999`).
 */
const TELEPHONE = /^(?:0[0-9]|[0-9]{10}|(?=[0-9]{8})[0-9]*(?!000|9[059]0|999)[0-9]{3}$)/

const isThousands = (groups: readonly string[]) =>
  (groups[0] ?? '').length <= 3 && groups.slice(1).every((group) => group.length === 3)

/**
 * A number as typed: `5,000,000`, `5.000.000` and `5000000` are equal. A single comma before three digits separates
 * thousands, any other is a decimal comma (`3,5 ล้าน`). NaN when it is not a number (`1.2.3`, `081…`).
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

/** A number does not start inside an unknown word (`b2b`), but may after a known one (`THB5,000,000`). */
function mayBeginFigure(stream: Stream, at: number, isInUnknown: boolean): boolean {
  if (!FIGURE.test(stream.letters.charAt(at)) || !mayBegin(stream, at)) return false
  return stream.gaps[at] !== '' || !isInUnknown || !LATIN.test(stream.letters.charAt(at - 1))
}

/** Spaces that may separate thousands, and a group that can only be thousands: `5 000 000`, `500 000`. */
const THIN = /^[ \u00a0\u2009\u202f]$/
const THREE = /^[0-9]{3}$/
const NO_MORE = '000'
/** A number with more digits is a telephone number, `66 812 345 000`: no home costs a thousand million. */
const MOST_SPACED = 9

/** The digits at a position up to a separator. */
function groupAt({ letters, gaps }: Stream, at: number): string {
  let end = at
  while (FIGURE.test(letters.charAt(end)) && (end === at || gaps[end] === '')) end += 1
  return letters.slice(at, end)
}

/** Whether a number with spaces ends here: the next digits are not part of it, like the 2 in `5 000 000 2 bed`. */
function isClosedAt(stream: Stream, end: number): boolean {
  const gap = stream.gaps[end] ?? ''
  const more = groupAt(stream, end).length
  return more === 0 || (THIN.test(gap) ? more < NO_MORE.length : SIGNS[gap] === undefined)
}

/** A number with spaces between its thousands; undefined when the groups may be separate numbers. */
function spacedAt(stream: Stream, at: number): { value: number; end: number } | undefined {
  const first = groupAt(stream, at)
  let [figures, last, end] = [first, '', at + first.length]
  while (THIN.test(stream.gaps[end] ?? '')) {
    const group = groupAt(stream, end)
    if (!THREE.test(group)) break
    figures += group
    last = group
    end += group.length
  }
  const isNumber = first.length <= 3 && !first.startsWith('0') && figures.length <= MOST_SPACED
  return isNumber && last === NO_MORE && isClosedAt(stream, end) ? { value: Number(figures), end } : undefined
}

/** Between Chinese numbers the comma separates: only before `000` it is part of one: `3，500，000`, but `50000，150㎡`. */
const FULL_COMMA = '，'

function isOfThousands(stream: Stream, at: number): boolean {
  const group = groupAt(stream, at)
  if (!THREE.test(group)) return false
  return (
    group === NO_MORE || (stream.gaps[at + group.length] === FULL_COMMA && isOfThousands(stream, at + group.length))
  )
}

function figuresAt(stream: Stream, at: number): { value: number; end: number } {
  const groups = [stream.letters.charAt(at)]
  const signs: string[] = []
  let end = at + 1
  for (; FIGURE.test(stream.letters.charAt(end)); end += 1) {
    const gap = stream.gaps[end] ?? ''
    const sign = gap === FULL_COMMA && !isOfThousands(stream, end) ? undefined : SIGNS[gap]
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
    // Folding may move a mark: the last two code units may be swapped in the original.
    to: Math.max(stream.to[end - 1] ?? 0, stream.to[end - 2] ?? 0),
    gap: stream.gaps[at] ?? '',
    key: stream.letters.slice(at, end),
  }
}

/** What precedes a token. */
interface Behind {
  isInUnknown: boolean
  /** After digits and a space: a group of a longer number, as in a telephone number. */
  isBehindFigures: boolean
}

function knownAt(
  lexicons: readonly Lexicon[],
  stream: Stream,
  at: number,
  { isInUnknown, isBehindFigures }: Behind,
): Known | undefined {
  const match = longestMatch(lexicons, stream, at)
  const figures = mayBeginFigure(stream, at, isInUnknown)
    ? ((isBehindFigures ? undefined : spacedAt(stream, at)) ?? figuresAt(stream, at))
    : undefined
  if (figures && figures.end >= (match?.end ?? 0)) {
    const { value, end } = figures
    return Number.isNaN(value) ? { ...UNKNOWN, end } : { meaning: { is: 'digits', value }, isFiller: false, end }
  }
  return match && { meaning: match.entry.meaning, isFiller: match.entry.isFiller, end: match.end }
}

/**
 * The query as its longest known words from left to right, with the unknown letters between them, and the end token.
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
    const isInUnknown = unknownFrom < at
    const isBehindFigures = ONLY_FIGURES.test(tokens.at(-1)?.key ?? '') && /^\s+$/.test(stream.gaps[at] ?? '')
    const known = knownAt(lexicons, stream, at, { isInUnknown, isBehindFigures })
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
