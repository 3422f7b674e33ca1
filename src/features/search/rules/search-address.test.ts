import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WITHIN } from '@/features/transit'
import { LOCALES } from '@/i18n/locales'
import { SORTS } from './search'
import {
  CHOICES,
  cutQuery,
  GROUP_WORDS,
  type IsKnown,
  leftUnderstood,
  readSearchAsk,
  type SearchAsk,
  searchPath,
  TAG_WORDS,
} from './search-address'

const PLACES = ['thonglor', 'ari']
const DESTINATIONS = ['asok', 'area-ari']
const isKnown: IsKnown = (key, value) => {
  if (key === 'to') return DESTINATIONS.includes(value)
  return key === 'line' ? value === 'bts' : PLACES.includes(value)
}

const read = (search: string, textName: 'keyword' | 'q' = 'keyword') => {
  const parameters = new URLSearchParams(search)
  return readSearchAsk(textName, (name) => parameters.getAll(name), isKnown)
}

const PLAIN: SearchAsk = { text: '', chosen: {}, sort: 'recommended', page: 1, isByPrice: false }

describe('an address of a search', () => {
  test.each<[string, string, Partial<SearchAsk>, string[]]>([
    ['nothing', '', {}, []],
    ['empty parameters', 'keyword=&group=&price=&page=', {}, []],
    ['words', 'keyword=%20ทองหล่อ%20', { text: 'ทองหล่อ' }, []],
    [
      'the price tab',
      'price=3000000-8000000&type_tab=price',
      { isByPrice: true, chosen: { prices: [{ from: 3e6, to: 8e6 }] } },
      [],
    ],
    ['the slip of 80 million (C11)', 'price=3000000-80000000', { chosen: { prices: [{ from: 3e6, to: 8e6 }] } }, []],
    [
      'prices as boxes send them',
      'price=15000000-&price=1000000-3000000',
      {
        chosen: {
          prices: [
            { from: 1e6, to: 3e6 },
            { from: 15e6, to: null },
          ],
        },
      },
      [],
    ],
    ['one price of two is none', 'price=abc,15000000-', { chosen: { prices: [{ from: 15e6, to: null }] } }, ['price']],
    ['no price at all', 'price=9-1', {}, ['price']],
    [
      'brand and group in other letters',
      'brand=NOBLE&group=Single_detached_house',
      { chosen: { brand: 'noble', group: 'single-detached-house' } },
      [],
    ],
    ['an unknown brand', 'brand=other', {}, ['brand']],
    ['two brands, of which the first counts', 'brand=noble&brand=nue', { chosen: { brand: 'noble' } }, ['brand']],
    ['a brand twice', 'brand=noble&brand=&brand=Noble', { chosen: { brand: 'noble' } }, []],
    ['two unknown brands', 'brand=other&brand=nue', {}, ['brand']],
    [
      'two kinds of bedrooms and orders',
      'beds=1&beds=2&sort=price&sort=newest',
      { chosen: { beds: 1 }, sort: 'price' },
      ['beds', 'sort'],
    ],
    ['two places of one’s own', 'to=asok&to=area-ari', { to: 'asok' }, ['to']],
    ['tags one by one', 'tags=pet-friendly&tags=river-view', { chosen: { tags: ['pet-friendly', 'river-view'] } }, []],
    ['a badge', 'badge=Ready_to_Move', { chosen: { badge: 'Ready_to_Move' } }, []],
    ['a place', 'place=thonglor', { chosen: { place: 'thonglor' } }, []],
    ['a place that is not there', 'place=atlantis', {}, ['place']],
    ['a station that is no slug', 'station=../x', {}, ['station']],
    ['a line', 'line=bts', { chosen: { line: 'bts' } }, []],
    ['bedrooms', 'beds=2', { chosen: { beds: 2 } }, []],
    ['a studio', 'beds=0', { chosen: { beds: 0 } }, []],
    ['bedrooms as a word', 'beds=two', {}, ['beds']],
    ['a price with commas for thousands', 'price=3,000,000-8,000,000', {}, ['price']],
    ['tags', 'tags=pet_friendly,river-view', { chosen: { tags: ['pet-friendly', 'river-view'] } }, []],
    ['a tag of two', 'tags=pet-friendly,nice', { chosen: { tags: ['pet-friendly'] } }, ['tags']],
    ['sort and page', 'sort=nearest&page=3', { sort: 'nearest', page: 3 }, []],
    ['wrong sort and page', 'sort=up&page=0', {}, ['sort', 'page']],
    ['a place of one’s own', 'to=area-ari&within=30', { to: 'area-ari', within: 30 }, []],
    ['a place of one’s own alone', 'to=asok&within=', { to: 'asok' }, []],
    ['a place of one’s own that is not there', 'to=ari&within=30', {}, ['to', 'within']],
    ['minutes that are none of the choices', 'to=asok&within=31', { to: 'asok' }, ['within']],
    ['minutes to nowhere', 'within=30', {}, ['within']],
    ['a map', 'view=map', { view: 'map' }, []],
    ['a map around a place', 'view=map&area=ari', { view: 'map', area: 'ari' }, []],
    ['a map around nothing', 'view=map&area=atlantis', { view: 'map' }, ['area']],
    ['a view that is none', 'view=globe&area=ari', {}, ['view', 'area']],
    ['a page beyond all', 'page=99999999999', {}, ['page']],
  ])('%s', (_, search, asked, ignored) => expect(read(search)).toEqual({ ask: { ...PLAIN, ...asked }, ignored }))

  test('in a call the words are `q`', () => {
    expect(read('q=noble&keyword=nue', 'q').ask.text).toBe('noble')
  })

  test('whatever is asked, reading it ends, and names only what it was asked', () => {
    const names = fc.constantFrom(
      ...['keyword', 'sort', 'page', 'type_tab', 'to', 'within', 'view', 'area', 'x'],
      ...CHOICES,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const { ask, ignored } = readSearchAsk(
          'keyword',
          (name) => pairs.flatMap(([key, value]) => (key === name ? [value] : [])),
          isKnown,
        )
        for (const name of ignored) expect(pairs.some(([key]) => key === name)).toBe(true)
        expect([...ask.text].length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('is read as it was written', () => {
    const chosen = fc.record(
      {
        brand: fc.constantFrom('noble' as const, 'nue' as const),
        group: fc.constantFrom(...GROUP_WORDS),
        place: fc.constantFrom(...PLACES),
        line: fc.constant('bts'),
        beds: fc.integer({ min: 0, max: 9 }),
        tags: fc.subarray(TAG_WORDS, { minLength: 1 }),
        prices: fc
          .tuple(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 1, max: 1e8 }))
          .map(([from, more]) => [{ from, to: from + more }]),
      },
      { requiredKeys: [] },
    )
    const asks = fc.record({
      text: fc.string().map(cutQuery),
      chosen,
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    const place = fc.constantFrom(
      {},
      ...DESTINATIONS.flatMap((to) => [{ to }, ...WITHIN.map((within) => ({ to, within }))]),
    )
    const shown = fc.constantFrom(
      ...[{}, { view: 'map' as const }, ...PLACES.map((area) => ({ view: 'map' as const, area }))],
    )
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), asks, place, shown, (locale, rest, to, view) => {
        const ask = { ...rest, ...to, ...view }
        const path = searchPath(locale, ask)
        const { ask: again, ignored } = read(path.split('?')[1] ?? '')
        // The one price that is read as another one (C11).
        fc.pre(ask.chosen.prices?.[0]?.to !== 80_000_000)
        expect({ ...again, isByPrice: false }).toEqual({ ...ask, isByPrice: false })
        expect(ignored).toEqual([])
      }),
    )
  })
})

test('an address writes its keys in one order, and nothing that goes without saying', () => {
  expect(searchPath('th', {})).toBe('/th/search-result')
  expect(searchPath('en', { chosen: { prices: [{ from: 3e6, to: 8e6 }] } })).toBe(
    '/en/search-result?price=3000000-8000000&type_tab=price',
  )
  expect(
    searchPath('en', { text: 'a&b', page: 2, sort: 'price', chosen: { tags: ['river-view'], brand: 'nue' } }),
  ).toBe('/en/search-result?keyword=a%26b&brand=nue&tags=river-view&sort=price&page=2')
  expect(searchPath('th', { to: 'asok', within: 30, sort: 'nearest', view: 'map', area: 'ari', page: 2 })).toBe(
    '/th/search-result?to=asok&within=30&sort=nearest&view=map&area=ari&page=2',
  )
  expect(searchPath('th', { within: 30, area: 'ari' })).toBe('/th/search-result')
})

test('a query is cut at 200 characters, whole ones', () => {
  expect(cutQuery(` ${'a'.repeat(300)}`)).toHaveLength(200)
  expect(cutQuery('𠮷'.repeat(300))).toBe('𠮷'.repeat(200))
})

describe('what is chosen by hand wins', () => {
  test.each([
    ['over nothing', {}, { price: { max: 5e6 }, station: 'ari' }, { price: { max: 5e6 }, station: 'ari' }],
    ['over a price', { prices: [] }, { price: { max: 5e6 }, monthly: 20_000, beds: 1 }, { beds: 1 }],
    ['over a station by a line', { line: 'bts' }, { station: 'ari', line: 'mrt' }, {}],
    ['over the same', { brand: 'nue', beds: 0, tags: [] }, { brand: 'noble', beds: 2, tags: ['river-view'] }, {}],
  ] as const)('%s', (_, chosen, understood, left) => expect(leftUnderstood(understood, chosen)).toEqual(left))
})
