import { describe, expect, it } from 'vitest'
import { HOMES, NAMES } from '../index/projects-fixture'
import { buildIndex } from '../index/search-index'
import { suggest } from './suggest'

const index = buildIndex(HOMES, NAMES)

describe('suggestions while typing', () => {
  it.each([
    ['the beginning of a place', 'th', 'ทอง', ['place thonglor', 'station thong-lo']],
    ['the whole name of a place', 'en', 'Khu Khot', ['place khukhot', 'station khu-khot']],
    ['a place by its Thai name', 'en', 'คูคต', ['place khukhot', 'station khu-khot']],
    ['a place in the other keyboard layout', 'th', "mv's]jv", ['place thonglor', 'station thong-lo']],
    ['a place with one typing mistake', 'en', 'thongler', ['place thonglor']],
    ['a place among other words', 'en', 'condo sukhumvit', ['place sukhumvit']],
    ['a line', 'en', 'bts', ['line bts']],
    ['nothing known', 'en', 'qqqq', []],
    ['too few letters', 'en', 'th', []],
  ] as const)('list the right places for %s', (_, locale, text, expected) => {
    expect(suggest(index, locale, text).places.map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected)
  })

  it('give the number of homes at a place', () => {
    expect(suggest(index, 'en', 'bang na').places).toEqual([{ kind: 'place', key: 'bangna', count: 2 }])
  })

  it('list projects that have every word, best first', () => {
    expect(suggest(index, 'en', 'noble thonglor').projects).toEqual([
      'noble-atelier',
      'noble-past-thonglor',
      'noble-old-thonglor',
    ])
  })

  it('do not treat a sign between words as a word', () => {
    expect(suggest(index, 'en', 'noble - thonglor').projects).toEqual(suggest(index, 'en', 'noble thonglor').projects)
    expect(suggest(index, 'en', ',').projects).toEqual(['noble-atelier'])
  })

  it('list projects that pass the filters read from the text', () => {
    const read = { understood: { group: 'townhome' }, words: ['lane'], pieces: [], names: [] }
    expect(suggest(index, 'en', 'บ้านแถว lane', read).projects).toEqual(['nue-lane'])
    expect(suggest(index, 'en', 'บ้านแถว lane').projects).toEqual([])
  })

  it('show new projects while nothing is typed', () => {
    const { projects, places, new: fresh } = suggest(index, 'en', '  ')
    expect({ projects, places, fresh }).toEqual({ projects: [], places: [], fresh: ['nue-cross-khu-khot', 'nue-lane'] })
  })
})
