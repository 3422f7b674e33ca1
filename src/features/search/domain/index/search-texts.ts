import { LOCALES, type Locale } from '@/i18n/locales'
import { FIELDS_BY_RANK } from '../ranking/field-weights'
import { type Gazetteer, MATCHED_FIELDS, type MatchedField, type SearchableProject } from '../search-types'
import { fold, loosen, withoutTones } from '../text/fold'
import { type TextIndex, termsIn } from './text-set'
import { addTexts, copyTexts, finishTextIndex, startTextIndex, type TextIndexDraft } from './text-set-draft'

/** The folded texts of an index, and the projects they come from. */
export interface SearchTexts {
  projects: readonly SearchableProject[]
  /** Spoken names of projects, by slug. */
  localizedNames: ReadonlyMap<string, readonly string[]>
  /** Fields in the order of `FIELDS_BY_RANK`, folded without tone marks, per language. */
  texts: Readonly<Record<Locale, TextIndex>>
  /** Names of projects and of their zones in every language, loosely folded. */
  names: TextIndex
}

/** The fields of the name index: which kind of name matched. */
export const NAME_FIELDS = ['name', 'place'] as const

/** Projects per step: short enough to serve other requests in between. */
const PROJECTS_A_STEP = 8

type Drafts = Readonly<Record<Locale | 'names', TextIndexDraft>>

/** Fields and projects often share a text, so each text is folded once. */
function foldingOnce(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const folded = known.get(text) ?? withoutTones(fold(text))
    known.set(text, folded)
    return folded
  }
}

/** The names of a project and of its zone in every language, joined by spaces. */
function namesOf(
  project: SearchableProject,
  localizedNames: readonly string[],
  folded: (text: string) => string,
): string[] {
  const together = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => loosen(folded(text))))].filter(Boolean).join(' ')
  const titles = LOCALES.map((locale) => project.fields[locale].Project_Title)
  const zones = LOCALES.map((locale) => project.fields[locale].Zone)
  return [together([...titles, project.slug, ...localizedNames]), together(zones)]
}

const NONE: readonly string[] = []

/** Whether the folded texts of a project are unchanged. */
function isAsBefore(project: SearchableProject, before: SearchableProject): boolean {
  return LOCALES.every((locale) => {
    const [fields, old] = [project.fields[locale], before.fields[locale]]
    return MATCHED_FIELDS.every((field) => fields[field] === old[field])
  })
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one === other || (one.length === other.length && one.every((text, at) => text === other[at]))

/** The number of each project in the previous texts, when its name and texts are unchanged. */
function numbersBefore(
  before: SearchTexts | undefined,
  localizedNames: SearchTexts['localizedNames'],
): (project: SearchableProject) => number | undefined {
  const numbers = new Map(before?.projects.map(({ slug }, number) => [slug, number]))
  return (project) => {
    const number = numbers.get(project.slug)
    const old = number === undefined ? undefined : before?.projects[number]
    if (!before || !old || !isAsBefore(project, old)) return undefined
    const isCalledSo = isSameList(
      localizedNames.get(project.slug) ?? NONE,
      before.localizedNames.get(project.slug) ?? NONE,
    )
    return isCalledSo ? number : undefined
  }
}

const SETS = [...LOCALES, 'names'] as const

const setOf = ({ texts, names }: SearchTexts, name: (typeof SETS)[number]) => (name === 'names' ? names : texts[name])

function begin(before?: SearchTexts): Drafts {
  const draft = (name: (typeof SETS)[number]) => startTextIndex(before && setOf(before, name))
  return { th: draft('th'), en: draft('en'), cht: draft('cht'), chs: draft('chs'), names: draft('names') }
}

/**
 * Folds the texts of all projects, in short steps. Unchanged texts are copied from `before`, so that publishing one
 * project folds one project.
 */
export function* textSteps(
  projects: readonly SearchableProject[],
  gazetteer: Gazetteer,
  before?: SearchTexts,
): Generator<undefined, SearchTexts> {
  const localizedNames = new Map(gazetteer.projects.map(({ key, names }) => [key, names]))
  const drafts = begin(before)
  const numberBefore = numbersBefore(before, localizedNames)
  const folded = foldingOnce()
  const addNew = (project: SearchableProject) => {
    const fieldsIn = (locale: Locale) => FIELDS_BY_RANK.map((field) => folded(project.fields[locale][field]))
    for (const locale of LOCALES) addTexts(drafts[locale], fieldsIn(locale))
    addTexts(drafts.names, namesOf(project, localizedNames.get(project.slug) ?? NONE, folded))
  }
  for (const [number, project] of projects.entries()) {
    const old = numberBefore(project)
    if (!before || old === undefined) addNew(project)
    else for (const name of SETS) copyTexts(drafts[name], setOf(before, name), old)
    if (number % PROJECTS_A_STEP === 0) yield
  }
  const texts = {
    th: yield* finishTextIndex(drafts.th),
    en: yield* finishTextIndex(drafts.en),
    cht: yield* finishTextIndex(drafts.cht),
    chs: yield* finishTextIndex(drafts.chs),
  }
  return { projects, localizedNames, texts, names: yield* finishTextIndex(drafts.names) }
}

const NAMING_FIELDS: readonly MatchedField[] = ['Project_Title', 'Zone', 'Brand', 'Badge', 'Project_group']
const NAMING = new Set(NAMING_FIELDS.map((field) => FIELDS_BY_RANK.indexOf(field)))

/** Words of the fields that contain names. Typing mistakes are corrected to these, not to words of descriptions. */
export function* namingWords({ texts }: SearchTexts): Generator<undefined, string[]> {
  const words: string[] = []
  for (const locale of LOCALES) {
    for (const term of termsIn(texts[locale], NAMING)) words.push(term)
    yield
  }
  return words
}
