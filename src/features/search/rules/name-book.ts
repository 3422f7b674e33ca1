import { fold, foldLoosely, loosen, withoutTones } from './fold'
import { type Mask, noneOf } from './masks'
import { soundOf } from './romanisation'
import type { Gazetteer, NamedThing } from './search'

/** A place, station or line under all of its names, and the projects there. */
export interface KnownThing {
  kind: 'place' | 'station' | 'line'
  key: string
  /** Folded loosely. */
  names: readonly string[]
  projects: Mask
}

/** A name and the number of the thing called so. */
type Beginning = readonly [name: string, thing: number]

/** What is known by name, whatever the script or spelling. */
export interface NameBook {
  things: readonly KnownThing[]
  /** By a whole name, and by the first two letters of one, the numbers of the things called so. */
  called: ReadonlyMap<string, readonly number[]>
  beginning: ReadonlyMap<string, readonly Beginning[]>
  /** By how a name sounds in Latin letters, the things called so. */
  sounds: ReadonlyMap<string, readonly KnownThing[]>
  /** Every whole name in it, projects' included, folded loosely. */
  known: ReadonlySet<string>
  /** For a word folded loosely, the words an editor holds for equal, folded without tones. */
  synonyms: ReadonlyMap<string, readonly string[]>
}

/** Which projects are at a thing of a kind. */
type ProjectsAt = (kind: KnownThing['kind'], key: string) => Mask | undefined

function synonymsOf(sets: Gazetteer['synonyms']): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const set of sets) {
    const words = [...new Set(set.map((word) => withoutTones(fold(word))))].filter((word) => word !== '')
    for (const word of words) {
      const others = words.filter((other) => other !== word)
      synonyms.set(loosen(word), [...(synonyms.get(loosen(word)) ?? []), ...others])
    }
  }
  return synonyms
}

function soundsOf(things: readonly KnownThing[]): Map<string, KnownThing[]> {
  const sounds = new Map<string, KnownThing[]>()
  for (const thing of things) {
    for (const sound of new Set(thing.names.map(soundOf))) {
      if (sound !== null) addTo(sounds, sound, thing)
    }
  }
  return sounds
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Things by their names, so that a search looks at those that can be meant and at no others. */
function byName(things: readonly KnownThing[]): Pick<NameBook, 'called' | 'beginning'> {
  const called = new Map<string, number[]>()
  const beginning = new Map<string, Beginning[]>()
  for (const [number, { names }] of things.entries()) {
    for (const name of names) {
      addTo(called, name, number)
      addTo(beginning, name.slice(0, 2), [name, number])
    }
  }
  return { called, beginning }
}

/** Writes the book of a gazetteer, with the whole names of its projects, in short steps. */
export function* writeNameBook(
  gazetteer: Gazetteer,
  projects: ReadonlySet<string>,
  count: number,
  projectsAt: ProjectsAt,
): Generator<undefined, NameBook> {
  const nobody = noneOf(count)
  const thingsOf = (kind: KnownThing['kind'], named: readonly NamedThing[]): KnownThing[] =>
    named.map(({ key, names }) => ({
      kind,
      key,
      names: [...new Set([key, ...names].map(foldLoosely))].filter((name) => name !== ''),
      projects: projectsAt(kind, key) ?? nobody,
    }))
  const things = [
    ...thingsOf('place', gazetteer.places),
    ...thingsOf('station', gazetteer.stations),
    ...thingsOf('line', gazetteer.lines),
  ]
  yield
  const known = new Set([...things.flatMap(({ names }) => names), ...projects])
  const sounds = soundsOf(things)
  yield
  return { things, ...byName(things), sounds, known, synonyms: synonymsOf(gazetteer.synonyms) }
}

const HAN = /\p{Script=Han}/u

/** Whether a piece of a name is long enough to mean it: three letters, or two where they are Chinese (C15). */
export const isTelling = (word: string) => word.length >= 3 || (word.length === 2 && HAN.test(word))

/** A thing that was named, by its whole name or by the beginning of it. */
export interface Named {
  thing: KnownThing
  isWhole: boolean
}

/** The things a loosely folded word names: whole, or as the beginning of a name where that tells enough. */
export function thingsNamed(book: NameBook, word: string): Named[] {
  if (word === '') return []
  const isWhole = new Map<number, boolean>()
  if (isTelling(word)) {
    for (const [name, thing] of book.beginning.get(word.slice(0, 2)) ?? [])
      if (name.startsWith(word)) isWhole.set(thing, false)
  }
  for (const thing of book.called.get(word) ?? []) isWhole.set(thing, true)
  return [...isWhole]
    .sort(([one], [other]) => one - other)
    .flatMap(([number, whole]): Named[] => {
      const thing = book.things[number]
      return thing ? [{ thing, isWhole: whole }] : []
    })
}

/** The things with a name that sounds as a loosely folded word does. */
export function thingsSounding(book: NameBook, word: string): readonly KnownThing[] {
  const sound = soundOf(word)
  return (sound !== null && book.sounds.get(sound)) || []
}

const UNSPACED = /[\u0e00-\u0e7f\p{Script=Han}]/u
const SHORTEST_INSIDE = 4
const SHORTEST_THAI_PIECE = 3
/** Two words are not longer together. */
const LONGEST_PAIR = 24

/** Whether a folded word can be two words written as one, as Thai and Chinese are. */
const isUnspaced = (word: string) => UNSPACED.test(word) && !word.includes(' ')

/** The ways to take a folded word of Thai or Chinese for two: each piece long enough to mean something. */
export function inTwoPieces(word: string): [front: string, back: string][] {
  if (!isUnspaced(word) || word.length > LONGEST_PAIR) return []
  const least = HAN.test(word) ? 2 : SHORTEST_THAI_PIECE
  const ways = Math.max(0, word.length - 2 * least + 1)
  return Array.from({ length: ways }, (_, at) => [word.slice(0, least + at), word.slice(least + at)])
}

/** The things whose name stands somewhere in a word of Thai or Chinese, which are written without spaces. */
export function thingsInside(book: NameBook, word: string): KnownThing[] {
  if (!isUnspaced(word)) return []
  return book.things.filter(({ names }) =>
    names.some((name) => name.length >= SHORTEST_INSIDE && UNSPACED.test(name) && word.includes(name)),
  )
}
