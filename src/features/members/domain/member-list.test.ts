import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedBetween, MEMBER_SORTS, memberListPath, memberQuery, readMemberFilter } from './member-list'
import { STANDINGS } from './standing'

const read = (query: string) => {
  const asked = new URLSearchParams(query)
  return readMemberFilter((name) => asked.get(name) ?? '')
}

describe('the filter of the list of members', () => {
  it('shows all members, the newest first, where nothing is asked', () => {
    expect(read('')).toEqual({
      search: '',
      standing: null,
      project: null,
      from: null,
      to: null,
      sort: 'newest',
      page: 1,
    })
  })

  it.each([
    'standing=closed',
    'project=0',
    'project=-1',
    'project=1%20or%201=1',
    'from=2026-02-30',
    'to=1/2/2026',
    'sort=password_hash',
    'page=0',
    'page=1e3',
  ])('asks the database for nothing that it does not understand: %s', (query) => expect(read(query)).toEqual(read('')))

  it.each(['from=x2026-01-31', 'from=2026-01-31x', 'to=26-01-31', 'project=x1', 'project=1x', 'page=1x'])(
    'takes nothing that only begins or ends as what it understands: %s',
    (query) => expect(read(query)).toEqual(read('')),
  )

  it('looks for what was typed, without what the database refuses, and for no more than a line', () => {
    expect(read(`search=${encodeURIComponent(' ma\0li ')}`).search).toBe('mali')
    expect(read(`search=${'x'.repeat(101)}`).search).toBe('x'.repeat(100))
    expect(read('from=2026-01-31').from).toBe('2026-01-31')
  })

  it('has a short address where nothing is narrowed', () => {
    expect(memberListPath({ sort: 'newest', page: 1, search: '' })).toBe('/admin/members')
    expect(memberListPath({ sort: 'seen', page: 2, search: 'mali', standing: 'blocked' })).toBe(
      '/admin/members?search=mali&standing=blocked&sort=seen&page=2',
    )
  })

  it('survives being written into an address, so that the next page and the file are of the same list', () => {
    const filters = fc.record({
      search: fc.stringMatching(/^[ก-ฮa-z@.+ 0-9]{0,20}$/).map((text) => text.trim()),
      standing: fc.constantFrom(null, ...STANDINGS),
      project: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      from: fc.constantFrom(null, '2026-01-31'),
      to: fc.constantFrom(null, '2027-12-01'),
      sort: fc.constantFrom(...MEMBER_SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(String(memberQuery(filter)))).toEqual(filter)
      }),
    )
  })

  it('counts days as Thailand does, the last one whole', () => {
    expect(joinedBetween({ from: '2026-11-28', to: '2026-12-31' })).toEqual({
      after: '2026-11-28T00:00:00+07:00',
      before: '2027-01-01T00:00:00+07:00',
    })
    expect(joinedBetween({ from: null, to: null })).toEqual({ after: null, before: null })
    expect(memberListPath({ page: 1 })).toBe('/admin/members')
  })
})
