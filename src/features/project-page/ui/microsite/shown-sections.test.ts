import { describe, expect, it } from 'vitest'
import type { ProjectPage } from '@/features/catalogue'
import { SECTION_IDS, type SectionId } from '@/features/catalogue'
import { aProject, aUnitType } from '@/features/catalogue/samples'
import { SECTIONS, type Section } from '@/kernel/vocabulary'
import { shownSections } from './shown-sections'

/** The section of the page that each switch of the editors shows (A7.2). */
const SHOWN_BY: Record<Section, SectionId> = {
  book_online: 'online-booking',
  concept: 'concept',
  project_highlight: 'highlights',
  location: 'location',
  master_plan: 'master-plan',
  unit_type: 'unit-types',
}

const picture = { variants: [] } as unknown as ProjectPage['images']['hero']

const projectWith = (sections: Record<Section, boolean>, change: Partial<ProjectPage> = {}) =>
  aProject({
    sections,
    concept: { title: 'A', paragraphs: ['B'] },
    highlights: [{ title: 'A', text: 'B' }],
    images: { ...aProject().images, garden: picture },
    unitTypes: [aUnitType()],
    onlineBooking: true,
    faq: [{ question: 'A', answer: 'B' }],
    ...change,
  })

const COMBINATIONS = Array.from({ length: 2 ** SECTIONS.length }, (_, bits) =>
  Object.fromEntries(SECTIONS.map((section, index) => [section, ((bits >> index) & 1) === 1])),
) as Record<Section, boolean>[]

const shownOf = (project: ProjectPage) => {
  const shown = shownSections(project, false)
  return SECTION_IDS.filter((id) => shown[id])
}

const ALWAYS: SectionId[] = ['gallery', 'questions', 'register']

describe('the sections of a project page', () => {
  it.each(COMBINATIONS.map((sections) => [SECTIONS.filter((name) => sections[name]).join(', ') || 'none', sections]))(
    'are those that are switched on: %s',
    (_, sections) => {
      const on = SECTIONS.filter((name) => (sections as Record<Section, boolean>)[name]).map((name) => SHOWN_BY[name])
      const expected = SECTION_IDS.filter((id) => on.includes(id) || ALWAYS.includes(id))
      expect(shownOf(projectWith(sections as Record<Section, boolean>))).toEqual(expected)
    },
  )

  const ALL = Object.fromEntries(SECTIONS.map((section) => [section, true])) as Record<Section, boolean>

  it.each([
    ['sold out', { badge: 'Sold_Out' }],
    ['past', { isCurrent: false }],
  ] as const)('that sell something are left out when the project is %s', (_, change) => {
    expect(shownOf(projectWith(ALL, change))).toEqual([
      'concept',
      'highlights',
      'gallery',
      'unit-types',
      'location',
      'questions',
    ])
  })

  it('are left out when there is nothing to show in them, whatever the switches say', () => {
    const empty = {
      concept: { title: '', paragraphs: [] },
      highlights: [],
      unitTypes: [],
      faq: [],
      images: aProject().images,
    }
    expect(shownOf(projectWith(ALL, empty))).toEqual(['master-plan', 'online-booking', 'location', 'register'])
  })

  it('are not booked online where the project itself does not offer it', () => {
    expect(shownOf(projectWith(ALL, { onlineBooking: false }))).not.toContain('online-booking')
  })
})
