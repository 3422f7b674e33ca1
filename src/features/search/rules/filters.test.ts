import { describe, expect, it } from 'vitest'
import { BADGES, BRANDS } from '@/features/catalogue'
import type { FacetKey } from './filters'
import { HOMES, NAMES } from './homes-under-test'
import { searchProjects } from './match'
import type { SearchRequest } from './search'
import { buildIndex } from './search-index'

const index = buildIndex(HOMES, NAMES)

const search = (filters: SearchRequest['filters'], words: readonly string[] = []) =>
  searchProjects(index, { locale: 'en', words, filters, sort: 'recommended' })

describe('a filter leaves', () => {
  it.each<[string, SearchRequest['filters'], readonly string[]]>([
    ['a group as in addresses', { group: 'townhome' }, ['nue-lane']],
    ['any kind of house', { group: 'house' }, ['nue-lane']],
    ['land, which is no house', { group: 'land' }, ['noble-plot']],
    ['a brand', { brand: 'nue' }, ['nue-cross-khu-khot', 'nue-lane']],
    ['a status', { badge: 'EIA_Approved' }, ['noble-atelier']],
    ['what is new by flag too', { badge: 'New_Project' }, ['nue-cross-khu-khot', 'nue-lane']],
    ['bedrooms', { beds: 3 }, ['nue-lane']],
    ['studios', { beds: 0 }, ['nue-cross-khu-khot']],
    [
      'a place with those inside it',
      { place: 'sukhumvit' },
      ['noble-atelier', 'noble-past-thonglor', 'noble-old-thonglor'],
    ],
    ['a station', { station: 'si-udom' }, ['nue-lane']],
    ['a system', { line: 'mrt' }, ['nue-lane']],
    ['a line', { line: 'mrt-yellow' }, ['nue-lane']],
    ['all tags', { tags: ['pet-friendly', 'near-expressway'] }, ['nue-lane']],
    ['what begins at the budget', { price: { max: 1_900_000 } }, ['nue-cross-khu-khot']],
    ['what is dear enough', { price: { min: 9_500_000 } }, ['noble-atelier']],
    ['between two prices', { price: { min: 3_100_000, max: 4_500_000 } }, ['noble-plot']],
    [
      'several bands',
      {
        prices: [
          { from: null, to: 1_950_000 },
          { from: 30_000_000, to: null },
        ],
      },
      ['noble-atelier', 'nue-cross-khu-khot'],
    ],
    ['a half-open band', { prices: [{ from: 1_000_000, to: 1_900_000 }] }, []],
    ['what a payment pays for', { monthly: 14_000 }, ['nue-cross-khu-khot']],
    ['an inside', { area: { min: 100 } }, ['nue-lane']],
    ['nothing of an unknown place', { place: 'atlantis' }, []],
    ['everything when none is asked for', { prices: [], tags: [] }, HOMES.map(({ slug }) => slug)],
  ])('%s', (_, filters, expected) =>
    expect(
      search(filters)
        .hits.map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(expected.toSorted()),
  )
})

describe('a facet counts', () => {
  it('without what was chosen of it', () => {
    const { facets } = search({ brand: 'nue', group: 'townhome' })
    expect(facets.brand).toEqual([{ value: 'nue', count: 1 }])
    expect(facets.group).toEqual([
      { value: 'condominium', count: 1 },
      { value: 'house', count: 1 },
      { value: 'townhome', count: 1 },
    ])
    expect(facets.beds).toEqual([{ value: '3', count: 1 }])
  })

  const chosenOf: Record<FacetKey, (value: string) => SearchRequest['filters']> = {
    brand: (value) => ({ brand: BRANDS.find((brand) => brand === value) }),
    group: (group) => ({ group }),
    badge: (value) => ({ badge: BADGES.find((badge) => badge === value) }),
    place: (place) => ({ place }),
    beds: (value) => ({ beds: Number(value) }),
    tags: (value) => ({ tags: [value] }),
  }

  it.each(['brand', 'group', 'badge', 'place', 'beds', 'tags'] as const)(
    'what each choice of %s would leave',
    (key) => {
      const { facets } = search({}, ['thonglor'])
      for (const { value, count } of facets[key]) {
        expect([value, search(chosenOf[key](value), ['thonglor']).total]).toEqual([value, count])
      }
    },
  )

  it('bedrooms by their number', () => {
    expect(search({}).facets.beds.map(({ value }) => value)).toEqual(['0', '1', '2', '3'])
  })
})
