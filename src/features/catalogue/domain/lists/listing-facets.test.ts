import { describe, expect, it } from 'vitest'
import { readListingFilter } from '@/features/routing'
import { anOfferedType, aPrice, aCard as card, aWalk as walk } from '../../samples'
import { filterCards } from './listing'
import { type FacetKey, listingFacets } from './listing-facets'
import type { ListingScope } from './listing-scope'

const PLACES = [
  { slug: 'thonglor', name: 'Thonglor', parent: null },
  { slug: 'ari', name: 'Ari', parent: null },
]

const home = (beds: number, millions: number) => anOfferedType({ beds, price: aPrice(millions * 1_000_000) })

const CARDS = {
  own: [
    card({ slug: 'one', offered: [home(1, 3), home(2, 8)], stations: [walk('ari', 3)], tags: ['pet_friendly'] }),
    card({
      slug: 'two',
      brand: 'nue',
      place: { slug: 'thonglor', name: 'Thonglor' },
      offered: [home(2, 4)],
      onlineBooking: true,
      isNew: true,
    }),
    card({ slug: 'three', brand: 'nue', badge: 'Sold_Out', offered: [home(3, 9)], tags: ['pet_friendly'] }),
  ],
  past: [card({ slug: 'past', isCurrent: false })],
}

const BANDS = [
  { from: 0, to: 5_000_000 },
  { from: 5_000_000, to: null },
]

const facetsFor = (query: string, scope: ListingScope = {}) =>
  listingFacets({ cards: CARDS, scope, places: PLACES, bands: BANDS }, readListingFilter(query))

const countsOf = (key: FacetKey, query = '', scope: ListingScope = {}) =>
  Object.fromEntries(
    (facetsFor(query, scope).find((facet) => facet.key === key)?.options ?? []).map(({ value, count }) => [
      JSON.stringify(value).replaceAll('"', ''),
      count,
    ]),
  )

describe('the filters of a list', () => {
  it('offer what its projects have, with their numbers', () => {
    expect(countsOf('brand')).toEqual({ noble: 1, nue: 2 })
    expect(countsOf('beds')).toEqual({ 1: 1, 2: 2, 3: 1 })
    expect(countsOf('place')).toEqual({ thonglor: 1, ari: 2 })
    expect(countsOf('badge')).toEqual({ New_Project: 1, Sold_Out: 1, Online_Booking: 1, Current: 3, Past: 1 })
  })

  it('leave out what leaves no choice, and what is the subject of the list', () => {
    expect(facetsFor('').map(({ key }) => key)).toEqual(['price', 'place', 'beds', 'badge', 'brand'])
    expect(countsOf('badge', '', { badge: 'New_Project' })).not.toHaveProperty('New_Project')
    expect(countsOf('badge', '', { isPast: true })).toEqual({})
  })

  it('keep what is chosen, though nothing is left of it', () => {
    expect(countsOf('station', '?station=asok')).toEqual({ ari: 1, asok: 0 })
  })

  it('replace the option before, but add up prices and features', () => {
    const on = facetsFor('?brand=noble&price=0-5000000').flatMap(({ key, options }) =>
      options.filter(({ isOn }) => !isOn).map(({ next }) => [key, next] as const),
    )
    expect(on.find(([key]) => key === 'brand')?.[1].brand).toEqual(['nue'])
    expect(on.find(([key]) => key === 'price')?.[1].price).toHaveLength(2)
  })

  it.each(['', '?brand=nue', '?beds=2', '?beds=2&price=0-5000000', '?badge=Past', '?tags=pet-friendly', '?place=ari'])(
    'show the numbers that their links lead to: %s',
    (query) => {
      for (const { key, options } of facetsFor(query))
        for (const { value, count, next, isOn } of options)
          if (!isOn) expect([key, value, filterCards(CARDS, next, PLACES).length]).toEqual([key, value, count])
    },
  )
})
