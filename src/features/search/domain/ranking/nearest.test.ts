import { describe, expect, it, test } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import { HOMES, NAMES, projectFixture, stopFixture, unitTypeFixture } from '../index/projects-fixture'
import { buildIndex } from '../index/search-index'
import type { Filters, SearchRequest } from '../search-types'
import type { WayTo } from './misses'
import { nearestTo, type Offer } from './nearest'

/** Two homes more: one at the next station, and a house in the place itself. */
const CATALOGUE = [
  ...HOMES,
  projectFixture(
    'noble-cadence',
    {},
    {
      places: ['ekkamai', 'sukhumvit'],
      stations: [stopFixture('ekkamai', 8)],
      price: aPrice(5_000_000),
      unitTypes: [unitTypeFixture(1, 34, 5, 6), unitTypeFixture(2, 60, 10, 12)],
      completion: '2028-06',
    },
  ),
  projectFixture(
    'nue-mesh',
    {},
    {
      places: ['khukhot'],
      stations: [stopFixture('khu-khot', 9)],
      price: aPrice(3_000_000),
      unitTypes: [unitTypeFixture(2, 50, 3, 4)],
    },
  ),
]
const index = buildIndex(CATALOGUE, NAMES)

const MINUTES: Readonly<Record<string, number>> = {
  'noble-cadence': 12,
  'nue-lane': 40,
  'nue-mesh': 60,
  'nue-cross-khu-khot': 55,
}
const wayTo: WayTo = (_, key, slug) => {
  const minutes = MINUTES[slug]
  return key.startsWith('thong') && minutes !== undefined ? { minutes, trains: 1 } : null
}

const nearest = (filters: Filters, words: readonly string[] = []) => {
  const request: SearchRequest = { locale: 'en', filters, words, sort: 'recommended' }
  return nearestTo(index, request, wayTo)
}

const say = ({ slug, unitType, differs }: Offer) => [
  slug,
  unitType.beds,
  ...differs.map((one) => {
    if ('words' in one) return `not ${one.words.join(' ')}`
    if ('within' in one) return `${one.minutes} minutes`
    const has = one.has && ('value' in one.has ? one.has.value : one.has.min)
    return `${one.asked[0]?.fact} ${has}${one.way ? ` in ${one.way.minutes}` : ''}${one.stop ? ` at ${one.stop.station}` : ''}`
  }),
]

describe('a buyer whom nothing fits is offered first what differs least', () => {
  test.each<[string, Filters, ReturnType<typeof say>]>([
    [
      'one bedroom less in the same place',
      { place: 'thonglor', beds: 3, price: { max: 40_000_000 } },
      ['noble-atelier', 2, 'beds 2'],
    ],
    [
      'the price that would be needed',
      { place: 'thonglor', beds: 1, price: { max: 8_500_000 } },
      ['noble-atelier', 1, 'price 8900000'],
    ],
    [
      'the price that it would be at least',
      { place: 'khukhot', price: { min: 4_500_000 } },
      ['nue-mesh', 2, 'price 4000000'],
    ],
    [
      'the next station, not the end of the line',
      { station: 'thong-lo', beds: 1, price: { max: 6_000_000 } },
      ['noble-cadence', 1, 'station ekkamai in 12'],
    ],
    [
      'the next place with its minutes',
      { place: 'thonglor', group: 'condominium', price: { max: 6_000_000 } },
      ['noble-cadence', 1, 'place ekkamai in 12'],
    ],
    [
      'a longer walk to the same station',
      { station: 'ekkamai', where: [[{ fact: 'walk', max: 5 }]] },
      ['noble-cadence', 1, 'walk 8 at ekkamai'],
    ],
    [
      'another date for the same budget',
      { price: { max: 5_000_000 }, beds: 1, where: [[{ fact: 'completion', max: 2026 }]] },
      ['nue-cross-khu-khot', 1, 'completion 2027'],
    ],
    [
      'the nearest of several alternatives',
      {
        place: 'thonglor',
        where: [
          [
            { fact: 'beds', min: 3, max: 3 },
            { fact: 'beds', min: 5 },
          ],
        ],
      },
      ['noble-atelier', 2, 'beds 2'],
    ],
    [
      'a house of another kind before a flat',
      { group: 'single-detached-house', price: { max: 5_000_000 } },
      ['nue-lane', 3, 'group townhome'],
    ],
    [
      'what lacks one facility',
      { place: 'bangna', beds: 3, where: [[{ fact: 'facility', value: 'pool' }]] },
      ['nue-lane', 3, 'facility null'],
    ],
    [
      'one of a price band, whose upper end is excluded',
      { place: 'thonglor', prices: [{ from: 0, to: 8_900_000 }] },
      ['noble-atelier', 1, 'price 8900000'],
    ],
  ])('%s', (_, filters, first) => {
    const [offer] = nearest(filters)
    expect(offer && say(offer)).toEqual(first)
  })

  it('and the project that was named before any other', () => {
    expect(nearest({ price: { max: 2_500_000 } }, ['atelier']).map(say)).toEqual([
      ['noble-atelier', 1, 'price 8900000'],
      ['nue-cross-khu-khot', 0, 'not atelier'],
    ])
  })
})

describe('what is offered', () => {
  it('never breaks a refusal', () => {
    const refused: Filters = {
      place: 'thonglor',
      beds: 3,
      where: [[{ fact: 'tag', value: 'pet-friendly', not: true }]],
    }
    const slugs = nearest(refused).map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs).not.toContain('noble-atelier')
    // Without the refusal that one comes first (control).
    expect(nearest({ place: 'thonglor', beds: 3 })[0]?.slug).toBe('noble-atelier')
  })

  it('is for sale', () => {
    const slugs = nearest({ place: 'thonglor', beds: 3 }).map(({ slug }) => slug)
    expect(slugs.filter((slug) => slug === 'noble-old-thonglor' || slug === 'noble-past-thonglor')).toEqual([])
  })

  it('is each project once, and of no single kind of difference only', () => {
    const offers = nearest({ place: 'thonglor', beds: 3 })
    const slugs = offers.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(
      new Set(offers.map(({ differs }) => differs.map((one) => ('asked' in one ? one.asked[0]?.fact : '')).join()))
        .size,
    ).toBeGreaterThan(1)
  })

  it.each<[string, Filters, string[]]>([
    ['a name that nothing is known of', {}, ['qqqq']],
    ['a facility that no project has', { where: [[{ fact: 'facility', value: 'helipad' }]] }, []],
    ['a place from which no way is known', { place: 'chiangmai' }, []],
    ['sold-out homes', { badge: 'Sold_Out', place: 'khukhot' }, []],
    ['nothing', {}, []],
  ])('is nothing where any home would do as well: for %s', (_, filters, words) => {
    expect(nearest(filters, words)).toEqual([])
  })

  it('is what the price comes to where nothing else is asked', () => {
    expect(nearest({ price: { max: 1_000_000 } }).map(({ slug }) => slug)[0]).toBe('nue-cross-khu-khot')
  })
})
