import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FinderFilters, findPath, parseFinderFilters } from './finder-query'

const NOTHING: FinderFilters = { line: null, station: null, area: null, to: null, within: null, sort: null }

describe('the query of the finder in an address', () => {
  it.each([
    ['nothing', {}, {}],
    ['a line', { line: 'mrt-blue' }, { line: 'mrt-blue' }],
    ['an unknown line', { line: 'mrt-green' }, {}],
    ['a station', { station: 'thong-lo' }, { station: 'thong-lo' }],
    [
      'a place, a time, an order',
      { to: 'area-silom', within: '30', sort: 'minutes' },
      { to: 'area-silom', within: 30, sort: 'minutes' },
    ],
    ['a time that is not offered', { within: '31' }, {}],
    ['empty fields of the form', { to: '', within: '', sort: '' }, {}],
    ['the first of two', { station: ['asok', 'ari'] }, { station: 'asok' }],
    ['capitals and signs', { station: '../Asok', to: '<b>' }, {}],
    ['a very long value', { to: 'a'.repeat(500) }, {}],
    ['unknown keys', { __proto__: 'x', constructor: 'y', page: '3' }, {}],
  ])('is read: %s', (_, query, expected) => {
    expect(parseFinderFilters(query)).toEqual({ ...NOTHING, ...expected })
  })

  it('survives writing and reading', () => {
    const path = findPath('en', 'find-by-line', { station: 'asok', to: 'area-silom', within: 45, sort: 'price' })
    expect(path).toBe('/en/find/by-line?station=asok&to=area-silom&within=45&sort=price')
    const query = Object.fromEntries(new URL(path, 'https://example.com').searchParams)
    expect(parseFinderFilters(query)).toEqual({
      ...NOTHING,
      station: 'asok',
      to: 'area-silom',
      within: 45,
      sort: 'price',
    })
  })

  it('contains only the keys of its page', () => {
    expect(findPath('th', 'find-by-map', { station: 'asok', area: 'ari' })).toBe('/th/find/by-map?area=ari')
    expect(findPath('cht', 'find-by-line')).toBe('/cht/find/by-line')
  })

  it('never throws, and can always be written as an address', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('line', 'station', 'area', 'to', 'within', 'sort', 'x'), value),
        (query) => {
          const path = findPath('en', 'find-by-line', parseFinderFilters(query))
          return /^\/en\/find\/by-line(\?[a-z0-9=&-]+)?$/.test(path)
        },
      ),
    )
  })
})
