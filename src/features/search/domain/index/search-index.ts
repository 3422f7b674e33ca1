import { compileGazetteerSteps } from '../lexicon/gazetteer-lexicon'
import { gazetteerWords } from '../lexicon/gazetteer-words'
import { isSoldOut, stateOf } from '../ranking/sale-state'
import type { Gazetteer, SearchableProject } from '../search-types'
import { type FuzzyDictionary, fuzzyDictionarySteps } from '../text/edit-distance'
import { emptyMask, fullMask, type Mask, setBit } from './bit-masks'
import { type ValueMasks, valueMasks } from './filters'
import { type KnownThing, type NameIndex, nameIndexSteps } from './name-lookup'
import { namingWords, type SearchTexts, textSteps } from './search-texts'
import { indexUnitTypes, type UnitTypeIndex } from './unit-type-index'

/**
 * Everything a search reads, built from the catalogue and the gazetteer and immutable: a new catalogue gets a new
 * index. A project's number is its position in `projects`, which also breaks ties in ranking.
 */
export interface SearchIndex extends SearchTexts {
  everything: Mask
  book: NameIndex
  values: ValueMasks
  unitTypes: UnitTypeIndex
  /** Words that typos are corrected to: names, zones and synonyms. */
  vocabulary: FuzzyDictionary
  /** The sale state of each project (for sale, past, sold out), which every sort order respects (C10). */
  states: Uint8Array
  /** Projects with something for sale, and past ones: all but the sold-out ones. */
  notSoldOut: Mask
}

/** Builds an index in short steps and returns it at the end. */
export function* indexSteps(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  before?: SearchTexts,
): Generator<undefined, SearchIndex> {
  const texts = yield* textSteps(projects, gazetteer, before)
  const values = yield* valueMasks(projects)
  const unitTypes = indexUnitTypes(projects)
  yield
  const projectsAt = (kind: KnownThing['kind'], key: string) => values[kind].get(key)
  const known = yield* gazetteerWords(gazetteer)
  const book = yield* nameIndexSteps(gazetteer, known.projects, projects.length, projectsAt)
  // Compiled here, so that the first query does not wait for it.
  yield* compileGazetteerSteps(gazetteer)
  const vocabulary = yield* fuzzyDictionarySteps([...(yield* namingWords(texts)), ...known.words])
  const states = Uint8Array.from(projects, stateOf)
  const notSoldOut = emptyMask(projects.length)
  for (const [number, project] of projects.entries()) if (!isSoldOut(project)) setBit(notSoldOut, number)
  return { ...texts, notSoldOut, everything: fullMask(projects.length), book, values, unitTypes, vocabulary, states }
}

/** Builds an index in one go: milliseconds for some dozens of projects. */
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

/** Yields to the event loop between slices; `now` is in milliseconds. */
export interface Yielding {
  pause: () => Promise<void>
  now: () => number
}

const SLICE_MS = 4

/**
 * Builds an index in slices of a few milliseconds, so that requests can be answered from the old one meanwhile.
 * Unchanged texts are taken over from `before`.
 */
export async function buildIndexInSlices(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  { pause, now }: Yielding,
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
