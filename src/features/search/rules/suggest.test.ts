import { describe, expect, it } from 'vitest'
import { HOMES, NAMES } from './homes-under-test'
import { relax } from './relax'
import type { SearchRequest } from './search'
import { buildIndex } from './search-index'
import { suggest } from './suggest'

const index = buildIndex(HOMES, NAMES)

describe('while somebody types', () => {
  it.each([
    ['the beginning of a place', 'th', 'ทอง', ['place thonglor', 'station thong-lo']],
    ['the whole of a place', 'en', 'Khu Khot', ['place khukhot', 'station khu-khot']],
    ['a place by its Thai name', 'en', 'คูคต', ['place khukhot', 'station khu-khot']],
    ['a place on the other keyboard', 'th', "mv's]jv", ['place thonglor', 'station thong-lo']],
    ['a place with one slip', 'en', 'thongler', ['place thonglor']],
    ['a place among other words', 'en', 'condo sukhumvit', ['place sukhumvit']],
    ['a line', 'en', 'bts', ['line bts']],
    ['nothing known', 'en', 'qqqq', []],
    ['too little', 'en', 'th', []],
  ] as const)('suggests places: %s', (_, locale, text, expected) => {
    expect(suggest(index, locale, text).places.map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected)
  })

  it('says how many homes are there', () => {
    expect(suggest(index, 'en', 'bang na').places).toEqual([{ kind: 'place', key: 'bangna', count: 2 }])
  })

  it('suggests projects that have every word, best first', () => {
    expect(suggest(index, 'en', 'noble thonglor').projects).toEqual([
      'noble-atelier',
      'noble-past-thonglor',
      'noble-old-thonglor',
    ])
  })

  it('takes no sign between words for one', () => {
    expect(suggest(index, 'en', 'noble - thonglor').projects).toEqual(suggest(index, 'en', 'noble thonglor').projects)
    expect(suggest(index, 'en', ',').projects).toEqual(['noble-atelier'])
  })

  it('adds those that pass the filters that were read', () => {
    const read = { understood: { group: 'townhome' }, words: ['lane'], pieces: [] }
    expect(suggest(index, 'en', 'บ้านแถว lane', read).projects).toEqual(['nue-lane'])
    expect(suggest(index, 'en', 'บ้านแถว lane').projects).toEqual([])
  })

  it('shows what is new while nothing is typed', () => {
    const { projects, places, new: fresh } = suggest(index, 'en', '  ')
    expect({ projects, places, fresh }).toEqual({ projects: [], places: [], fresh: ['nue-cross-khu-khot', 'nue-lane'] })
  })
})

describe('where nothing was found', () => {
  it('each filter and each word is left out in turn, where that finds something', () => {
    const asked = { locale: 'en', words: ['atelier'], filters: { brand: 'nue', beds: 1 }, sort: 'recommended' } as const
    expect(relax(index, asked).map(({ without, total, slugs }) => ({ without, total, slugs }))).toEqual([
      { without: { filters: ['brand'], words: [] }, total: 1, slugs: ['noble-atelier'] },
      { without: { filters: [], words: ['atelier'] }, total: 1, slugs: ['nue-cross-khu-khot'] },
    ])
  })

  it('all words are left out together too', () => {
    const asked = { locale: 'en', words: ['qqqq', 'zzzz'], filters: { beds: 3 }, sort: 'recommended' } as const
    expect(relax(index, asked).map(({ without }) => without)).toEqual([{ filters: [], words: ['qqqq', 'zzzz'] }])
  })

  it('two things are left out only where no single one helps', () => {
    const asked = { locale: 'en', words: [], sort: 'recommended' } as const
    const three = { brand: 'nue', beds: 1, place: 'thonglor', badge: 'Ready_to_Move' } as const
    const found = relax(index, { ...asked, filters: three })
    expect(found.map(({ without }) => without.filters)).toEqual([
      ['brand', 'badge'],
      ['badge', 'place'],
    ])
    // Without the third in the way one is enough.
    const two = { ...three, badge: undefined }
    expect(relax(index, { ...asked, filters: two }).map(({ without }) => without.filters)).toEqual([
      ['brand'],
      ['place'],
    ])
  })

  it('a filter and the words are left out together where they are both in the way', () => {
    const asked = { locale: 'en', words: ['qqqq'], filters: { brand: 'nue', place: 'thonglor' }, sort: 'recommended' }
    const found = relax(index, asked as SearchRequest)
    expect(found.map(({ without }) => without)).toEqual([
      { filters: ['brand'], words: ['qqqq'] },
      { filters: ['place'], words: ['qqqq'] },
    ])
  })

  it('nothing is offered that asks for nothing', () => {
    expect(relax(index, { locale: 'en', words: ['qqqq'], filters: {}, sort: 'recommended' })).toEqual([])
  })
})
