import { expect, test } from 'vitest'
import { optionGroups } from './option-groups'
import type { SuggestTexts } from './suggest-texts'

const TEXTS: SuggestTexts = {
  label: 'Suggestions',
  recent: 'Recent',
  clear: 'Clear',
  new: 'New',
  projects: 'Projects',
  places: 'Places',
  area: 'Area',
  station: '# station',
  line: 'Rail line',
  none: 'Nothing',
  count: '# suggestions',
}

const home = (slug: string) => ({ slug, title: slug, url: `/en/condominium/${slug}`, zone: 'Ari' })
const station = { kind: 'station', slug: 'ari', name: 'Ari', systems: ['BTS'], url: '/en/search-result?station=ari' }

test('lists recent searches, projects, places and new projects in this order, each with a unique id', () => {
  const found = { projects: [home('a'), home('b')], places: [station], new: [home('c')] }
  const groups = optionGroups('en', TEXTS, found, ['pets & rivers'])
  expect(groups.map(({ name, label }) => [name, label])).toEqual([
    ['recent', 'Recent'],
    ['projects', 'Projects'],
    ['places', 'Places'],
    ['new', 'New'],
  ])
  const options = groups.flatMap((group) => group.options)
  expect(new Set(options.map(({ id }) => id)).size).toBe(5)
  expect(options.map(({ href, icon }) => [href, icon])).toEqual([
    ['/en/search-result?keyword=pets%20%26%20rivers', 'clock'],
    ['/en/condominium/a', 'home'],
    ['/en/condominium/b', 'home'],
    ['/en/search-result?station=ari', 'train'],
    ['/en/condominium/c', 'home'],
  ])
})

test.each([
  ['place', [], 'Area'],
  ['station', ['BTS'], 'BTS station'],
  ['station', ['BTS', 'ARL'], 'BTS / ARL station'],
  ['station', [], 'station'],
  ['line', [], 'Rail line'],
])('labels a %s of %j: %s', (kind, systems, note) => {
  const [group] = optionGroups('en', TEXTS, { projects: [], places: [{ ...station, kind, systems }], new: [] }, [])
  expect(group?.options[0]).toMatchObject({ text: 'Ari', note })
})

test('leaves out an empty group', () => {
  expect(optionGroups('th', TEXTS, { projects: [], places: [], new: [home('a')] }, [])).toHaveLength(1)
  expect(optionGroups('th', TEXTS, { projects: [], places: [], new: [] }, [])).toEqual([])
})
