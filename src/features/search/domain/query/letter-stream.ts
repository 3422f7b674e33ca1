import { type FoldedText, foldWithPlaces } from '../text/fold'

/** A query for parsing: folded letters without spaces and tone marks, with their positions and surroundings. */
export interface Stream {
  /** The typed text, cut at the maximum length. Positions point into it. */
  text: string
  /** One UTF-16 code unit per letter. */
  letters: string
  from: readonly number[]
  to: readonly number[]
  /** The characters before each letter that are no letters, as typed. */
  gaps: readonly string[]
  /** The Thai tone marks of each letter. */
  tones: readonly string[]
  /** The characters after the last letter. */
  tail: string
}

const TONE = /^[\u0e47-\u0e4c\u0e4e]$/

/**
 * The start of a text, counted in code points and never cut inside a grapheme (a query longer than 200 characters is
 * cut).
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let points = 0
  let end = 0
  // Four code units per character suffice for any 200 characters, except for stacked marks, which may be cut.
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text.slice(0, longest * 4))) {
    points += [...segment].length
    if (points > longest) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** A stream under construction. */
interface Writing {
  letters: string
  from: number[]
  to: number[]
  gaps: string[]
  tones: string[]
}

function addTone(stream: Writing, tone: string, end: number): void {
  const last = stream.letters.length - 1
  stream.tones[last] += tone
  stream.to[last] = Math.max(stream.to[last] ?? 0, end)
}

function addLetter(stream: Writing, letter: string, [from, to]: readonly [number, number], gap: string): void {
  stream.letters += letter
  stream.from.push(from)
  stream.to.push(to)
  stream.gaps.push(gap)
  stream.tones.push('')
}

/** The letters of a folded text with their positions, and whether something separates each from the one before. */
function placedLetters({ text, from, to }: FoldedText) {
  return from
    .map((begin, at) => ({
      letter: text.charAt(at),
      place: [begin, to[at] ?? begin] as const,
      isApart: at === 0 || text.charAt(at - 1) === ' ',
    }))
    .filter(({ letter }) => letter !== ' ')
}

/** Makes a stream from a text. Ignorable characters (zero-width, accents) are removed and separate nothing. */
export function streamOf(text: string): Stream {
  const stream: Writing = { letters: '', from: [], to: [], gaps: [], tones: [] }
  let end = 0
  for (const { letter, place, isApart } of placedLetters(foldWithPlaces(text))) {
    if (TONE.test(letter) && !isApart) addTone(stream, letter, place[1])
    else addLetter(stream, letter, place, isApart ? text.slice(end, place[0]) : '')
    end = Math.max(end, place[1])
  }
  return { ...stream, text, tail: text.slice(end) }
}
