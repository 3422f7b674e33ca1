import { LOCALES, type Locale } from '@/i18n/locales'
import { fold, loosen, withoutTones } from './fold'
import { onOtherKeyboard } from './keyboard'
import { eachOf, inAll, include, type Mask, noneOf } from './masks'
import { inTwoPieces, isTelling, type KnownThing, thingsInside, thingsNamed, thingsSounding } from './name-book'
import { wordsWithinOneSlip } from './one-slip'
import { saysNot } from './query-opposites'
import { FIELDS_BY_RANK, MET_FIELDS, type MetField, type MetHow, pointsFor } from './rank'
import { MATCHED_FIELDS } from './search'
import type { SearchIndex } from './search-index'
import { NAME_FIELDS } from './search-texts'
import { BEGINS, INSIDE, WHOLE } from './standing'
import { findIn, type TextSet } from './text-set'

const HOWS: readonly MetHow[] = ['exact', 'folded', 'spelling', 'synonym', 'keyboard', 'typo']

/** Where one word was met: for each project its best field, how, and what that is worth; no points, not met. */
export interface WordMatch {
  word: string
  projects: Mask
  points: Uint16Array
  fields: Uint8Array
  hows: Uint8Array
}

export const metField = (match: WordMatch, project: number): MetField =>
  MET_FIELDS[match.fields[project] ?? 0] ?? 'name'
export const metHow = (match: WordMatch, project: number): MetHow => HOWS[match.hows[project] ?? 0] ?? 'folded'

function nothingMet(word: string, count: number): WordMatch {
  return {
    word,
    projects: noneOf(count),
    points: new Uint16Array(count),
    fields: new Uint8Array(count),
    hows: new Uint8Array(count),
  }
}

/** A field and a way of meeting, as the numbers that a match keeps. */
const numbersOf = (field: MetField, how: MetHow) => ({ field: MET_FIELDS.indexOf(field), how: HOWS.indexOf(how) })
type Numbers = ReturnType<typeof numbersOf>

/** Remembers a meeting if it is worth more than what the project has. */
function meet(match: WordMatch, project: number, { field, how }: Numbers, points: number): void {
  if (points <= (match.points[project] ?? 0)) return
  match.points[project] = points
  match.fields[project] = field
  match.hows[project] = how
  include(match.projects, project)
}

const isMet = (match: WordMatch) => match.projects.some((block) => block !== 0)

/** What a word met in a field is worth, by how it stands there. */
interface Worth {
  numbers: Numbers
  points: readonly [whole: number, begins: number, inside: number]
}

const worthOf = (field: MetField, how: MetHow): Worth => ({
  numbers: numbersOf(field, how),
  points: [pointsFor(field, how, WHOLE), pointsFor(field, how, BEGINS), pointsFor(field, how, INSIDE)],
})

/** Worked out once for each list of fields and each way. */
function worthsOf(fields: readonly MetField[]): ReadonlyMap<MetHow, readonly Worth[]> {
  return new Map(HOWS.map((how) => [how, fields.map((field) => worthOf(field, how))]))
}

const IN_TEXTS = worthsOf(FIELDS_BY_RANK)
const IN_NAMES = worthsOf(NAME_FIELDS)

function meetIn(match: WordMatch, set: TextSet, worths: typeof IN_TEXTS, word: string, how: MetHow): void {
  if (word === '') return
  const worth = worths.get(how)
  findIn(set, word, how === 'synonym', (project, number, standing) => {
    const field = worth?.[number]
    if (field) meet(match, project, field.numbers, field.points[standing])
  })
}

/** Looks for a folded word in the texts of projects in one language. */
const meetInTexts = (match: WordMatch, set: TextSet, word: string, how: MetHow) =>
  meetIn(match, set, IN_TEXTS, word, how)

/** Meets all projects at a place, station or line. */
function meetThing(match: WordMatch, { kind, projects }: KnownThing, how: MetHow, less: number): void {
  const field = kind === 'place' ? 'place' : 'station'
  const numbers = numbersOf(field, how)
  const points = pointsFor(field, how) - less
  eachOf(projects, (project) => meet(match, project, numbers, points))
}

/** A name that only begins with the word is worth less than a whole one, and one that stands inside it still less. */
const ONLY_BEGINS = 20
const ONLY_INSIDE = 40

/** Looks for a word under the names of places, stations, lines and projects, whatever their language. */
function meetByName(index: SearchIndex, match: WordMatch, word: string, how: MetHow): void {
  for (const { thing, isWhole } of thingsNamed(index.book, word)) {
    meetThing(match, thing, how, isWhole ? 0 : ONLY_BEGINS)
  }
  if (isTelling(word)) meetIn(match, index.names, IN_NAMES, word, how)
}

/** Looks for a word as written, by names in any script, and by what editors hold for equal. */
function meetWord(index: SearchIndex, locale: Locale, match: WordMatch, text: string, how: MetHow): void {
  const word = withoutTones(fold(text))
  meetInTexts(match, index.texts[locale], word, how)
  const byName = how === 'folded' ? 'spelling' : how
  meetByName(index, match, loosen(word), byName)
  const bySynonym = how === 'folded' ? 'synonym' : how
  for (const synonym of index.book.synonyms.get(loosen(word)) ?? []) {
    meetInTexts(match, index.texts[locale], synonym, bySynonym)
    meetByName(index, match, loosen(synonym), bySynonym)
  }
}

/** What no letter or figure is in folds to nothing: it is looked for as it is, in the fields as they are. */
function meetSign(index: SearchIndex, locale: Locale, match: WordMatch, sign: string): void {
  const lower = sign.toLowerCase()
  index.projects.forEach(({ fields }, project) => {
    const field = FIELDS_BY_RANK.find((name) => fields[locale][name].toLowerCase().includes(lower))
    if (field) meet(match, project, numbersOf(field, 'exact'), pointsFor(field, 'exact'))
  })
}

function meetInOtherLanguages(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  for (const other of LOCALES) {
    if (other !== locale) meetInTexts(match, index.texts[other], word, 'spelling')
  }
}

/** A slip is looked for in names and in the words of the fields that name something, not in descriptions. */
function meetWithSlip(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  for (const meant of wordsWithinOneSlip(word, index.vocabulary)) meetWord(index, locale, match, meant, 'typo')
}

function meetInside(index: SearchIndex, match: WordMatch, word: string): void {
  for (const thing of thingsInside(index.book, word)) meetThing(match, thing, 'spelling', ONLY_INSIDE)
}

function meetSounding(index: SearchIndex, match: WordMatch, word: string): void {
  for (const thing of thingsSounding(index.book, word)) meetThing(match, thing, 'spelling', ONLY_BEGINS)
}

/** A piece of a word that was typed as one is worth half: `ห้องใหญ่` is a room, and large. */
const OF_TWO = 2

/** Takes a word of Thai or Chinese for two words without a space, and meets the projects that have both. */
function meetInPieces(index: SearchIndex, locale: Locale, match: WordMatch, word: string): void {
  const metIn = (piece: string) => {
    const met = nothingMet(piece, index.projects.length)
    meetInTexts(met, index.texts[locale], piece, 'folded')
    if (isTelling(piece)) meetIn(met, index.names, IN_NAMES, loosen(piece), 'spelling')
    return isMet(met) ? met : null
  }
  for (const [first, second] of inTwoPieces(word)) {
    const front = metIn(first)
    const back = front && metIn(second)
    if (!front || !back) continue
    eachOf(inAll([front.projects, back.projects], index.projects.length), (project) => {
      const weaker = (front.points[project] ?? 0) < (back.points[project] ?? 0) ? front : back
      const numbers = { field: weaker.fields[project] ?? 0, how: weaker.hows[project] ?? 0 }
      meet(match, project, numbers, Math.ceil((weaker.points[project] ?? 0) / OF_TWO))
    })
  }
}

/** What comes out as signs was no word on the other keyboard: `สงบ` is a word, and `l'[` is none. */
const LETTERS_ONLY = /^[\p{L}\p{M}\p{N}]+$/u

/** The readings that are tried one after the other while nothing was found as typed. */
const GUESSES: readonly ((index: SearchIndex, locale: Locale, match: WordMatch, word: string) => void)[] = [
  meetInOtherLanguages,
  (index, locale, match) => {
    const turned = onOtherKeyboard(match.word)
    if (turned && LETTERS_ONLY.test(turned)) meetWord(index, locale, match, turned, 'keyboard')
  },
  (index, _locale, match, word) => meetSounding(index, match, loosen(word)),
  meetWithSlip,
  (index, _locale, match, word) => meetInside(index, match, loosen(word)),
  meetInPieces,
]

/** Words met lately, by index: the same ones come again with each letter, page and filter. */
const LATELY = new WeakMap<SearchIndex, Map<string, WordMatch>>()
const MOST_KEPT = 256

/** Where one word of a query is met; see `meetAnyhow`. */
export function matchWord(index: SearchIndex, locale: Locale, typed: string): WordMatch {
  const lately = LATELY.get(index) ?? new Map<string, WordMatch>()
  LATELY.set(index, lately)
  const key = `${locale} ${typed}`
  const match = lately.get(key) ?? meetAnyhow(index, locale, typed)
  lately.delete(key)
  lately.set(key, match)
  for (const oldest of lately.keys()) {
    if (lately.size <= MOST_KEPT) break
    lately.delete(oldest)
  }
  return match
}

/**
 * Where one word of a query is met. The floor (S1§5): a word that stands in one of the thirteen fields of the page's
 * language, in whatever case, is always met. Above it: folded, under another spelling or script of a name, by an
 * editor's synonym; typed on the other keyboard, when that turns out a known name; and only when nothing at all was
 * found, in the other languages' texts, on the other keyboard, by ear, with one slip, as a name inside a longer word,
 * and as two words without a space between them. At what says that something is not wanted nothing is guessed.
 */
function meetAnyhow(index: SearchIndex, locale: Locale, typed: string): WordMatch {
  const match = nothingMet(typed, index.projects.length)
  const word = withoutTones(fold(typed))
  if (word === '') {
    if (typed.trim() !== '') meetSign(index, locale, match, typed.trim())
    return match
  }
  meetWord(index, locale, match, typed, 'folded')
  if (saysNot(typed)) return match
  const turned = onOtherKeyboard(typed)
  if (turned && index.book.known.has(loosen(fold(turned)))) meetWord(index, locale, match, turned, 'keyboard')
  for (const guess of GUESSES) {
    if (isMet(match)) break
    guess(index, locale, match, word)
  }
  return match
}

/** Where several words are met as one name: `thong lo`, `khu khot`. Nothing where they are not one. */
export function matchName(index: SearchIndex, words: readonly string[]): WordMatch {
  const match = nothingMet(words.join(' '), index.projects.length)
  const name = loosen(fold(match.word))
  if (words.length > 1 && index.book.known.has(name)) meetByName(index, match, name, 'spelling')
  return match
}

/** Whether a word was met by the letters it was typed in, its case aside. */
export function isAsWritten(index: SearchIndex, locale: Locale, match: WordMatch, project: number): boolean {
  const field = MATCHED_FIELDS.find((name) => name === metField(match, project))
  const text = field ? (index.projects[project]?.fields[locale][field] ?? '') : ''
  return text.toLowerCase().includes(match.word.toLowerCase())
}
