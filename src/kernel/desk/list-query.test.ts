import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfYear, listAddress, oneOf, pageNumber, placeIn, recordNumber, sortedBy, typedText } from './list-query'

const LIST = listAddress('/admin/members', {
  search: typedText(10),
  standing: oneOf(['active', 'blocked']),
  project: recordNumber,
  from: dayOfYear,
  sort: sortedBy(['newest', 'name'], 'newest'),
  page: pageNumber,
})

const readFrom = (query: string) => {
  const asked = new URLSearchParams(query)
  return LIST.read((name) => asked.get(name))
}

const UNTOUCHED = { search: '', standing: null, project: null, from: null, sort: 'newest', page: 1 } as const

describe('a list of the back office', () => {
  it('is read as its address says', () => {
    expect(readFrom('search=%20mali%20&standing=blocked&project=7&from=2026-11-28&sort=name&page=3')).toEqual({
      ...{ search: 'mali', standing: 'blocked', project: 7, from: '2026-11-28', sort: 'name', page: 3 },
    })
  })

  it.each([
    ['nothing', ''],
    ['what it does not know', 'standing=gone&project=x&from=2026-02-30&sort=age&page=0'],
    ['numbers that are none', 'project=-1&page=1.5'],
    ['a number longer than any', 'project=1234567890&page=9999999999'],
    ['a query for the database', "project=1%20or%201=1&standing=active';--"],
    ['names of every object', '__proto__=1&constructor=2&toString=3'],
  ])('is narrowed by nothing when the address has %s', (_, query) => {
    expect(readFrom(query)).toEqual(UNTOUCHED)
  })

  it('asks for a parameter that was given twice, or as an object, like for none', () => {
    expect(LIST.read((name) => (name === 'search' ? ['a', 'b'] : undefined))).toEqual(UNTOUCHED)
  })

  it('takes no zero byte and no more letters than it searches', () => {
    expect(readFrom('search=ab%00cdefghijklmn').search).toBe('abcdefghij')
  })

  it('is written short, and as it was read', () => {
    expect(LIST.path({})).toBe('/admin/members')
    expect(LIST.path(UNTOUCHED)).toBe('/admin/members')
    expect(LIST.path({ ...UNTOUCHED, sort: 'name', page: 2 })).toBe('/admin/members?sort=name&page=2')
    const query = fc.record({
      search: fc.string({ maxLength: 10 }).map((text) => text.replaceAll('\0', '').trim()),
      standing: fc.constantFrom('active', 'blocked', null),
      project: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      sort: fc.constantFrom('newest', 'name'),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    })
    fc.assert(
      fc.property(query, (one) => {
        expect(readFrom(String(LIST.query({ ...one, from: null })))).toEqual({ ...one, from: null })
      }),
    )
  })
})

describe('the pages of a list', () => {
  it.each([
    [0, 1, { page: 1, pages: 1, offset: 0 }],
    [50, 1, { page: 1, pages: 1, offset: 0 }],
    [51, 2, { page: 2, pages: 2, offset: 50 }],
    [51, 9, { page: 2, pages: 2, offset: 50 }],
    [51, -4, { page: 1, pages: 2, offset: 0 }],
  ])('of %i rows: page %i is one that exists', (total, asked, place) => {
    expect(placeIn(total, asked, 50)).toEqual({ ...place, limit: 50 })
  })
})
