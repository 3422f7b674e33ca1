import { LOCALES, type Locale } from '@/i18n/locales'
import { emptyMask, forEachBit, intersectionOf, type Mask, setBit } from '../index/bit-masks'
import {
  inTwoWords,
  isLongEnough,
  type KnownThing,
  thingsByPhonetics,
  thingsInside,
  thingsNamed,
} from '../index/name-lookup'
import type { SearchIndex } from '../index/search-index'
import { NAME_FIELDS } from '../index/search-texts'
import { findWord, type TextIndex } from '../index/text-set'
import { INSIDE, STARTS_WORD, WHOLE } from '../index/word-position'
import { isNegated } from '../query/negation'
import { MATCHED_FIELDS } from '../search-types'
import { wordsWithinOneEdit } from '../text/edit-distance'
import { fold, loosen, withoutTones } from '../text/fold'
import { onOtherKeyboard } from '../text/keyboard'
import { FIELDS_BY_RANK, MATCH_FIELDS, type MatchField, type MatchKind, pointsFor } from './field-weights'

const HOWS: readonly MatchKind[] = ['exact', 'folded', 'spelling', 'synonym', 'keyboard', 'typo']

/** The match of one word: best field, kind of match and points of each project; 0 points means no match. */
export interface WordMatch {
  word: string
  projects: Mask
  points: Uint16Array
  fields: Uint8Array
  hows: Uint8Array
}

export const matchedField = (match: WordMatch, project: number): MatchField =>
  MATCH_FIELDS[match.fields[project] ?? 0] ?? 'name'
export const matchedHow = (match: WordMatch, project: number): MatchKind => HOWS[match.hows[project] ?? 0] ?? 'folded'

function noMatch(word: string, count: number): WordMatch {
  return {
    word,
    projects: emptyMask(count),
    points: new Uint16Array(count),
    fields: new Uint8Array(count),
    hows: new Uint8Array(count),
  }
}

const numbersOf = (field: MatchField, how: MatchKind) => ({
  field: MATCH_FIELDS.indexOf(field),
  how: HOWS.indexOf(how),
})
type Numbers = ReturnType<typeof numbersOf>

/** Records a match if it is better than the one the project has. */
function recordMatch(match: WordMatch, project: number, { field, how }: Numbers, points: number): void {
  if (points <= (match.points[project] ?? 0)) return
  match.points[project] = points
  match.fields[project] = field
  match.hows[project] = how
  setBit(match.projects, project)
}

const hasMatch = (match: WordMatch) => match.projects.some((block) => block !== 0)

/** Points of a match in a field, by the position of the word. */
interface Worth {
  numbers: Numbers
  points: readonly [whole: number, begins: number, inside: number]
}

const worthOf = (field: MatchField, how: MatchKind): Worth => ({
  numbers: numbersOf(field, how),
  points: [pointsFor(field, how, WHOLE), pointsFor(field, how, STARTS_WORD), pointsFor(field, how, INSIDE)],
})

/** Precomputed for each list of fields and kind of match. */
function worthsOf(fields: readonly MatchField[]): ReadonlyMap<MatchKind, readonly Worth[]> {
  return new Map(HOWS.map((how) => [how, fields.map((field) => worthOf(field, how))]))
}

const IN_TEXTS = worthsOf(FIELDS_BY_RANK)
const IN_NAMES = worthsOf(NAME_FIELDS)

function matchIn(match: WordMatch, set: TextIndex, worths: typeof IN_TEXTS, word: string, how: MatchKind): void {
  if (word === '') return
  const worth = worths.get(how)
  findWord(set, word, how === 'synonym', (project, number, position) => {
    const field = worth?.[number]
    if (field) recordMatch(match, project, field.numbers, field.points[position])
  })
}

const matchInTexts = (match: WordMatch, set: TextIndex, word: string, how: MatchKind) =>
  matchIn(match, set, IN_TEXTS, word, how)

function matchThing(match: WordMatch, { kind, projects }: KnownThing, how: MatchKind, less: number): void {
  const field = kind === 'place' ? 'place' : 'station'
  const numbers = numbersOf(field, how)
  const points = pointsFor(field, how) - less
  forEachBit(projects, (project) => recordMatch(match, project, numbers, points))
}

/** Points lost when the word is only the start of a name, or the name only a part of the word. */
const ONLY_BEGINS = 20
const ONLY_INSIDE = 40

/** Matches a word with the names of places, stations, lines and projects in any language. */
function matchByName(index: SearchIndex, match: WordMatch, word: string, how: MatchKind): void {
  for (const { thing, isWhole } of thingsNamed(index.book, word)) {
    matchThing(match, thing, how, isWhole ? 0 : ONLY_BEGINS)
  }
  if (isLongEnough(word)) matchIn(match, index.names, IN_NAMES, word, how)
}

/** Matches a word as written, by names in any script, and by editors' synonyms. */
function matchSpelling(index: SearchIndex, locale: Locale, match: WordMatch, text: string, how: MatchKind): void {
  const word = withoutTones(fold(text))
  matchInTexts(match, index.texts[locale], word, how)
  const byName = how === 'folded' ? 'spelling' : how
  matchByName(index, match, loosen(word), byName)
  const bySynonym = how === 'folded' ? 'synonym' : how
  for (const synonym of index.book.synonyms.get(loosen(word)) ?? []) {
    matchInTexts(match, index.texts[locale], synonym, bySynonym)
    matchByName(index, match, loosen(synonym), bySynonym)
  }
}

/** A word without letters and digits folds to nothing, so it is compared unfolded. */
function matchSymbol(index: SearchIndex, locale: Locale, match: WordMatch, sign: string): void {
  const lower = sign.toLowerCase()
  index.projects.forEach(({ fields }, project) => {
    const field = FIELDS_BY_RANK.find((name) => fields[locale][name].toLowerCase().includes(lower))
    if (field) recordMatch(match, project, numbersOf(field, 'exact'), pointsFor(field, 'exact'))
  })
}

function matchInOtherLanguages(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  for (const other of LOCALES) {
    if (other !== locale) matchInTexts(match, index.texts[other], word, 'spelling')
  }
}

/** Typos are corrected to names and to words of naming fields, not to words of descriptions. */
function matchWithTypo(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  for (const meant of wordsWithinOneEdit(word, index.vocabulary)) matchSpelling(index, locale, match, meant, 'typo')
}

function matchNameInside(index: SearchIndex, match: WordMatch, word: string): void {
  for (const thing of thingsInside(index.book, word)) matchThing(match, thing, 'spelling', ONLY_INSIDE)
}

function matchPhonetically(index: SearchIndex, match: WordMatch, word: string): void {
  for (const thing of thingsByPhonetics(index.book, word)) matchThing(match, thing, 'spelling', ONLY_BEGINS)
}

/** Divides the points of a match by half a word. */
const OF_TWO = 2

/** Splits a Thai or Chinese word in two and matches projects with both parts. */
function matchAsTwoWords(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  const metIn = (piece: string) => {
    const met = noMatch(piece, index.projects.length)
    matchInTexts(met, index.texts[locale], piece, 'folded')
    if (isLongEnough(piece)) matchIn(met, index.names, IN_NAMES, loosen(piece), 'spelling')
    return hasMatch(met) ? met : null
  }
  for (const [first, second] of inTwoWords(word)) {
    const front = metIn(first)
    const back = front && metIn(second)
    if (!front || !back) continue
    forEachBit(intersectionOf([front.projects, back.projects], index.projects.length), (project) => {
      const weaker = (front.points[project] ?? 0) < (back.points[project] ?? 0) ? front : back
      const numbers = { field: weaker.fields[project] ?? 0, how: weaker.hows[project] ?? 0 }
      recordMatch(match, project, numbers, Math.ceil((weaker.points[project] ?? 0) / OF_TWO))
    })
  }
}

/** A result with punctuation is no word of the other keyboard layout. */
const LETTERS_ONLY = /^[\p{L}\p{M}\p{N}]+$/u

/** Tried in order until one matches, when the word as typed finds nothing. */
const FALLBACKS: readonly ((index: SearchIndex, locale: Locale, match: WordMatch, word: string) => void)[] = [
  matchInOtherLanguages,
  (index, locale, match) => {
    const turned = onOtherKeyboard(match.word)
    if (turned && LETTERS_ONLY.test(turned)) matchSpelling(index, locale, match, turned, 'keyboard')
  },
  (index, _locale, match, word) => matchPhonetically(index, match, loosen(word)),
  matchWithTypo,
  (index, _locale, match, word) => matchNameInside(index, match, loosen(word)),
  matchAsTwoWords,
]

/** Recently matched words by index: the same words recur with each keystroke, page and filter. */
const RECENT_MATCHES = new WeakMap<SearchIndex, Map<string, WordMatch>>()
const MAX_CACHED_MATCHES = 256

/** Matches one word of a query, with a small LRU cache; see `matchUncached`. */
export function matchWord(index: SearchIndex, locale: Locale, typed: string): WordMatch {
  const recent = RECENT_MATCHES.get(index) ?? new Map<string, WordMatch>()
  RECENT_MATCHES.set(index, recent)
  const key = `${locale} ${typed}`
  const match = recent.get(key) ?? matchUncached(index, locale, typed)
  recent.delete(key)
  recent.set(key, match)
  for (const oldest of recent.keys()) {
    if (recent.size <= MAX_CACHED_MATCHES) break
    recent.delete(oldest)
  }
  return match
}

/**
 * Matches one word of a query. A word that occurs in one of the thirteen fields of the page's language, ignoring case,
 * always matches (S1§5). Beyond that: the folded word, other spellings and scripts of names, synonyms, and the other
 * keyboard layout if that gives a known name. Only if nothing matches: texts of other languages, the other layout,
 * phonetic matches, one typo, names inside the word, two words without a space. Negations are never guessed.
 */
function matchUncached(index: SearchIndex, locale: Locale, typed: string): WordMatch {
  const match = noMatch(typed, index.projects.length)
  const word = withoutTones(fold(typed))
  if (word === '') {
    if (typed.trim() !== '') matchSymbol(index, locale, match, typed.trim())
    return match
  }
  matchSpelling(index, locale, match, typed, 'folded')
  if (isNegated(typed)) return match
  const turned = onOtherKeyboard(typed)
  if (turned && index.book.known.has(loosen(fold(turned)))) matchSpelling(index, locale, match, turned, 'keyboard')
  for (const guess of FALLBACKS) {
    if (hasMatch(match)) break
    guess(index, locale, match, word)
  }
  return match
}

/** Matches several words as one name: `thong lo`, `khu khot`. */
export function matchName(index: SearchIndex, words: readonly string[]): WordMatch {
  const match = noMatch(words.join(' '), index.projects.length)
  const name = loosen(fold(match.word))
  if (words.length > 1 && index.book.known.has(name)) matchByName(index, match, name, 'spelling')
  return match
}

/** Whether a word occurs as typed, ignoring case. */
export function isAsWritten(index: SearchIndex, locale: Locale, match: WordMatch, project: number): boolean {
  const field = MATCHED_FIELDS.find((name) => name === matchedField(match, project))
  const text = field ? (index.projects[project]?.fields[locale][field] ?? '') : ''
  return text.toLowerCase().includes(match.word.toLowerCase())
}
