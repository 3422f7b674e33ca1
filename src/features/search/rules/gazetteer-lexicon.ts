import { fold, loosen } from './fold'
import { addWord, emptyLexicon, type Lexicon, meaningOf } from './lexicon'
import type { Meaning } from './meanings'
import { byLength, type WordsByLength } from './one-slip'
import { streamOf } from './query-stream'
import { tokensOf, VOCABULARY } from './query-tokens'
import type { Gazetteer } from './search'

/** The words of a gazetteer, made ready once. */
export interface ReadyGazetteer {
  lexicons: readonly Lexicon[]
  /** Names and filter words long enough to be recognised with one slip in them. */
  slips: WordsByLength
  /** Words of projects' names that are their own. */
  own: WordsByLength
}

const ready = new WeakMap<Gazetteer, ReadyGazetteer>()

/** A word of a project's name that is its own has at least as many letters: `2` of `revolve ratchada 2` has not. */
const OWN_WORD = /^[\p{L}\p{M}]{3,}$/u
/** Shorter ones are too easily another word with a slip in it: a horse is no house. */
const SHORTEST_NAME = 5
const SHORTEST_FILTER = 7
/** Of a name: more are a sentence. */
const MOST_WORDS = 8

/** Joins places and stations of one name into one meaning. */
function addNames(lexicon: Lexicon, { places, stations }: Gazetteer) {
  const found = new Map<string, { is: 'name'; place?: string; station?: string }>()
  for (const [kind, things] of [
    ['place', places],
    ['station', stations],
  ] as const) {
    for (const { key, names } of things) {
      for (const name of names) {
        const folded = fold(name)
        const meaning = found.get(folded) ?? { is: 'name' as const }
        if (!found.has(folded)) addWord(lexicon, name, meaning)
        meaning[kind] ??= key
        found.set(folded, meaning)
      }
    }
  }
}

function addLines(lexicon: Lexicon, { lines }: Gazetteer) {
  for (const { key, names } of lines) {
    for (const name of names) addWord(lexicon, name, { is: 'line', value: key })
  }
}

/** Which words of a name are its own: not a brand, a place, a station, a filter, nor a short joining word. */
function ownWords(words: readonly string[], lexicons: readonly Lexicon[]): boolean[] {
  const name = words.join(' ')
  const unknown = new Set<string>()
  for (const { meaning, from, to } of tokensOf(streamOf(name), lexicons)) {
    const isIdle = meaning.is === 'filler' && to - from >= SHORTEST_NAME
    if (meaning.is === 'unknown' || isIdle) unknown.add(name.slice(from, to))
  }
  return words.map((word) => OWN_WORD.test(word) && unknown.has(word))
}

/**
 * A project's whole name, and every part of it of two words or more with one that is its own, so that no filter eats
 * it: `noble row ekkamai` is not everything in Ekkamai.
 */
function addProject(lexicon: Lexicon, name: string, lexicons: readonly Lexicon[]): string[] {
  const words = fold(name).split(' ').filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const own = ownWords(words, lexicons)
  for (let from = 0; from < words.length - 1; from += 1) {
    for (let to = from + 2; to <= words.length; to += 1) {
      const isWhole = to - from === words.length
      if (!isWhole && !own.slice(from, to).includes(true)) continue
      const part = words.slice(from, to).join(' ')
      if (!lexicon.entries.has(part.replaceAll(' ', ''))) addWord(lexicon, part, { is: 'project' })
    }
  }
  return words.filter((_, at) => own[at]).map(loosen)
}

/** Words an editor holds for equal mean the same: whatever one of them means, those that mean nothing yet mean too. */
function addSynonyms(lexicon: Lexicon, { synonyms }: Gazetteer) {
  const known = (word: string): Meaning | undefined => meaningOf(lexicon, word) ?? meaningOf(VOCABULARY, word)
  for (const words of synonyms) {
    const meaning = words.map(known).find((one) => one !== undefined && isFilter(one))
    if (!meaning) continue
    for (const word of words) if (!known(word)) addWord(lexicon, word, meaning)
  }
}

const isFilter = ({ is }: Meaning) => ['group', 'badge', 'brand', 'tag', 'line', 'name', 'system'].includes(is)

function slipWords(lexicons: readonly Lexicon[]): WordsByLength {
  const words: string[] = []
  for (const { entries } of lexicons) {
    for (const [key, [entry]] of entries) {
      const isName = entry?.meaning.is === 'name' && key.length >= SHORTEST_NAME
      const isWord = ['group', 'badge', 'tag'].includes(entry?.meaning.is ?? '') && key.length >= SHORTEST_FILTER
      if (isName || isWord) words.push(key)
    }
  }
  return byLength(words)
}

/** The words of a gazetteer. They are worked out once for each gazetteer: hand over the same one for every query. */
export function readyGazetteer(gazetteer: Gazetteer): ReadyGazetteer {
  const known = ready.get(gazetteer)
  if (known) return known
  const names = emptyLexicon()
  addNames(names, gazetteer)
  addLines(names, gazetteer)
  addSynonyms(names, gazetteer)
  const projects = emptyLexicon()
  const titles = gazetteer.projects.flatMap((project) => project.names)
  const own = titles.flatMap((title) => addProject(projects, title, [names, VOCABULARY]))
  const made = {
    lexicons: [names, projects, VOCABULARY],
    slips: slipWords([names, VOCABULARY]),
    own: byLength(own),
  }
  ready.set(gazetteer, made)
  return made
}
