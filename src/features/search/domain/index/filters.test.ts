import { beforeEach, describe, expect, it } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import { fromOf } from '@/kernel/price'
import { BADGES, BRANDS } from '@/kernel/vocabulary'
import { searchProjects } from '../ranking/match'
import type { SearchRequest } from '../search-types'
import type { FacetKey } from './filters'
import { HOMES, NAMES, projectFixture, unitTypeFixture } from './projects-fixture'
import { buildIndex, type SearchIndex } from './search-index'

let index: SearchIndex
// For each test: a mutation run counts only what a test itself executes.
beforeEach(() => {
  index = buildIndex(HOMES, NAMES)
})

const search = (filters: SearchRequest['filters'], words: readonly string[] = []) =>
  searchProjects(index, { locale: 'en', words, filters, sort: 'recommended' })

/** What passes, with the sold-out projects. */
const foundBy = (filters: SearchRequest['filters']) => {
  const { hits, soldOut } = search(filters)
  return [...hits.map(({ slug }) => slug), ...soldOut]
}

describe('a filter', () => {
  it.each<[string, SearchRequest['filters'], readonly string[]]>([
    ['a group by its slug', { group: 'townhome' }, ['nue-lane']],
    ['every kind of house', { group: 'house' }, ['nue-lane']],
    ['land, without houses', { group: 'land' }, ['noble-plot']],
    ['a brand', { brand: 'nue' }, ['nue-cross-khu-khot', 'nue-lane']],
    ['a status', { badge: 'EIA_Approved' }, ['noble-atelier']],
    ['new projects, also by their flag', { badge: 'New_Project' }, ['nue-cross-khu-khot', 'nue-lane']],
    ['bedrooms', { beds: 3 }, ['nue-lane']],
    ['studios', { beds: 0 }, ['nue-cross-khu-khot']],
    [
      'a place with the places inside it',
      { place: 'sukhumvit' },
      ['noble-atelier', 'noble-past-thonglor', 'noble-old-thonglor'],
    ],
    ['a station', { station: 'si-udom' }, ['nue-lane']],
    ['a system', { line: 'mrt' }, ['nue-lane']],
    ['a line', { line: 'mrt-yellow' }, ['nue-lane']],
    ['all tags', { tags: ['pet-friendly', 'near-expressway'] }, ['nue-lane']],
    ['homes that start at the budget', { price: { max: 1_900_000 } }, ['nue-cross-khu-khot']],
    ['homes above a minimum price', { price: { min: 9_500_000 } }, ['noble-atelier']],
    ['homes between two prices', { price: { min: 3_100_000, max: 4_500_000 } }, ['noble-plot']],
    [
      'several price bands',
      {
        prices: [
          { from: null, to: 1_950_000 },
          { from: 30_000_000, to: null },
        ],
      },
      ['noble-atelier', 'nue-cross-khu-khot'],
    ],
    ['a price band without its upper end', { prices: [{ from: 1_000_000, to: 1_900_000 }] }, []],
    ['homes that a monthly payment can finance', { monthly: 14_000 }, ['nue-cross-khu-khot']],
    ['a unit size', { area: { min: 100 } }, ['nue-lane']],
    ['nothing in an unknown place', { place: 'atlantis' }, []],
    ['everything when the lists are empty', { prices: [], tags: [] }, HOMES.map(({ slug }) => slug)],
  ])('finds %s', (_, filters, expected) => expect(foundBy(filters).toSorted()).toEqual(expected.toSorted()))
})

describe('the counts of a facet', () => {
  it('ignore the choice within the same facet', () => {
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
    station: (station) => ({ station }),
    beds: (value) => ({ beds: Number(value) }),
    tags: (value) => ({ tags: [value] }),
    line: (line) => ({ line }),
    kind: (value) => ({ where: [[{ fact: 'kind', value }]] }),
    facility: (value) => ({ where: [[{ fact: 'facility', value }]] }),
    offer: (value) => ({ where: [[{ fact: 'offer', value }]] }),
  }

  it.each([
    'brand',
    'group',
    'badge',
    'place',
    'station',
    'line',
    'beds',
    'kind',
    'tags',
    'facility',
    'offer',
  ] as const)('equal the results of each choice of %s', (key) => {
    const { facets } = search({}, ['thonglor'])
    for (const { value, count } of facets[key]) {
      expect([value, search(chosenOf[key](value), ['thonglor']).total]).toEqual([value, count])
    }
  })

  it('list bedrooms in numerical order', () => {
    expect(search({}).facets.beds.map(({ value }) => value)).toEqual(['0', '1', '2', '3'])
  })
})

describe('a home that is found exists', () => {
  /** Its studios are cheap, its two bedrooms are not, and its three bedrooms have no price yet. */
  const TOWER = projectFixture(
    'tower',
    {},
    {
      price: aPrice(3_100_000),
      unitTypes: [
        unitTypeFixture(0, 26, 3.1, 3.9),
        unitTypeFixture(1, 35, 4.5, 6),
        unitTypeFixture(2, 60, 11.4, 14),
        unitTypeFixture(3, 110, null),
      ],
    },
  )
  const LOFT = projectFixture('loft', {}, { price: aPrice(5_200_000), unitTypes: [unitTypeFixture(2, 48, 5.2, 5.8)] })
  const LAND = projectFixture(
    'land',
    {},
    { group: 'Land', price: aPrice(5_000_000), unitTypes: [unitTypeFixture(null, 400, 5)] },
  )
  const both = () => buildIndex([TOWER, LOFT, LAND], NAMES)
  const ask = (filters: SearchRequest['filters'], sort: SearchRequest['sort'] = 'recommended') =>
    searchProjects(both(), { locale: 'en', words: [], filters, sort })
  const band = (from: number, to: number) => [{ from: from * 1_000_000, to: to * 1_000_000 }]

  it.each<[string, SearchRequest['filters'], string[]]>([
    ['bedrooms and a maximum price', { beds: 2, price: { max: 6_000_000 } }, ['loft']],
    ['bedrooms and a minimum price', { beds: 0, price: { min: 4_000_000 } }, []],
    [
      'bedrooms and a price at the very edge',
      { beds: 2, price: { min: 5_800_000, max: 11_400_000 } },
      ['tower', 'loft'],
    ],
    ['bedrooms and price bands', { beds: 2, prices: band(3, 6) }, ['loft']],
    ['bedrooms and a monthly payment', { beds: 2, monthly: 40_000 }, ['loft']],
    ['a monthly payment and a size', { monthly: 36_000, area: { min: 50 } }, ['land']],
    ['bedrooms and a size', { beds: 1, area: { min: 40 } }, []],
    ['a size and a price', { area: { min: 45, max: 60 }, price: { max: 6_000_000 } }, ['loft']],
    ['an exact size', { area: { min: 60, max: 60 } }, ['tower']],
    ['a price, which a home without one never passes', { beds: 3, price: { max: 99_000_000 } }, []],
    ['three of them', { beds: 2, area: { max: 50 }, price: { max: 6_000_000 } }, ['loft']],
    ['no bedrooms for land', { price: { min: 5_000_000, max: 5_000_000 } }, ['tower', 'land']],
  ])('one unit type has %s together', (_, filters, expected) =>
    expect(ask(filters).hits.map(({ slug }) => slug)).toEqual(expected),
  )

  it('is no plot where a size of rooms is asked for: land is measured by itself', () => {
    const plot = { ...unitTypeFixture(null, 400, 5), land: 100 }
    const index = buildIndex([projectFixture('plot', {}, { group: 'Land', unitTypes: [plot] })], NAMES)
    const hits = (filters: SearchRequest['filters']) =>
      searchProjects(index, { locale: 'en', words: [], filters, sort: 'recommended' }).hits
    expect(hits({ area: { min: 100 } })).toEqual([])
    expect(hits({ where: [[{ fact: 'land', min: 100 }]] })).toHaveLength(1)
  })

  it('has a unit between two prices where its units are listed, not only a cheaper and a dearer one', () => {
    const unit = (price: number) => ({ floor: 5, facing: 'N', price }) as const
    const home = { ...unitTypeFixture(1, 30, 4, 6), units: [unit(4_000_000), unit(6_000_000)] }
    const index = buildIndex([projectFixture('tower', {}, { unitTypes: [home] })], NAMES)
    const count = (filters: SearchRequest['filters']) =>
      searchProjects(index, { locale: 'en', words: [], filters, sort: 'recommended' }).total
    expect(count({ price: { min: 4_500_000, max: 5_500_000 } })).toBe(0)
    expect(count({ where: [[{ fact: 'monthly', min: 24_000, max: 31_000 }]] })).toBe(0)
    expect(count({ price: { min: 3_500_000, max: 4_500_000 } })).toBe(1)
    expect(count({ price: { max: 5_000_000 } })).toBe(1)
    // One and the same unit stands on the floor and costs no more a month.
    expect(count({ monthly: 30_000, where: [[{ fact: 'floor', min: 5 }]] })).toBe(1)
  })

  it('is named with its price: the cheapest unit type that passes', () => {
    const named = (filters: SearchRequest['filters']) =>
      ask(filters).hits.map(({ slug, unitType }) => [slug, unitType?.beds, unitType && fromOf(unitType.price)])
    expect(named({ beds: 2 })).toEqual([
      ['tower', 2, 11_400_000],
      ['loft', 2, 5_200_000],
    ])
    expect(named({ price: { min: 4_000_000 } })).toEqual([
      ['tower', 1, 4_500_000],
      ['loft', 2, 5_200_000],
      ['land', null, 5_000_000],
    ])
    expect(named({ area: { min: 100 } })).toEqual([
      ['tower', 3, null],
      ['land', null, 5_000_000],
    ])
    expect(named({ brand: 'noble' }).map(([, beds]) => beds)).toEqual([undefined, undefined, undefined])
  })

  it('orders by its own price, not by that of another home of the project', () => {
    expect(ask({ beds: 2 }, 'price').hits.map(({ slug }) => slug)).toEqual(['loft', 'tower'])
    expect(ask({}, 'price').hits.map(({ slug }) => slug)).toEqual(['tower', 'land', 'loft'])
  })

  it('is what the counts of the bedrooms count', () => {
    expect(ask({ price: { max: 6_000_000 } }).facets.beds).toEqual([
      { value: '0', count: 1 },
      { value: '1', count: 1 },
      { value: '2', count: 1 },
    ])
    expect(ask({ beds: 2, price: { max: 6_000_000 } }).facets.group).toEqual([{ value: 'condominium', count: 1 }])
    for (const { value, count } of ask({ area: { min: 40 } }).facets.beds)
      expect(ask({ area: { min: 40 }, beds: Number(value) }).total).toBe(count)
  })
})

describe('a limit of minutes', () => {
  const journeys = new Map([
    ['noble-atelier', { minutes: 30 }],
    ['nue-lane', { minutes: 31 }],
  ]) as unknown as NonNullable<SearchRequest['journeys']>
  const within = (minutes: number) =>
    search({ within: { minutes, journeys } })
      .hits.map(({ slug }) => slug)
      .toSorted()

  it('includes a journey of just as long, and no project without a known journey', () => {
    expect(within(30)).toEqual(['noble-atelier'])
    expect(within(31)).toEqual(['noble-atelier', 'nue-lane'])
    expect(within(29)).toEqual([])
  })
})
