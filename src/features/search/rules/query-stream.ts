import { type FoldedText, foldWithPlaces } from './fold'

/** A query as it is read: folded letters without spaces and tones, each with its place and what stood around it. */
export interface Stream {
  /** What was typed, cut. Places point into it. */
  text: string
  /** One code unit a letter. */
  letters: string
  from: readonly number[]
  to: readonly number[]
  /** What stands before each letter and is no letter, as typed. */
  gaps: readonly string[]
  /** The Thai tone marks over each letter. */
  tones: readonly string[]
  /** What stands behind the last letter. */
  tail: string
}

const TONE = /^[\u0e47-\u0e4c\u0e4e]$/

/**
 * The first characters of a text, counted in code points and never cut inside what the eye sees as one character
 * (issue 5: a query longer than 200 characters is cut).
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  let points = 0
  let end = 0
  // Four units a character are more than any 200 characters take, but for piles of marks, which may be cut.
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text.slice(0, longest * 4))) {
    points += [...segment].length
    if (points > longest) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** A stream while it is written. */
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

/** The letters of a folded text with their places, and whether something parts each from the one before. */
function placedLetters({ text, from, to }: FoldedText) {
  return from
    .map((begin, at) => ({
      letter: text.charAt(at),
      place: [begin, to[at] ?? begin] as const,
      isApart: at === 0 || text.charAt(at - 1) === ' ',
    }))
    .filter(({ letter }) => letter !== ' ')
}

/** A text as the stream it is read from. Idle letters (zero width, accents) are gone, and part nothing. */
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
