import { LOCALES, type Locale } from '@/i18n/locales'
import { type ValueMasks, valueMasks } from './filters'
import { fold, foldLoosely, loosen, withoutTones } from './fold'
import { gazetteerSteps } from './gazetteer-lexicon'
import { allOf, type Mask } from './masks'
import { type KnownThing, type NameBook, writeNameBook } from './name-book'
import { byLength, type WordsByLength } from './one-slip'
import { FIELDS_BY_RANK } from './rank'
import type { Gazetteer, MatchedField, SearchableProject } from './search'
import { emptyTextSet, putTexts, type TextSet } from './text-set'

/**
 * Everything a search looks into, made once from the catalogue and the gazetteer and never changed: a new catalogue is
 * a new index. A project's number is its place in `projects`, which is also the order of those that rank alike.
 */
export interface SearchIndex {
  projects: readonly SearchableProject[]
  everything: Mask
  /** The fields in the order of `FIELDS_BY_RANK`, folded without tones, in each language. */
  texts: Readonly<Record<Locale, TextSet>>
  /** The names of projects and of their zones in every language, folded loosely. */
  names: TextSet
  book: NameBook
  values: ValueMasks
  /** Words that a slip may have been made in: names, zones, and what editors hold for equal. */
  vocabulary: WordsByLength
}

/** The fields of the text set of names: in which one a name was found. */
export const NAME_FIELDS = ['name', 'place'] as const

/** Steps so short that others can be served in between. */
const PROJECTS_A_STEP = 8
const NAMES_A_STEP = 64

const VOCABULARY_FIELDS: readonly MatchedField[] = ['Project_Title', 'Zone', 'Brand', 'Badge', 'Project_group']

/** Fields often have the text of another one: it is folded once for all of them. */
class FoldedFields {
  private readonly texts: string[] = []
  private readonly folded: string[] = []

  fold(text: string): string {
    const at = this.texts.indexOf(text)
    if (at !== -1) return this.folded[at] ?? ''
    const folded = withoutTones(fold(text))
    this.texts.push(text)
    this.folded.push(folded)
    return folded
  }
}

function namesOf(project: SearchableProject, spoken: ReadonlyMap<string, readonly string[]>): string[] {
  const titles = LOCALES.map((locale) => project.fields[locale].Project_Title)
  const zones = LOCALES.map((locale) => project.fields[locale].Zone)
  const together = (texts: readonly string[]) => [...new Set(texts.map(foldLoosely))].filter(Boolean).join(' ')
  return [together([...titles, project.slug, ...(spoken.get(project.slug) ?? [])]), together(zones)]
}

/** What is being made. */
interface Building {
  texts: Record<Locale, TextSet>
  names: TextSet
  words: Set<string>
  spoken: ReadonlyMap<string, readonly string[]>
}

function begin(count: number, gazetteer: Gazetteer): Building {
  const set = () => emptyTextSet(count, FIELDS_BY_RANK.length)
  return {
    texts: { th: set(), en: set(), cht: set(), chs: set() },
    names: emptyTextSet(count, NAME_FIELDS.length),
    words: new Set(),
    spoken: new Map(gazetteer.projects.map(({ key, names }) => [key, names])),
  }
}

function putProject(building: Building, project: SearchableProject, number: number): void {
  for (const locale of LOCALES) {
    const fields = project.fields[locale]
    const once = new FoldedFields()
    const folded = (field: MatchedField) => once.fold(fields[field])
    putTexts(building.texts[locale], number, FIELDS_BY_RANK.map(folded))
    for (const field of VOCABULARY_FIELDS) for (const word of folded(field).split(' ')) building.words.add(word)
  }
  putTexts(building.names, number, namesOf(project, building.spoken))
}

/** The names of the gazetteer as words, whole and in their parts. */
function* putGazetteer(words: Set<string>, gazetteer: Gazetteer): Generator<undefined, void> {
  const named = [...gazetteer.places, ...gazetteer.stations, ...gazetteer.lines, ...gazetteer.projects]
  const sets = [...named.map(({ names }) => names), ...gazetteer.synonyms]
  for (const [number, names] of sets.entries()) {
    for (const name of names) {
      const folded = withoutTones(fold(name))
      words.add(loosen(folded))
      for (const word of folded.split(' ')) words.add(word)
    }
    if (number % NAMES_A_STEP === 0) yield
  }
}

/** Makes an index a few projects at a time; stops after each step, and hands over the index at the end. */
export function* indexSteps(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
): Generator<undefined, SearchIndex> {
  const building = begin(projects.length, gazetteer)
  for (const [number, project] of projects.entries()) {
    putProject(building, project, number)
    if (number % PROJECTS_A_STEP === 0) yield
  }
  const values = yield* valueMasks(projects)
  const projectsAt = (kind: KnownThing['kind'], key: string) => values[kind].get(key)
  const book = yield* writeNameBook(gazetteer, projects.length, projectsAt)
  yield* putGazetteer(building.words, gazetteer)
  // Queries are read with the same names: worked out here, the first query does not wait for it.
  yield* gazetteerSteps(gazetteer)
  const vocabulary = byLength(building.words)
  const { texts, names } = building
  return { projects, everything: allOf(projects.length), texts, names, book, values, vocabulary }
}

/** Makes an index at once: for some dozens of projects that takes milliseconds. */
export function buildIndex(projects: readonly SearchableProject[], gazetteer: Gazetteer): SearchIndex {
  const steps = indexSteps(projects, gazetteer)
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

/** Makes an index in slices of some milliseconds, so that requests are answered meanwhile (from the old one). */
export async function buildIndexInSlices(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  { pause, now }: Breathing,
): Promise<SearchIndex> {
  const steps = indexSteps(projects, gazetteer)
  let since = now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (now() - since < SLICE_MS) continue
    await pause()
    since = now()
  }
}
