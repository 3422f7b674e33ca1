import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WITHIN } from '@/features/transit'
import { LOCALES } from '@/i18n/locales'
import { SORTS } from '../search-types'
import { withoutOverridden } from './overridden'
import {
  CHOICES,
  cutQuery,
  GROUP_WORDS,
  type IsKnown,
  parseSearchParams,
  type SearchParams,
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
  return parseSearchParams(textName, (name) => parameters.getAll(name), isKnown)
}

const PLAIN: SearchParams = { text: '', chosen: {}, sort: 'recommended', page: 1, isByPrice: false }

describe('the address of a search', () => {
  test.each<[string, string, Partial<SearchParams>, string[]]>([
    ['nothing', '', {}, []],
    ['empty parameters', 'keyword=&group=&price=&page=', {}, []],
    ['words', 'keyword=%20ทองหล่อ%20', { text: 'ทองหล่อ' }, []],
    [
      'a price from the price tab',
      'price=3000000-8000000&type_tab=price',
      { isByPrice: true, chosen: { prices: [{ from: 3e6, to: 8e6 }] } },
      [],
    ],
    ['80 million as 8 million (C11)', 'price=3000000-80000000', { chosen: { prices: [{ from: 3e6, to: 8e6 }] } }, []],
    [
      'prices as checkboxes send them',
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
    ['one invalid price of two', 'price=abc,15000000-', { chosen: { prices: [{ from: 15e6, to: null }] } }, ['price']],
    ['an invalid price', 'price=9-1', {}, ['price']],
    [
      'brand and group in another case',
      'brand=NOBLE&group=Single_detached_house',
      { chosen: { brand: 'noble', group: 'single-detached-house' } },
      [],
    ],
    ['an unknown brand', 'brand=other', {}, ['brand']],
    ['two brands: the first counts', 'brand=noble&brand=nue', { chosen: { brand: 'noble' } }, ['brand']],
    ['a brand twice', 'brand=noble&brand=&brand=Noble', { chosen: { brand: 'noble' } }, []],
    ['two unknown brands', 'brand=other&brand=nue', {}, ['brand']],
    [
      'two bedroom counts and two sort orders',
      'beds=1&beds=2&sort=price&sort=newest',
      { chosen: { beds: 1 }, sort: 'price' },
      ['beds', 'sort'],
    ],
    ['two places of the visitor', 'to=asok&to=area-ari', { to: 'asok' }, ['to']],
    [
      'tags as repeated parameters',
      'tags=pet-friendly&tags=river-view',
      { chosen: { tags: ['pet-friendly', 'river-view'] } },
      [],
    ],
    ['a badge', 'badge=Ready_to_Move', { chosen: { badge: 'Ready_to_Move' } }, []],
    ['a place', 'place=thonglor', { chosen: { place: 'thonglor' } }, []],
    ['an unknown place', 'place=atlantis', {}, ['place']],
    ['a station with an invalid slug', 'station=../x', {}, ['station']],
    ['a line', 'line=bts', { chosen: { line: 'bts' } }, []],
    ['bedrooms', 'beds=2', { chosen: { beds: 2 } }, []],
    ['a studio', 'beds=0', { chosen: { beds: 0 } }, []],
    ['bedrooms as a word', 'beds=two', {}, ['beds']],
    ['a price with commas for thousands', 'price=3,000,000-8,000,000', {}, ['price']],
    ['tags with commas', 'tags=pet_friendly,river-view', { chosen: { tags: ['pet-friendly', 'river-view'] } }, []],
    ['one unknown tag of two', 'tags=pet-friendly,nice', { chosen: { tags: ['pet-friendly'] } }, ['tags']],
    ['sort and page', 'sort=nearest&page=3', { sort: 'nearest', page: 3 }, []],
    ['invalid sort and page', 'sort=up&page=0', {}, ['sort', 'page']],
    ['a place of the visitor', 'to=area-ari&within=30', { to: 'area-ari', within: 30 }, []],
    ['a place of the visitor without minutes', 'to=asok&within=', { to: 'asok' }, []],
    ['an unknown place of the visitor', 'to=ari&within=30', {}, ['to', 'within']],
    ['minutes that are not offered', 'to=asok&within=31', { to: 'asok' }, ['within']],
    ['minutes without a place', 'within=30', {}, ['within']],
    ['a map', 'view=map', { view: 'map' }, []],
    ['a map around a place', 'view=map&area=ari', { view: 'map', area: 'ari' }, []],
    ['a map around an unknown place', 'view=map&area=atlantis', { view: 'map' }, ['area']],
    ['an unknown view', 'view=globe&area=ari', {}, ['view', 'area']],
    ['a page number that is too large', 'page=99999999999', {}, ['page']],
  ])('is read, and invalid values are reported: %s', (_, search, asked, ignored) =>
    expect(read(search)).toEqual({ ask: { ...PLAIN, ...asked }, ignored }),
  )

  test('takes the words from `q` in an API call', () => {
    expect(read('q=noble&keyword=nue', 'q').ask.text).toBe('noble')
  })

  test('never throws, and reports only keys that it was given', () => {
    const names = fc.constantFrom(
      ...['keyword', 'sort', 'page', 'type_tab', 'to', 'within', 'view', 'area', 'x'],
      ...CHOICES,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const { ask, ignored } = parseSearchParams(
          'keyword',
          (name) => pairs.flatMap(([key, value]) => (key === name ? [value] : [])),
          isKnown,
        )
        for (const name of ignored) expect(pairs.some(([key]) => key === name)).toBe(true)
        expect([...ask.text].length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('survives writing and reading', () => {
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
        // The one price that is read as a different one (C11).
        fc.pre(ask.chosen.prices?.[0]?.to !== 80_000_000)
        expect({ ...again, isByPrice: false }).toEqual({ ...ask, isByPrice: false })
        expect(ignored).toEqual([])
      }),
    )
  })
})

test('writes the keys in a fixed order and leaves out defaults', () => {
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

test('cuts a query at 200 characters, never inside a grapheme', () => {
  expect(cutQuery(` ${'a'.repeat(300)}`)).toHaveLength(200)
  expect(cutQuery('𠮷'.repeat(300))).toBe('𠮷'.repeat(200))
})

describe('a choice overrides a filter read from the text', () => {
  test.each([
    ['nothing', {}, { price: { max: 5e6 }, station: 'ari' }, { price: { max: 5e6 }, station: 'ari' }],
    [
      'prices over a price and a payment',
      { prices: [] },
      { price: { max: 5e6 }, monthly: 20_000, beds: 1 },
      { beds: 1 },
    ],
    ['a line over a station', { line: 'bts' }, { station: 'ari', line: 'mrt' }, {}],
    ['the same filters', { brand: 'nue', beds: 0, tags: [] }, { brand: 'noble', beds: 2, tags: ['river-view'] }, {}],
  ] as const)('%s', (_, chosen, understood, left) => expect(withoutOverridden(understood, chosen)).toEqual(left))
})
