import { foldWithPlaces } from './fold'

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

/** A text as the stream it is read from. Idle letters (zero width, accents) are gone, and part nothing. */
export function streamOf(text: string): Stream {
  const folded = foldWithPlaces(text)
  const stream: Writing = { letters: '', from: [], to: [], gaps: [], tones: [] }
  let end = 0
  for (const [at, letter] of folded.text.split('').entries()) {
    if (letter === ' ') continue
    const [begins, ends] = [folded.from[at] ?? 0, folded.to[at] ?? 0]
    const isApart = at === 0 || folded.text[at - 1] === ' '
    if (TONE.test(letter) && !isApart) addTone(stream, letter, ends)
    else {
      stream.letters += letter
      stream.from.push(begins)
      stream.to.push(ends)
      stream.gaps.push(isApart ? text.slice(end, begins) : '')
      stream.tones.push('')
    }
    end = Math.max(end, ends)
  }
  return { ...stream, text, tail: text.slice(end) }
}
