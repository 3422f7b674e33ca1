import { describe, expect, it } from 'vitest'
import { LISTINGS, readListingFilter } from '@/features/routing'
import { aCard as card, aWalk as walk } from '../../samples'
import { cardsWithin, filterOn, LISTING_SCOPES, type ListingScope, listingCards } from './listing-scope'

const PLACES = [
  { slug: 'sukhumvit', name: 'Sukhumvit', parent: null },
  { slug: 'thonglor', name: 'Thonglor', parent: 'sukhumvit' },
  { slug: 'ari', name: 'Ari', parent: null },
]

const CARDS = [
  card({ slug: 'tower' }),
  card({ slug: 'tower-new', badge: 'New_Project', isNew: true, tags: ['pet_friendly'] }),
  card({ slug: 'tower-new-by-flag', badge: 'EIA_Approved', isNew: true }),
  card({ slug: 'tower-ready', badge: 'Ready_to_Move', place: { slug: 'thonglor', name: 'Thonglor' } }),
  card({ slug: 'tower-sold', badge: 'Sold_Out', tags: ['pet_friendly'] }),
  card({ slug: 'tower-past', isCurrent: false, badge: 'Sold_Out', tags: ['pet_friendly'] }),
  card({ slug: 'detached', group: 'Single_detached_house', tags: ['pet_friendly'] }),
  card({ slug: 'houses', group: 'House' }),
  card({ slug: 'town', group: 'Townhome' }),
  card({ slug: 'town-shops', group: 'Townhome', tags: ['shophouse'] }),
  card({ slug: 'plots', group: 'Land' }),
  card({ slug: 'houses-past', group: 'House', isCurrent: false }),
]

const slugsWithin = (scope: ListingScope) => cardsWithin(CARDS, scope, PLACES).map(({ slug }) => slug)

describe('the listings of the menu', () => {
  it.each([
    ['condominium', ['tower', 'tower-new', 'tower-new-by-flag', 'tower-ready', 'tower-sold']],
    ['new-condo', ['tower-new', 'tower-new-by-flag']],
    ['condo-ready-to-move', ['tower-ready']],
    ['condo-pet-friendly', ['tower-new', 'tower-sold']],
    ['house', ['detached', 'houses', 'town', 'town-shops', 'plots']],
    ['single-detached-house', ['detached']],
    ['townhome', ['town', 'town-shops']],
    ['shophouse', ['town-shops']],
    ['past-projects', ['tower-past', 'houses-past']],
  ] as const)('%s', (listing, expected) => expect(slugsWithin(LISTING_SCOPES[listing])).toEqual(expected))

  it('are all covered by this test', () => expect(Object.keys(LISTING_SCOPES).sort()).toEqual([...LISTINGS].sort()))
})

describe('a scope', () => {
  it.each([
    ['asks for nothing by itself, but current', {}, 10],
    ['a place', { places: ['ari'] }, 9],
    ['a place that holds others', { places: ['sukhumvit'] }, 1],
    ['two places', { places: ['sukhumvit', 'ari'] }, 10],
    ['a place where nothing is', { places: ['nowhere'] }, 0],
  ] as const)('%s', (_, scope, count) => expect(slugsWithin(scope)).toHaveLength(count))

  it.each([
    ['ten minutes are near', [walk('ari', 10)], true],
    ['eleven are not', [walk('ari', 11)], false],
    ['a far one does not hide a near one', [walk('ari', 11), walk('asok', 9, 'MRT')], true],
    ['other trains are none of BTS and MRT', [walk('don-mueang', 3, 'SRT')], false],
    ['no station', [], false],
  ])('near the train: %s', (_, stations, isNear) => {
    const found = cardsWithin([card({ stations })], { isNearTrain: true }, PLACES)
    expect(found).toHaveLength(isNear ? 1 : 0)
  })
})

describe('a filter that came from the address of another list', () => {
  const kept = (scope: ListingScope, query: string) =>
    filterOn(listingCards(CARDS, scope, PLACES), scope, PLACES, readListingFilter(query))

  it('keeps what the list can answer', () => {
    const asked = '?brand=nue&badge=Online_Booking&place=ari&beds=2&price=1-2&sort=newest&view=map'
    expect(kept(LISTING_SCOPES.condominium, asked)).toEqual(readListingFilter(asked))
  })

  it('loses the group where there is one only, and the place where there is one only', () => {
    expect(kept(LISTING_SCOPES.condominium, '?group=Land').group).toEqual([])
    expect(kept(LISTING_SCOPES.house, '?group=Land&place=thonglor')).toMatchObject({ group: ['Land'], place: [] })
  })

  it('loses status, price and bedrooms where nothing is for sale', () => {
    const past = kept(LISTING_SCOPES['past-projects'], '?badge=Sold_Out&price=1-2&beds=1&brand=nue')
    expect(past).toMatchObject({ badge: [], price: [], beds: [], brand: ['nue'] })
  })
})

describe('the past projects beside a list', () => {
  const past = (scope: ListingScope) => listingCards(CARDS, scope, PLACES).past.map(({ slug }) => slug)
  it.each([
    ['condominium', ['tower-past']],
    ['house', ['houses-past']],
    ['condo-pet-friendly', ['tower-past']],
    ['new-condo', []],
    ['past-projects', []],
  ] as const)('%s', (listing, expected) => expect(past(LISTING_SCOPES[listing])).toEqual(expected))
})
