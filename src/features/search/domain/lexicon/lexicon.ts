import type { Stream } from '../query/letter-stream'
import { fold, loosen } from '../text/fold'
import type { Entry, Meaning } from './meanings'

/** Words with their meanings. The longest match at a position takes a few lookups. */
export interface Lexicon {
  entries: Map<string, Entry[]>
  /** Key lengths by the first two letters, longest first. */
  lengths: Map<string, number[]>
}

export interface EntryMarks {
  isFiller?: boolean
  isStrict?: boolean
  isAlone?: boolean
  isBehindFigure?: boolean
}

export interface Match {
  entry: Entry
  /** The position after the last letter. */
  end: number
}

const LATIN = /[a-z]/
const FIGURE = /[0-9]/
const THAI = /[\u0e01-\u0e4e]/
/** Thai vowels that belong to the consonant before them, and those that belong to the one after them. */
const THAI_BEHIND = /[\u0e30-\u0e3a\u0e45\u0e4d]/
const THAI_AHEAD = /[\u0e40-\u0e44]/
const PARTS = /[,;/|+~<>(){}，；、。]/
/** Latin names of this length and more may have an extra space in the query: `sukhum vit`. */
const LONG_NAME = 7

export const emptyLexicon = (): Lexicon => ({ entries: new Map(), lengths: new Map() })

const startOf = (key: string) => key.slice(0, 2)

/** Adds a word. A word without letters is ignored; a key may have several meanings. */
export function addWord(lexicon: Lexicon, word: string, meaning: Meaning, marks: EntryMarks = {}): void {
  addFolded(lexicon, fold(word).split(' '), meaning, marks)
}

/** Adds a word that is already folded and split. */
export function addFolded(lexicon: Lexicon, parts: readonly string[], meaning: Meaning, marks: EntryMarks = {}): void {
  const loose = parts.map(loosen)
  const key = loose.join('')
  if (key === '') return
  const gaps = new Set<number>()
  let at = 0
  for (const part of loose) {
    at += part.length
    gaps.add(at)
  }
  const entry = {
    key,
    strict: parts.join(''),
    gaps,
    meaning,
    isFiller: false,
    isStrict: false,
    isAlone: false,
    isBehindFigure: false,
    ...marks,
  }
  const same = lexicon.entries.get(key) ?? []
  if (meaning.is === 'filler' && !marks.isStrict) {
    for (const other of same) other.isFiller ||= other.strict === entry.strict
  }
  lexicon.entries.set(key, [...same, entry])
  const lengths = lexicon.lengths.get(startOf(key)) ?? []
  if (lengths.includes(key.length)) return
  const longer = [...lengths, key.length].sort((one, other) => other - one)
  lexicon.lengths.set(startOf(key), longer)
}

/** The meaning of a word by itself, or undefined. */
export function meaningOf(lexicon: Lexicon, word: string): Meaning | undefined {
  return lexicon.entries.get(loosen(fold(word)))?.[0]?.meaning
}

const sameScript = (script: RegExp, one: string, other: string) => script.test(one) && script.test(other)

/** Whether a word may start at a letter: not inside a Latin word, a number, or a Thai syllable. */
export function mayBegin(stream: Stream, at: number): boolean {
  const letter = stream.letters.charAt(at)
  if (THAI_BEHIND.test(letter)) return false
  if (at === 0 || stream.gaps[at] !== '') return true
  const before = stream.letters.charAt(at - 1)
  if (THAI_AHEAD.test(before)) return false
  return !(sameScript(LATIN, before, letter) || sameScript(FIGURE, before, letter))
}

function mayEnd(stream: Stream, end: number): boolean {
  if (end >= stream.letters.length || stream.gaps[end] !== '') return true
  const letter = stream.letters.charAt(end)
  const last = stream.letters.charAt(end - 1)
  return !(THAI_BEHIND.test(letter) || sameScript(LATIN, last, letter) || sameScript(FIGURE, last, letter))
}

function isGapAllowed(entry: Entry, stream: Stream, at: number, place: number): boolean {
  const gap = stream.gaps[at] ?? ''
  if (gap === '') return true
  if (gap.length > 3 || PARTS.test(gap)) return false
  if (entry.gaps.has(place)) return true
  const before = stream.letters.charAt(at - 1)
  const letter = stream.letters.charAt(at)
  if (FIGURE.test(before) || FIGURE.test(letter)) return false
  return entry.key.length >= LONG_NAME || !sameScript(LATIN, before, letter)
}

function isAloneAt(stream: Stream, at: number, end: number): boolean {
  const isOpen = (edge: number) =>
    edge <= 0 ||
    edge >= stream.letters.length ||
    stream.gaps[edge] !== '' ||
    !sameScript(THAI, stream.letters.charAt(edge - 1), stream.letters.charAt(edge))
  return isOpen(at) && isOpen(end)
}

const isBehindFigure = (stream: Stream, at: number) =>
  at > 0 && stream.gaps[at] === '' && FIGURE.test(stream.letters.charAt(at - 1))

function fits(entry: Entry, stream: Stream, at: number, end: number): boolean {
  for (let letter = at + 1; letter < end; letter += 1) {
    if (!isGapAllowed(entry, stream, letter, letter - at)) return false
  }
  if (entry.isBehindFigure && !isBehindFigure(stream, at)) return false
  return !entry.isAlone || isAloneAt(stream, at, end)
}

function strictText(stream: Stream, at: number, end: number): string {
  let text = ''
  for (let letter = at; letter < end; letter += 1) text += stream.letters.charAt(letter) + stream.tones[letter]
  return text
}

function bestEntry(entries: readonly Entry[], stream: Stream, at: number, end: number): Entry | undefined {
  const fitting = entries.filter((entry) => fits(entry, stream, at, end))
  if (fitting.length === 0) return undefined
  const typed = strictText(stream, at, end)
  return fitting.find((entry) => entry.strict === typed) ?? fitting.find((entry) => !entry.isStrict)
}

function matchIn(lexicon: Lexicon, stream: Stream, at: number): Match | undefined {
  const two = stream.letters.slice(at, at + 2)
  const lengths = [...(lexicon.lengths.get(two) ?? []), ...(lexicon.entries.has(two.charAt(0)) ? [1] : [])]
  for (const length of lengths) {
    const end = at + length
    if (end > stream.letters.length || !mayEnd(stream, end)) continue
    const entries = lexicon.entries.get(stream.letters.slice(at, end))
    const entry = entries && bestEntry(entries, stream, at, end)
    if (entry) return { entry, end }
  }
  return undefined
}

/** The longest word of any lexicon that starts at a letter; the earlier lexicon wins ties. */
export function longestMatch(lexicons: readonly Lexicon[], stream: Stream, at: number): Match | undefined {
  let best: Match | undefined
  if (!mayBegin(stream, at)) return best
  for (const lexicon of lexicons) {
    const match = matchIn(lexicon, stream, at)
    if (match && match.end > (best?.end ?? 0)) best = match
  }
  return best
}
