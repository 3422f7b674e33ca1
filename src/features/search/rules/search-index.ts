import { type ValueMasks, valueMasks } from './filters'
import { gazetteerSteps } from './gazetteer-lexicon'
import { gazetteerWords } from './gazetteer-words'
import { allOf, type Mask } from './masks'
import { type KnownThing, type NameBook, writeNameBook } from './name-book'
import { type SlipWords, slipWordSteps } from './one-slip'
import { stateOf } from './sale-state'
import type { Gazetteer, SearchableProject } from './search'
import { namingWords, type SearchTexts, textSteps } from './search-texts'

/**
 * Everything a search looks into, made once from the catalogue and the gazetteer and never changed: a new catalogue is
 * a new index. A project's number is its place in `projects`, which is also the order of those that rank alike.
 */
export interface SearchIndex extends SearchTexts {
  everything: Mask
  book: NameBook
  values: ValueMasks
  /** Words that a slip may have been made in: names, zones, and what editors hold for equal. */
  vocabulary: SlipWords
  /** For sale, past, sold out: the state of each project, in the order of every search (C10). */
  states: Uint8Array
}

/** Makes an index a few projects at a time; stops after each step, and hands over the index at the end. */
export function* indexSteps(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  before?: SearchTexts,
): Generator<undefined, SearchIndex> {
  const texts = yield* textSteps(projects, gazetteer, before)
  const values = yield* valueMasks(projects)
  const projectsAt = (kind: KnownThing['kind'], key: string) => values[kind].get(key)
  const known = yield* gazetteerWords(gazetteer)
  const book = yield* writeNameBook(gazetteer, known.projects, projects.length, projectsAt)
  // Queries are read with the same names: worked out here, the first query does not wait for it.
  yield* gazetteerSteps(gazetteer)
  const vocabulary = yield* slipWordSteps([...(yield* namingWords(texts)), ...known.words])
  const states = Uint8Array.from(projects, stateOf)
  return { ...texts, everything: allOf(projects.length), book, values, vocabulary, states }
}

/** Makes an index at once: for some dozens of projects that takes milliseconds. */
export function buildIndex(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  before?: SearchTexts,
): SearchIndex {
  const steps = indexSteps(projects, gazetteer, before)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Lets others be served between two slices of work, and tells the time in milliseconds. */
export interface Breathing {
  pause: () => Promise<void>
  now: () => number
}

const SLICE_MS = 4

/**
 * Makes an index in slices of some milliseconds, so that requests are answered meanwhile from the one `before`. What
 * was folded for that one is not folded again.
 */
export async function buildIndexInSlices(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  { pause, now }: Breathing,
  before?: SearchTexts,
): Promise<SearchIndex> {
  const steps = indexSteps(projects, gazetteer, before)
  let since = now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (now() - since < SLICE_MS) continue
    await pause()
    since = now()
  }
}
