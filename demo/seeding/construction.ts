import type { DocumentKind, DocumentState } from '@/features/construction/domain/construction'
import { leadingTrade, NOTES, progressAt, REPORTED_MONTHS } from '../construction'
import { PROJECT_FACTS } from '../facts'
import type { ProjectFacts } from '../types'
import type { SeedDocument } from './records'

/** A permit or document, as the back office stores it. */
export interface Paper {
  kind: DocumentKind
  state: DocumentState
  number: string
  date: string | null
}

/** A day some months before or after the month of completion. */
function dayNear(completion: string, months: number, day: number): string {
  const at = new Date(Date.UTC(Number(completion.slice(0, 4)), Number(completion.slice(5, 7)) - 1 + months, day))
  return at.toISOString()
}

/** A year of the Thai calendar is so many more; the number of a permit ends in the year of its day. */
const BUDDHIST_YEARS = 543

/** The demonstration says what is granted by this day. */
const TODAY = '2026-11-01'

const stateOn = (date: string): DocumentState => (date < TODAY ? 'granted' : 'preparing')

/** The papers of a project. Their numbers are made up from its place in the list, and stay the same. */
export function papersOf({ group, completion }: ProjectFacts, index: number): Paper[] {
  const built = completion ?? '2028-06'
  const isTower = group === 'Condominium'
  const paper = (kind: DocumentKind, number: (year: number) => string, months: number, day: number): Paper => {
    const date = dayNear(built, months, day)
    const state = stateOn(date)
    if (state !== 'granted') return { kind, state, number: '', date: null }
    return { kind, state, number: number(Number(date.slice(0, 4)) + BUDDHIST_YEARS), date }
  }
  return [
    paper('land_title', () => `${10_420 + index * 37}`, -44, 12),
    isTower
      ? paper('eia', () => `1010.5/${2100 + index * 13}`, -36, 5 + (index % 20))
      : paper('land_allocation', (year) => `${41 + index}/${year}`, -22, 5 + (index % 20)),
    ...(group === 'Land'
      ? []
      : [paper('construction_permit', (year) => `${118 + index * 3}/${year}`, isTower ? -33 : -19, 20)]),
    ...(isTower ? [paper('condominium_registration', (year) => `${7 + index}/${year}`, 1, 15)] : []),
    ...(group === 'Land' ? [] : [paper('juristic_person', (year) => `${3 + index}/${year}`, 2, 10)]),
  ]
}

type ProjectOf = (slug: string) => number | null

function reportsOf(facts: ProjectFacts, project: number): SeedDocument[] {
  return REPORTED_MONTHS.flatMap((month) => {
    const progress = progressAt(facts, month)
    if (!progress) return []
    const note = NOTES[leadingTrade(progress.trades)]
    return [
      {
        key: `construction-updates/${facts.slug}/${month}`,
        collection: 'construction-updates' as const,
        data: (locale) => ({ project, month, ...progress, note: note[locale] }),
      } satisfies SeedDocument,
    ]
  })
}

/** The reports from the building sites and the papers of every project. */
export function constructionDocuments(projectOf: ProjectOf): SeedDocument[] {
  return PROJECT_FACTS.flatMap((facts, index) => {
    const project = projectOf(facts.slug)
    if (project === null) return []
    const papers = papersOf(facts, index).map(
      (paper): SeedDocument => ({
        key: `project-documents/${facts.slug}/${paper.kind}`,
        collection: 'project-documents',
        data: () => ({ project, ...paper }),
      }),
    )
    return [...reportsOf(facts, project), ...papers]
  })
}
