import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { searchProjects } from '../ranking/match'
import { suggest } from '../ranking/suggest'
import type { Gazetteer, SearchableProject } from '../search-types'
import { HOMES, NAMES, projectFixture } from './projects-fixture'
import { buildIndex, buildIndexInSlices, type SearchIndex } from './search-index'

const MANY = Array.from({ length: 400 }, (_, number) =>
  projectFixture(`noble-home-${number}`, { Zone: `Zone ${number}` }),
)

describe('a search index built in slices', () => {
  it('equals the one built at once', async () => {
    const yielding = { pause: () => Promise.resolve(), now: () => 0 }
    expect(await buildIndexInSlices(HOMES, NAMES, yielding)).toEqual(buildIndex(HOMES, NAMES))
  })

  it('yields to other requests after every slice', async () => {
    let [time, pauses] = [0, 0]
    const pause = () => {
      pauses += 1
      return Promise.resolve()
    }
    // Every read of the clock advances it by 1 ms.
    await buildIndexInSlices(MANY, NAMES, { pause, now: () => (time += 1) })
    expect(pauses).toBeGreaterThan(10)
  })

  it('finds each of many projects by its own words only', () => {
    const index = buildIndex(MANY, NAMES)
    for (const number of [0, 31, 32, 77, 399]) {
      const found = searchProjects(index, {
        locale: 'en',
        words: [`home-${number}`, `zone ${number}`],
        filters: {},
        sort: 'recommended',
      })
      expect(found.hits[0]?.slug).toBe(`noble-home-${number}`)
    }
  })

  it('may be built from no projects', () => {
    const nothing = buildIndex([], NAMES)
    expect(searchProjects(nothing, { locale: 'th', words: ['ทองหล่อ'], filters: {}, sort: 'price' }).total).toBe(0)
  })
})

const WORDS = ['ทองหล่อ', 'atelier', 'atleier', 'nue', 'bang na', '通羅', 'townhouse', 'home-3', 'old', 'ชื่อใหม่', 'tower']

/** The complete answer for some words. */
const contents = (index: SearchIndex) =>
  WORDS.flatMap((word) =>
    LOCALES.map((locale) => [
      suggest(index, locale, word),
      searchProjects(index, { locale, words: [word], filters: {}, sort: 'recommended' }),
    ]),
  )

const titled = (project: SearchableProject, title: string): SearchableProject => ({
  ...project,
  fields: Object.fromEntries(
    LOCALES.map((locale) => [locale, { ...project.fields[locale], Project_Title: title }]),
  ) as SearchableProject['fields'],
})

/** A copy with equal values, as reading the content again gives. */
const readAgain = (projects: readonly SearchableProject[]) => structuredClone(projects) as SearchableProject[]

interface Content {
  projects: readonly SearchableProject[]
  names: Gazetteer
}

/** The changes an editor can make to one project. */
const CHANGES: Readonly<Record<string, (content: Content, at: number, title: string) => Content>> = {
  retitle: ({ projects, names }, at, title) => ({
    projects: projects.map((project, number) => (number === at ? titled(project, title) : project)),
    names,
  }),
  remove: ({ projects, names }, at) => ({ projects: projects.filter((_, number) => number !== at), names }),
  move: ({ projects, names }, at) => ({ projects: [...projects.slice(at), ...projects.slice(0, at)], names }),
  name: ({ projects, names }, at, title) => {
    const called = { key: projects[at]?.slug ?? '', names: [title] }
    return { projects, names: { ...names, projects: [...names.projects, called] } }
  },
}

describe('a search index built from the previous one', () => {
  it('answers like one built from scratch after any changes', () => {
    const first: Content = { projects: [...HOMES, ...MANY.slice(0, 20)], names: NAMES }
    const changes = fc.array(
      fc.tuple(fc.constantFrom(...Object.values(CHANGES)), fc.nat(19), fc.constantFrom(...WORDS)),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(changes, (all) => {
        let content = first
        let index = buildIndex(content.projects, content.names)
        for (const [change, at, title] of all) {
          content = change({ ...content, projects: readAgain(content.projects) }, at, title)
          index = buildIndex(content.projects, content.names, index)
        }
        expect(contents(index)).toEqual(contents(buildIndex(content.projects, content.names)))
      }),
      { numRuns: 25 },
    )
  })

  it('reuses unchanged projects and nothing else', () => {
    const first = buildIndex(MANY, NAMES)
    const again = buildIndex(readAgain(MANY), NAMES, first)
    expect(again.texts.en.texts[7]).toBe(first.texts.en.texts[7])
    const other = buildIndex(readAgain(MANY).with(7, titled(MANY[7] as SearchableProject, 'quite new')), NAMES, first)
    expect(other.texts.en.texts[7]).not.toBe(first.texts.en.texts[7])
    expect(other.texts.en.texts[8]).toBe(first.texts.en.texts[8])
  })
})
