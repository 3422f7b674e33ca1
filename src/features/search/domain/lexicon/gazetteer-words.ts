import type { Gazetteer } from '../search-types'
import { fold, loosen, withoutTones } from '../text/fold'

/** The names of a gazetteer as words. */
export interface GazetteerWords {
  /** Whole names and their parts, folded without tone marks. */
  words: ReadonlySet<string>
  /** Whole names of projects, loosely folded. */
  projects: ReadonlySet<string>
}

const made = new WeakMap<Gazetteer, GazetteerWords>()

const NAMES_A_STEP = 64

/** The names of a gazetteer as words, cached by gazetteer, built in short steps. */
export function* gazetteerWords(gazetteer: Gazetteer): Generator<undefined, GazetteerWords> {
  const known = made.get(gazetteer)
  if (known) return known
  const words = new Set<string>()
  const projects = new Set<string>()
  const { places, stations, lines, synonyms } = gazetteer
  const put = (name: string): string => {
    const folded = withoutTones(fold(name))
    const whole = loosen(folded)
    words.add(whole)
    for (const word of folded.split(' ')) words.add(word)
    return whole
  }
  for (const { names } of [...places, ...stations, ...lines]) names.forEach(put)
  yield
  for (const [number, { names }] of gazetteer.projects.entries()) {
    for (const name of names) projects.add(put(name))
    if (number % NAMES_A_STEP === 0) yield
  }
  synonyms.flat().forEach(put)
  const both = { words, projects }
  made.set(gazetteer, both)
  return both
}
