import { LOCALES, type Locale } from '@/i18n/locales'
import { fold, loosen, withoutTones } from './fold'
import { FIELDS_BY_RANK } from './rank'
import { type Gazetteer, MATCHED_FIELDS, type MatchedField, type SearchableProject } from './search'
import { piecesIn, type TextSet } from './text-set'
import { draftTextSet, finishTextSet, putSameTexts, putTexts, type TextSetDraft } from './text-set-draft'

/** The texts of an index, folded, and what they were folded from. */
export interface SearchTexts {
  projects: readonly SearchableProject[]
  /** How projects are called in speech, by slug. */
  spoken: ReadonlyMap<string, readonly string[]>
  /** The fields in the order of `FIELDS_BY_RANK`, folded without tones, in each language. */
  texts: Readonly<Record<Locale, TextSet>>
  /** The names of projects and of their zones in every language, folded loosely. */
  names: TextSet
}

/** The fields of the text set of names: in which one a name was found. */
export const NAME_FIELDS = ['name', 'place'] as const

/** Steps so short that others can be served in between. */
const PROJECTS_A_STEP = 8

type Drafts = Readonly<Record<Locale | 'names', TextSetDraft>>

/** Fields and projects often share a text: each is folded once. */
function foldingOnce(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const folded = known.get(text) ?? withoutTones(fold(text))
    known.set(text, folded)
    return folded
  }
}

/** The names of a project, and those of its zone, in every language, with a space between. */
function namesOf(project: SearchableProject, spoken: readonly string[], folded: (text: string) => string): string[] {
  const together = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => loosen(folded(text))))].filter(Boolean).join(' ')
  const titles = LOCALES.map((locale) => project.fields[locale].Project_Title)
  const zones = LOCALES.map((locale) => project.fields[locale].Zone)
  return [together([...titles, project.slug, ...spoken]), together(zones)]
}

const NONE: readonly string[] = []

/** Whether nothing of what is folded of a project has changed. */
function isAsBefore(project: SearchableProject, before: SearchableProject): boolean {
  return LOCALES.every((locale) => {
    const [fields, old] = [project.fields[locale], before.fields[locale]]
    return MATCHED_FIELDS.every((field) => fields[field] === old[field])
  })
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one === other || (one.length === other.length && one.every((text, at) => text === other[at]))

/** The number under which a project stood in the texts before, if it is still called and described as it was. */
function numbersBefore(
  before: SearchTexts | undefined,
  spoken: SearchTexts['spoken'],
): (project: SearchableProject) => number | undefined {
  const numbers = new Map(before?.projects.map(({ slug }, number) => [slug, number]))
  return (project) => {
    const number = numbers.get(project.slug)
    const old = number === undefined ? undefined : before?.projects[number]
    if (!before || !old || !isAsBefore(project, old)) return undefined
    const isCalledSo = isSameList(spoken.get(project.slug) ?? NONE, before.spoken.get(project.slug) ?? NONE)
    return isCalledSo ? number : undefined
  }
}

const SETS = [...LOCALES, 'names'] as const

const setOf = ({ texts, names }: SearchTexts, name: (typeof SETS)[number]) => (name === 'names' ? names : texts[name])

function begin(before?: SearchTexts): Drafts {
  const draft = (name: (typeof SETS)[number]) => draftTextSet(before && setOf(before, name))
  return { th: draft('th'), en: draft('en'), cht: draft('cht'), chs: draft('chs'), names: draft('names') }
}

/**
 * Folds the texts of all projects, in short steps. What stands in the texts before, and has not changed, is taken over
 * from there: after a publication one project is folded, not all of them.
 */
export function* textSteps(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  before?: SearchTexts,
): Generator<undefined, SearchTexts> {
  const spoken = new Map(gazetteer.projects.map(({ key, names }) => [key, names]))
  const drafts = begin(before)
  const numberBefore = numbersBefore(before, spoken)
  const folded = foldingOnce()
  const putAnew = (project: SearchableProject) => {
    const fieldsIn = (locale: Locale) => FIELDS_BY_RANK.map((field) => folded(project.fields[locale][field]))
    for (const locale of LOCALES) putTexts(drafts[locale], fieldsIn(locale))
    putTexts(drafts.names, namesOf(project, spoken.get(project.slug) ?? NONE, folded))
  }
  for (const [number, project] of projects.entries()) {
    const old = numberBefore(project)
    if (!before || old === undefined) putAnew(project)
    else for (const name of SETS) putSameTexts(drafts[name], setOf(before, name), old)
    if (number % PROJECTS_A_STEP === 0) yield
  }
  const texts = {
    th: yield* finishTextSet(drafts.th),
    en: yield* finishTextSet(drafts.en),
    cht: yield* finishTextSet(drafts.cht),
    chs: yield* finishTextSet(drafts.chs),
  }
  return { projects, spoken, texts, names: yield* finishTextSet(drafts.names) }
}

const NAMING_FIELDS: readonly MatchedField[] = ['Project_Title', 'Zone', 'Brand', 'Badge', 'Project_group']
const NAMING = new Set(NAMING_FIELDS.map((field) => FIELDS_BY_RANK.indexOf(field)))

/** The words of the fields that name something: a slip is looked for in these, and not in descriptions. */
export function* namingWords({ texts }: SearchTexts): Generator<undefined, string[]> {
  const words: string[] = []
  for (const locale of LOCALES) {
    for (const piece of piecesIn(texts[locale], NAMING)) words.push(piece)
    yield
  }
  return words
}
