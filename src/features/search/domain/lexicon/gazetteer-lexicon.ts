import type { Gazetteer } from '../search-types'
import { homophoneSpellings } from '../text/chinese-homophones'
import { type FuzzyDictionary, fuzzyDictionarySteps } from '../text/edit-distance'
import { fold, loosen } from '../text/fold'
import { phoneticSteps, withoutSilentLetters } from '../text/thai-phonetics'
import { addFolded, addWord, emptyLexicon, type Lexicon, meaningOf } from './lexicon'
import { type Entry, type Meaning, oneMeaning, type Unit } from './meanings'
import { addNearby } from './nearby-lexicon'
import { AMOUNT_AND_FILTER_WORDS, VOCABULARY } from './vocabulary'
import { wordsOf } from './word-list'

/** Fuzzy dictionaries by first letter, which is rarely mistyped. */
export type DictionariesByInitial = ReadonlyMap<string, FuzzyDictionary>

/** A gazetteer prepared for reading queries. */
export interface CompiledGazetteer {
  lexicons: readonly Lexicon[]
  /** Names and filter words that are long enough to be recognised with one typo. */
  typoDictionaries: DictionariesByInitial
  /** Meanings of Thai names and filter words by phonetic key. */
  sounds: ReadonlyMap<string, Meaning>
  /** Words that occur in project names only. */
  own: DictionariesByInitial
}

const ready = new WeakMap<Gazetteer, CompiledGazetteer>()

const PROJECT: Meaning = { is: 'project' }

/** A distinctive word of a project name has at least three letters, unlike the `2` of `revolve ratchada 2`. */
const OWN_WORD = /^[\p{L}\p{M}]{3,}$/u
/** Minimum lengths for typo correction. Shorter words are too close to others: horse and house, lane and line. */
const SHORTEST_NAME = 5
const SHORTEST_FILTER = 7
const SHORTEST_STUDIO = 6
const SHORTEST_LINE = 10
const SHORTEST: Readonly<Partial<Record<Meaning['is'], number>>> = {
  name: SHORTEST_NAME,
  brand: SHORTEST_NAME,
  group: SHORTEST_FILTER,
  badge: SHORTEST_FILTER,
  tag: SHORTEST_FILTER,
  fact: SHORTEST_STUDIO,
  studio: SHORTEST_STUDIO,
  line: SHORTEST_LINE,
  system: SHORTEST_LINE,
}
const UNITS_OF_HOMES: readonly Unit[] = ['beds', 'area']
/** Project names with more words are ignored. */
const MOST_WORDS = 8

type NameMeaning = { is: 'name'; place?: string; station?: string }

/** Gives places and stations of the same name one meaning. Returns the meanings by folded name. */
function addNames(lexicon: Lexicon, { places, stations }: Gazetteer): ReadonlyMap<string, NameMeaning> {
  const found = new Map<string, NameMeaning>()
  for (const [kind, things] of [
    ['place', places],
    ['station', stations],
  ] as const) {
    for (const { key, names } of things) {
      for (const name of [...names, ...names.flatMap(withoutSilentLetters)]) {
        const folded = fold(name)
        const meaning = found.get(folded) ?? { is: 'name' as const }
        if (!found.has(folded)) addWord(lexicon, name, meaning)
        meaning[kind] ??= key
        found.set(folded, meaning)
      }
    }
  }
  return found
}

/** Merges two meanings; null when they name different places or stations. */
function oneThing(one: NameMeaning | null, other: NameMeaning): NameMeaning | null {
  if (one === null) return null
  const areTwo = (kind: 'place' | 'station') => one[kind] && other[kind] && one[kind] !== other[kind]
  return areTwo('place') || areTwo('station') ? null : { ...one, ...other }
}

/** Adds homophone spellings of Chinese names, unless they are ambiguous. */
function addHomophones(lexicon: Lexicon, names: ReadonlyMap<string, NameMeaning>): void {
  const alike = new Map<string, NameMeaning | null>()
  for (const [name, meaning] of names) {
    for (const other of homophoneSpellings(name)) {
      const before = alike.get(other)
      alike.set(other, before === undefined ? meaning : oneThing(before, meaning))
    }
  }
  for (const [name, meaning] of alike) if (meaning) addFolded(lexicon, [name], meaning)
}

function addLines(lexicon: Lexicon, { lines }: Gazetteer) {
  for (const { key, names } of lines) {
    for (const name of names) addWord(lexicon, name, { is: 'line', value: key })
  }
}

const partsOf = (text: string) => fold(text).split(' ').map(loosen)

/** Single words of filters and amounts. Longer fillers are left out, as they may be distinctive: nue district. */
const AMOUNT_AND_FILTER_KEYS = new Set(
  AMOUNT_AND_FILTER_WORDS.flatMap((list) => {
    const single = wordsOf(list)
      .map(partsOf)
      .filter((parts) => parts.length === 1)
    return single.flat().filter((word) => list.means.is !== 'filler' || word.length < SHORTEST_NAME)
  }),
)

/** Every word in the names of places, stations and lines. */
function namedWords({ places, stations, lines }: Gazetteer): ReadonlySet<string> {
  return new Set([...places, ...stations, ...lines].flatMap(({ names }) => names.flatMap(partsOf)))
}

/** Ranges of two or more words in a name; for phonetic spellings only those from the start. */
function stretchesOf(count: number, isPhonetic: boolean): (readonly [from: number, to: number])[] {
  const starts = isPhonetic ? 1 : count - 1
  return Array.from({ length: starts }, (_, from) => from).flatMap((from) =>
    Array.from({ length: count - from - 1 }, (_, more) => [from, from + 2 + more] as const),
  )
}

/**
 * Adds a project name, and every part of two or more words with a distinctive one, so that no filter consumes it:
 * `noble row ekkamai` does not mean everything in Ekkamai. Returns the distinctive words.
 */
function addProject(lexicon: Lexicon, name: string, named: ReadonlySet<string>, isPhonetic = false): string[] {
  const words = fold(name).split(' ').filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const own = words
    .map(loosen)
    .map((word) => OWN_WORD.test(word) && !AMOUNT_AND_FILTER_KEYS.has(word) && !named.has(word))
  for (const [from, to] of stretchesOf(words.length, isPhonetic)) {
    const isWhole = to - from === words.length
    if (!isWhole && !own.slice(from, to).includes(true)) continue
    const part = words.slice(from, to)
    if (!lexicon.entries.has(loosen(part.join('')))) addFolded(lexicon, part, PROJECT)
  }
  return words.filter((_, at) => own[at]).map(loosen)
}

/** Adds a project name with and without its silent letters: `นิว พัล` for `นิว พัลส์`. */
function addProjectSpellings(lexicon: Lexicon, name: string, named: ReadonlySet<string>): string[] {
  const localizedNames = withoutSilentLetters(name).filter((one) => one !== name)
  return [
    ...addProject(lexicon, name, named),
    ...localizedNames.flatMap((one) => addProject(lexicon, one, named, true)),
  ]
}

/** Shorter Thai synonyms must stand alone, because they occur inside other words. */
const SHORTEST_INSIDE = 5
const isShort = (word: string) => loosen(fold(word)).length < SHORTEST_INSIDE

/** The filter that a set of synonyms means: that of its first known word. */
const filterOf = (words: readonly string[], known: (word: string) => Meaning | undefined) =>
  words.map(known).find((one) => one !== undefined && isFilter(one))

/**
 * Gives the unknown words of each synonym set the meaning of the first known filter in it. A word of sets that mean
 * different things means none of them.
 */
function addSynonyms(lexicon: Lexicon, { synonyms }: Gazetteer) {
  const known = (word: string): Meaning | undefined => meaningOf(lexicon, word) ?? meaningOf(VOCABULARY, word)
  const meanings = new Map<string, Meaning[]>()
  for (const words of synonyms) {
    const meaning = filterOf(words, known)
    if (!meaning) continue
    for (const word of words) if (!known(word)) meanings.set(word, [...(meanings.get(word) ?? []), meaning])
  }
  for (const [word, all] of meanings) {
    const meaning = oneMeaning(all)
    if (meaning) addWord(lexicon, word, meaning, { isAlone: isShort(word) })
  }
}

const isFilter = ({ is }: Meaning) => ['group', 'badge', 'brand', 'tag', 'line', 'name', 'system', 'fact'].includes(is)

function* dictionariesByInitial(words: Iterable<string>): Generator<undefined, DictionariesByInitial> {
  const starts = new Map<string, string[]>()
  for (const word of words) {
    const same = starts.get(word.charAt(0))
    if (same) same.push(word)
    else starts.set(word.charAt(0), [word])
  }
  const arranged = new Map<string, FuzzyDictionary>()
  for (const [start, some] of starts) arranged.set(start, yield* fuzzyDictionarySteps(some))
  return arranged
}

/** Latin words of amounts that are long enough for typo correction: `milion`, `bedrom`. */
function isAmountWord({ key, meaning }: Entry): boolean {
  if (!/^[a-z]+$/.test(key)) return false
  const isAmount = meaning.is === 'times' || meaning.is === 'monthly'
  return key.length >= SHORTEST_FILTER && (isAmount || (meaning.is === 'unit' && UNITS_OF_HOMES.includes(meaning.unit)))
}

function typoCandidates(lexicons: readonly Lexicon[]): string[] {
  const words: string[] = []
  for (const { entries } of lexicons) {
    for (const [key, [entry]] of entries) {
      const shortest = SHORTEST[entry?.meaning.is ?? 'unknown']
      const isLong = shortest !== undefined && key.length >= shortest
      if (isLong || (entry && isAmountWord(entry))) words.push(key)
    }
  }
  return words
}

/** Project names per step. */
const TITLES_A_STEP = 32

/** Compiles a gazetteer in short steps, so that the event loop is not blocked. Cached by gazetteer object. */
export function* compileGazetteerSteps(gazetteer: Gazetteer): Generator<undefined, CompiledGazetteer> {
  const known = ready.get(gazetteer)
  if (known) return known
  const names = emptyLexicon()
  const named = addNames(names, gazetteer)
  addLines(names, gazetteer)
  addSynonyms(names, gazetteer)
  yield
  const nearby = emptyLexicon()
  addNearby(nearby, gazetteer, names)
  const homophones = emptyLexicon()
  addHomophones(homophones, named)
  yield
  const projects = emptyLexicon()
  const own: string[] = []
  const nameWords = namedWords(gazetteer)
  for (const [at, title] of gazetteer.projects.flatMap((project) => project.names).entries()) {
    own.push(...addProjectSpellings(projects, title, nameWords))
    if (at % TITLES_A_STEP === 0) yield
  }
  const lexicons = [nearby, names, VOCABULARY, projects, homophones]
  const typoDictionaries = yield* dictionariesByInitial(typoCandidates([names, VOCABULARY]))
  const sounds = yield* phoneticSteps([names, VOCABULARY])
  const made = { lexicons, typoDictionaries, sounds, own: yield* dictionariesByInitial(new Set(own)) }
  ready.set(gazetteer, made)
  return made
}

/**
 * The compiled gazetteer, cached by object: pass the same gazetteer with every query. Building the index compiles it
 * beforehand, so that the first query does not have to wait.
 */
export function compileGazetteer(gazetteer: Gazetteer): CompiledGazetteer {
  const steps = compileGazetteerSteps(gazetteer)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
