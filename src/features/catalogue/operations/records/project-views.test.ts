import { describe, expect, test } from 'vitest'
import type { CacheTag } from '@/kernel/cache/cache-tags'
import { type ProjectView, staleTags } from '../../domain/project-snapshot'
import { snapshotOf } from '../pages/project-snapshot'
import { PROJECT_VIEWS } from './project-views'
import { toFinderProject, toFooterLine, toProjectCard, toProjectLead } from './to-project-views'

/** A stored project with enough data for every mapper to read all its fields. */
const STORED = {
  id: 1,
  Slug_name: 'noble-a',
  Project_group: 'Condominium',
  Project_type: 'Current',
  _status: 'published',
  stations: [],
}

/** The fields a mapper reads, from a complete and from an empty document. */
function fieldsReadBy(mapper: (stored: never) => unknown): string[] {
  const read = new Set<string>()
  for (const document of [STORED, {}]) {
    const watched = new Proxy(document, {
      get: (target, field) => {
        read.add(String(field))
        return Reflect.get(target, field)
      },
    })
    mapper(watched as never)
  }
  return [...read].filter((field) => field !== 'id').sort()
}

/** Lists are sorted by `Order`, but no mapper returns it. */
const withoutOrder = (view: ProjectView) => Object.keys(PROJECT_VIEWS[view]).filter((field) => field !== 'Order')

const MAPPERS = {
  card: toProjectCard,
  lead: toProjectLead,
  footer: toFooterLine,
  finder: toFinderProject,
} satisfies Partial<Record<ProjectView, unknown>>

describe('a view of a project declares exactly the fields that it shows', () => {
  test.each(Object.entries(MAPPERS))('%s', (view, mapper) => {
    expect(withoutOrder(view as ProjectView).sort()).toEqual(fieldsReadBy(mapper))
  })
})

const RAISED: Record<ProjectView, CacheTag[]> = {
  card: ['projects', 'cards:condominium'],
  lead: ['home'],
  start: ['projects'],
  footer: ['footer'],
  finder: ['choices'],
}

const tagsAfter = (after: object) => staleTags(snapshotOf(STORED), snapshotOf({ ...STORED, ...after }))

describe('changing a project field invalidates the pages that show it', () => {
  const rows = (Object.keys(PROJECT_VIEWS) as ProjectView[]).flatMap((view) =>
    Object.keys(PROJECT_VIEWS[view]).map((field) => [view, field] as const),
  )

  test.each(rows)('on its %s: %s', (view, field) => {
    expect(tagsAfter({ [field]: 'Condominium,changed' })).toEqual(
      expect.arrayContaining(
        field === 'Project_group' ? RAISED[view].filter((tag) => !tag.startsWith('cards:')) : RAISED[view],
      ),
    )
  })
})

describe('a project change invalidates only the pages that show the field', () => {
  test.each<[string, object, CacheTag[]]>([
    ['for a microsite text', { concept: 'new' }, ['project:noble-a']],
    ['for a save without changes', {}, ['project:noble-a']],
    ['for a row saved without changes', { stations: [] }, ['project:noble-a']],
    ['for the tagline', { tagline: 'new' }, ['project:noble-a', 'home']],
    [
      'for the stations',
      { stations: [{ station: 3 }] },
      ['project:noble-a', 'projects', 'cards:condominium', 'choices'],
    ],
  ])('%s', (_, after, tags) => {
    expect(tagsAfter(after)).toEqual(tags)
  })

  test('a draft is shown on no page', () => {
    expect(staleTags(snapshotOf({ ...STORED, _status: 'draft' }), null)).toEqual([])
  })

  test('a project that moves to another group leaves both lists', () => {
    const tags = tagsAfter({ Slug_name: 'noble-b', Project_group: 'Land' })
    expect(tags).toEqual(
      expect.arrayContaining(['project:noble-a', 'project:noble-b', 'cards:condominium', 'cards:land']),
    )
  })

  test('an unpublished project is removed from every page', () => {
    const tags = staleTags(snapshotOf(STORED), null)
    expect(tags).toEqual(['project:noble-a', 'projects', 'cards:condominium', 'home', 'footer', 'choices'])
  })
})
