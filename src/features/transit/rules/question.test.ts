import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPath, type Question, readQuestion } from './question'

const NOTHING: Question = { line: null, station: null, area: null, to: null, within: null, sort: null }

describe('the question in an address', () => {
  it.each([
    ['nothing', {}, {}],
    ['a line', { line: 'mrt-blue' }, { line: 'mrt-blue' }],
    ['a line that is none', { line: 'mrt-green' }, {}],
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
    ['a word without end', { to: 'a'.repeat(500) }, {}],
    ['keys of something else', { __proto__: 'x', constructor: 'y', page: '3' }, {}],
  ])('%s', (_, query, expected) => {
    expect(readQuestion(query)).toEqual({ ...NOTHING, ...expected })
  })

  it('is read back as it was written', () => {
    const path = findPath('en', 'find-by-line', { station: 'asok', to: 'area-silom', within: 45, sort: 'price' })
    expect(path).toBe('/en/find/by-line?station=asok&to=area-silom&within=45&sort=price')
    const query = Object.fromEntries(new URL(path, 'https://example.com').searchParams)
    expect(readQuestion(query)).toEqual({ ...NOTHING, station: 'asok', to: 'area-silom', within: 45, sort: 'price' })
  })

  it('is written with the keys of its page alone', () => {
    expect(findPath('th', 'find-by-map', { station: 'asok', area: 'ari' })).toBe('/th/find/by-map?area=ari')
    expect(findPath('cht', 'find-by-line')).toBe('/cht/find/by-line')
  })

  it('is never an error, and always fit for an address', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('line', 'station', 'area', 'to', 'within', 'sort', 'x'), value),
        (query) => {
          const path = findPath('en', 'find-by-line', readQuestion(query))
          return /^\/en\/find\/by-line(\?[a-z0-9=&-]+)?$/.test(path)
        },
      ),
    )
  })
})
