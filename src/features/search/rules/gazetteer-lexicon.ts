import { AMOUNT_WORDS } from './amount-words'
import { soundingAlike } from './chinese-sounds'
import { CHINESE_WORDS } from './chinese-words'
import { FILTER_WORDS } from './filter-words'
import { fold, loosen } from './fold'
import { addFolded, addWord, emptyLexicon, type Lexicon, meaningOf } from './lexicon'
import type { Entry, Meaning, Unit } from './meanings'
import { type SlipWords, slipWordSteps } from './one-slip'
import { VOCABULARY } from './query-tokens'
import type { Gazetteer } from './search'
import { soundSteps, withoutSilentLetters } from './thai-by-ear'

/** Words by their first letter, where a hand seldom slips. */
export type WordsByStart = ReadonlyMap<string, SlipWords>

/** The words of a gazetteer, made ready once. */
export interface ReadyGazetteer {
  lexicons: readonly Lexicon[]
  /** Names and filter words long enough to be recognised with one slip in them. */
  slips: WordsByStart
  /** What names and filter words in Thai mean, by how they sound. */
  sounds: ReadonlyMap<string, Meaning>
  /** Words of projects' names that are their own. */
  own: WordsByStart
}

const ready = new WeakMap<Gazetteer, ReadyGazetteer>()

const PROJECT: Meaning = { is: 'project' }

/** A word of a project's name that is its own has at least as many letters: `2` of `revolve ratchada 2` has not. */
const OWN_WORD = /^[\p{L}\p{M}]{3,}$/u
/** Shorter ones are too easily another word with a slip in it: a horse is no house, a green lane no line. */
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
  studio: SHORTEST_STUDIO,
  line: SHORTEST_LINE,
  system: SHORTEST_LINE,
}
const UNITS_OF_HOMES: readonly Unit[] = ['beds', 'area']
/** Of a name: more are a sentence. */
const MOST_WORDS = 8

type NameMeaning = { is: 'name'; place?: string; station?: string }

/** Joins places and stations of one name into one meaning; answers what each folded name means. */
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

/** What is called by either of two names, or null when those are two things. */
function oneThing(one: NameMeaning | null, other: NameMeaning): NameMeaning | null {
  if (one === null) return null
  const areTwo = (kind: 'place' | 'station') => one[kind] && other[kind] && one[kind] !== other[kind]
  return areTwo('place') || areTwo('station') ? null : { ...one, ...other }
}

/** Chinese names as they sound, where one thing is meant. */
function addSounds(lexicon: Lexicon, names: ReadonlyMap<string, NameMeaning>): void {
  const alike = new Map<string, NameMeaning | null>()
  for (const [name, meaning] of names) {
    for (const other of soundingAlike(name)) {
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

const wordsOf = (text: string) => fold(text).split(' ').map(loosen)

/** What filters and amounts are said with in one word; longer joining words may be a name's own: nue district. */
const SAID = new Set(
  [...AMOUNT_WORDS, ...FILTER_WORDS, ...CHINESE_WORDS].flatMap(([words, { is }]) => {
    const single = words
      .split('|')
      .map(wordsOf)
      .filter((parts) => parts.length === 1)
    return single.flat().filter((word) => is !== 'filler' || word.length < SHORTEST_NAME)
  }),
)

/** The words of which the names of places, stations and lines are made. */
function namedWords({ places, stations, lines }: Gazetteer): ReadonlySet<string> {
  return new Set([...places, ...stations, ...lines].flatMap(({ names }) => names.flatMap(wordsOf)))
}

/** The stretches of two words or more of a name of so many; of one written by ear those from its beginning on. */
function stretchesOf(count: number, isByEar: boolean): (readonly [from: number, to: number])[] {
  const starts = isByEar ? 1 : count - 1
  return Array.from({ length: starts }, (_, from) => from).flatMap((from) =>
    Array.from({ length: count - from - 1 }, (_, more) => [from, from + 2 + more] as const),
  )
}

/**
 * A project's whole name, and every part of it of two words or more with one that is its own, so that no filter eats
 * it: `noble row ekkamai` is not everything in Ekkamai. Answers the words that are its own.
 */
function addProject(lexicon: Lexicon, name: string, named: ReadonlySet<string>, isByEar = false): string[] {
  const words = fold(name).split(' ').filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const own = words.map(loosen).map((word) => OWN_WORD.test(word) && !SAID.has(word) && !named.has(word))
  for (const [from, to] of stretchesOf(words.length, isByEar)) {
    const isWhole = to - from === words.length
    if (!isWhole && !own.slice(from, to).includes(true)) continue
    const part = words.slice(from, to)
    if (!lexicon.entries.has(loosen(part.join('')))) addFolded(lexicon, part, PROJECT)
  }
  return words.filter((_, at) => own[at]).map(loosen)
}

/** The same of a name, and of one of which only what is spoken is typed: `นิว พัล` for `นิว พัลส์`. */
function addProjectByEar(lexicon: Lexicon, name: string, named: ReadonlySet<string>): string[] {
  const spoken = withoutSilentLetters(name).filter((one) => one !== name)
  return [...addProject(lexicon, name, named), ...spoken.flatMap((one) => addProject(lexicon, one, named, true))]
}

/** A shorter word of Thai stands inside too many others: a dog in กฎหมาย, the law. */
const SHORTEST_INSIDE = 5
const isShort = (word: string) => loosen(fold(word)).length < SHORTEST_INSIDE

/** Words an editor holds for equal mean the same: whatever one of them means, those that mean nothing yet mean too. */
function addSynonyms(lexicon: Lexicon, { synonyms }: Gazetteer) {
  const known = (word: string): Meaning | undefined => meaningOf(lexicon, word) ?? meaningOf(VOCABULARY, word)
  for (const words of synonyms) {
    const meaning = words.map(known).find((one) => one !== undefined && isFilter(one))
    if (!meaning) continue
    for (const word of words) if (!known(word)) addWord(lexicon, word, meaning, { isAlone: isShort(word) })
  }
}

const isFilter = ({ is }: Meaning) => ['group', 'badge', 'brand', 'tag', 'line', 'name', 'system'].includes(is)

function* byStart(words: Iterable<string>): Generator<undefined, WordsByStart> {
  const starts = new Map<string, string[]>()
  for (const word of words) {
    const same = starts.get(word.charAt(0))
    if (same) same.push(word)
    else starts.set(word.charAt(0), [word])
  }
  const arranged = new Map<string, SlipWords>()
  for (const [start, some] of starts) arranged.set(start, yield* slipWordSteps(some))
  return arranged
}

/** A Latin word of a number, a bedroom or a payment that is long enough to be known with a slip: `milion`, `bedrom`. */
function isAmountWord({ key, meaning }: Entry): boolean {
  if (!/^[a-z]+$/.test(key)) return false
  const isAmount = meaning.is === 'times' || meaning.is === 'monthly'
  return key.length >= SHORTEST_FILTER && (isAmount || (meaning.is === 'unit' && UNITS_OF_HOMES.includes(meaning.unit)))
}

function slipWords(lexicons: readonly Lexicon[]): string[] {
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

/** So many names of projects are read in a short step. */
const TITLES_A_STEP = 32

/** Works out the words of a gazetteer in short steps, between which others can be served. */
export function* gazetteerSteps(gazetteer: Gazetteer): Generator<undefined, ReadyGazetteer> {
  const known = ready.get(gazetteer)
  if (known) return known
  const names = emptyLexicon()
  const named = addNames(names, gazetteer)
  addLines(names, gazetteer)
  addSynonyms(names, gazetteer)
  yield
  const homophones = emptyLexicon()
  addSounds(homophones, named)
  yield
  const projects = emptyLexicon()
  const own: string[] = []
  const nameWords = namedWords(gazetteer)
  for (const [at, title] of gazetteer.projects.flatMap((project) => project.names).entries()) {
    own.push(...addProjectByEar(projects, title, nameWords))
    if (at % TITLES_A_STEP === 0) yield
  }
  const lexicons = [names, VOCABULARY, projects, homophones]
  const slips = yield* byStart(slipWords([names, VOCABULARY]))
  const sounds = yield* soundSteps([names, VOCABULARY])
  const made = { lexicons, slips, sounds, own: yield* byStart(new Set(own)) }
  ready.set(gazetteer, made)
  return made
}

/**
 * The words of a gazetteer. They are worked out once for each gazetteer, at the latest here: hand over the same one
 * for every query, and let whoever makes the index take the steps first.
 */
export function readyGazetteer(gazetteer: Gazetteer): ReadyGazetteer {
  const steps = gazetteerSteps(gazetteer)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
