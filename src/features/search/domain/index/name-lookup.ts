import type { Gazetteer, NamedThing } from '../search-types'
import { fold, foldLoosely, loosen, withoutTones } from '../text/fold'
import { latinPhoneticKey } from '../text/latin-phonetics'
import { emptyMask, type Mask } from './bit-masks'

/** A place, station or line with all of its names, and the projects there. */
export interface KnownThing {
  kind: 'place' | 'station' | 'line'
  key: string
  /** Loosely folded. */
  names: readonly string[]
  projects: Mask
}

/** A name and the number of its thing. */
type Beginning = readonly [name: string, thing: number]

/** Finds places, stations and lines by name in any script or spelling. */
export interface NameIndex {
  things: readonly KnownThing[]
  /** Numbers of the things, by whole name and by the first two letters of a name. */
  called: ReadonlyMap<string, readonly number[]>
  beginning: ReadonlyMap<string, readonly Beginning[]>
  /** Things by the phonetic key of a name in Latin letters. */
  sounds: ReadonlyMap<string, readonly KnownThing[]>
  /** Every whole name, including those of projects, loosely folded. */
  known: ReadonlySet<string>
  /** Synonyms from the CMS: loosely folded word to words folded without tone marks. */
  synonyms: ReadonlyMap<string, readonly string[]>
}

/** The projects at a place, station or line. */
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

function phoneticIndexOf(things: readonly KnownThing[]): Map<string, KnownThing[]> {
  const sounds = new Map<string, KnownThing[]>()
  for (const thing of things) {
    for (const sound of new Set(thing.names.map(latinPhoneticKey))) {
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

/** Groups things by name, so that a search compares only possible candidates. */
function byName(things: readonly KnownThing[]): Pick<NameIndex, 'called' | 'beginning'> {
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

/** Builds the name index of a gazetteer, including the whole names of projects, in short steps. */
export function* nameIndexSteps(
  gazetteer: Gazetteer,
  projects: ReadonlySet<string>,
  count: number,
  projectsAt: ProjectsAt,
): Generator<undefined, NameIndex> {
  const nobody = emptyMask(count)
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
  const sounds = phoneticIndexOf(things)
  yield
  return { things, ...byName(things), sounds, known, synonyms: synonymsOf(gazetteer.synonyms) }
}

const HAN = /\p{Script=Han}/u

/** Whether part of a name is long enough to stand for it: three letters, or two Chinese characters (C15). */
export const isLongEnough = (word: string) => word.length >= 3 || (word.length === 2 && HAN.test(word))

/** A thing that was named by its whole name or by the start of one. */
export interface Named {
  thing: KnownThing
  isWhole: boolean
}

/** The things that a loosely folded word names: by a whole name, or by the start of one when it is long enough. */
export function thingsNamed(book: NameIndex, word: string): Named[] {
  if (word === '') return []
  const isWhole = new Map<number, boolean>()
  if (isLongEnough(word)) {
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

/** The things with a name of the same phonetic key as a loosely folded word. */
export function thingsByPhonetics(book: NameIndex, word: string): readonly KnownThing[] {
  const sound = latinPhoneticKey(word)
  return (sound !== null && book.sounds.get(sound)) || []
}

const UNSPACED = /[\u0e00-\u0e7f\p{Script=Han}]/u
const SHORTEST_INSIDE = 4
const SHORTEST_THAI_PIECE = 3
/** Longer texts are not split into two words. */
const LONGEST_PAIR = 24

/** Whether a folded word may be two words without a space, as in Thai and Chinese. */
const isUnspaced = (word: string) => UNSPACED.test(word) && !word.includes(' ')

/** The ways to split a folded Thai or Chinese word into two, each part long enough for a search. */
export function inTwoWords(word: string): [front: string, back: string][] {
  if (!isUnspaced(word) || word.length > LONGEST_PAIR) return []
  const least = HAN.test(word) ? 2 : SHORTEST_THAI_PIECE
  const journeys = Math.max(0, word.length - 2 * least + 1)
  return Array.from({ length: journeys }, (_, at) => [word.slice(0, least + at), word.slice(least + at)])
}

/** The things whose name occurs inside a Thai or Chinese word, because these are written without spaces. */
export function thingsInside(book: NameIndex, word: string): KnownThing[] {
  if (!isUnspaced(word)) return []
  return book.things.filter(({ names }) =>
    names.some((name) => name.length >= SHORTEST_INSIDE && UNSPACED.test(name) && word.includes(name)),
  )
}
