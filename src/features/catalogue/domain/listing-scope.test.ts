import { describe, expect, it } from 'vitest'
import { LISTINGS, readListingFilter } from '@/features/routing'
import { cardUnderTest as card, walkUnderTest as walk } from './card-samples'
import { answersTo, cardsWithin, LISTING_SCOPES, type ListingScope, questionsAbout } from './listing-scope'

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

describe('the filters of a listing', () => {
  const BANDS = [{ from: null, to: 3_000_000 }]
  const about = (scope: ListingScope) => questionsAbout(cardsWithin(CARDS, scope, PLACES), scope, PLACES, BANDS)

  it('leave out the subject of the listing, and filters with a single option', () => {
    const fresh = about(LISTING_SCOPES['new-condo'])
    expect([fresh.badges, fresh.groups, fresh.places, fresh.priceBands]).toEqual([[], [], [], BANDS])
    expect(about(LISTING_SCOPES.house).groups).toEqual(['Single_detached_house', 'House', 'Townhome', 'Land'])
    expect(about(LISTING_SCOPES.condominium).places.map(({ slug }) => slug)).toEqual(['sukhumvit', 'thonglor', 'ari'])
  })

  it('leave out status and price for past projects', () => {
    const past = about(LISTING_SCOPES['past-projects'])
    expect([past.badges, past.priceBands]).toEqual([[], []])
    expect(past.groups).toEqual(['Condominium', 'House'])
  })

  it('that are not offered have no effect, whatever the address says', () => {
    const asked = readListingFilter('?brand=nue&badge=Sold_Out&group=Land&area=ari&price=1-2&sort=newest')
    expect(answersTo(about(LISTING_SCOPES['new-condo']), asked)).toEqual({
      ...asked,
      badge: [],
      group: [],
      area: [],
    })
    expect(answersTo(about(LISTING_SCOPES['past-projects']), asked)).toMatchObject({ badge: [], price: [] })
  })
})
