import { describe, expect, it } from 'vitest'
import { aCard, aWalk } from '../../samples'
import type { ProjectCard, StationWalk } from '../project'
import { brandNumbers, chosenApart, chosenProjects, heroProject, projectsByStation } from './chosen-projects'

const card = (slug: string, change: Partial<ProjectCard> = {}) => aCard({ slug, ...change })

const COVER = { variants: [], width: 4, height: 5, alt: '', placeholder: null, focal: { x: 50, y: 50 } }
const at = (...stations: StationWalk[]) => ({ station: stations[0] ?? null, stations })
const CARDS = [
  card('first', at(aWalk('ari', 9))),
  card('new', { isNew: true, cover: COVER, ...at(aWalk('ari', 4)) }),
  card('sold', { badge: 'Sold_Out', isNew: true, ...at(aWalk('ari', 1)) }),
  card('past', { isCurrent: false }),
  card('far', {
    brand: 'nue',
    loan100: true,
    ...at(aWalk('bang-na', 14), aWalk('ari', 15)),
    place: { slug: 'bangna', name: 'Bang Na' },
  }),
]
const slugs = (cards: readonly ProjectCard[]) => cards.map(({ slug }) => slug)

describe('projects chosen by an editor', () => {
  it.each([
    ['are in the order of the editor', ['far', 'first'], ['far', 'first']],
    ['leave out what is sold or past', ['sold', 'past', 'first'], ['first']],
    ['give way to what the site finds when none is for sale', ['sold'], ['new']],
    ['give way too when none was chosen', [], ['new']],
  ])('%s', (_, chosen, expected) => {
    expect(slugs(chosenProjects(CARDS, chosen, ({ isNew }) => isNew))).toEqual(expected)
  })
})

describe('several lists of one page', () => {
  const all = { test: () => true, most: 2 }

  it('share no project', () => {
    const lists = chosenApart(CARDS, [
      { ...all, slugs: [] },
      { ...all, slugs: [] },
    ])
    expect(lists.map(slugs)).toEqual([['first', 'new'], ['far']])
  })

  it('leave to a list what an editor chose for it', () => {
    const lists = chosenApart(CARDS, [
      { ...all, slugs: [] },
      { ...all, slugs: ['new'] },
    ])
    expect(lists.map(slugs)).toEqual([['first', 'far'], ['new']])
  })

  it('show what was chosen for two in the first', () => {
    const lists = chosenApart(CARDS, [
      { ...all, slugs: ['far'] },
      { ...all, slugs: ['far', 'new'] },
    ])
    expect(lists.map(slugs)).toEqual([['far'], ['new']])
  })
})

describe('the hero of the home page', () => {
  it.each([
    ['shows the project chosen', 'far', 'far'],
    ['shows a new one with an image when none was chosen', null, 'new'],
    ['does not show what is all sold', 'sold', 'new'],
  ])('%s', (_, chosen, expected) => {
    expect(heroProject(CARDS, chosen)?.slug).toBe(expected)
  })

  it('shows nothing when nothing is for sale', () => {
    expect(heroProject([card('past', { isCurrent: false })], 'past')).toBeNull()
  })
})

describe('projects by station', () => {
  it('are sorted by the shortest walk, without empty stations', () => {
    const found = projectsByStation(CARDS, ['bang-na', 'siam', 'ari'])
    expect(found.map(({ station, projects }) => [station.slug, slugs(projects.map(({ project }) => project))])).toEqual(
      [
        ['bang-na', ['far']],
        ['ari', ['new', 'first', 'far']],
      ],
    )
  })
})

describe('the figures of a brand', () => {
  it('count every public project, past ones too', () => {
    expect(brandNumbers(CARDS, 'noble', 900)).toEqual({ projects: 4, homes: 900, areas: 1, near: 3 })
    expect(brandNumbers(CARDS, 'nue', 12)).toEqual({ projects: 1, homes: 12, areas: 1, near: 0 })
  })
})
