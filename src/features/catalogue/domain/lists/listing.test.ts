import { describe, expect, it } from 'vitest'
import { readListingFilter } from '@/features/routing'
import { anOfferedType, aPrice, aCard as card, aWalk as walk } from '../../samples'
import type { ProjectCard } from '../project'
import { cardsOfKind, filterCards, placesOf } from './listing'

const PLACES = [
  { slug: 'sukhumvit', name: 'Sukhumvit', parent: null },
  { slug: 'thonglor', name: 'Thonglor', parent: 'sukhumvit' },
  { slug: 'ari', name: 'Ari', parent: null },
]

const home = (beds: number, from: number, to: number) =>
  anOfferedType({ beds, price: aPrice(from * 1_000_000, to * 1_000_000) })

const CARDS = [
  card({
    slug: 'ari-noble',
    stations: [walk('ari', 4)],
    station: walk('ari', 4),
    tags: ['pet_friendly'],
    offered: [home(0, 4, 5), home(2, 8.5, 9)],
  }),
  card({
    slug: 'thonglor-nue',
    brand: 'nue',
    place: { slug: 'thonglor', name: 'Thonglor' },
    badge: 'Ready_to_Move',
    price: aPrice(8_000_000, 12_000_000),
    onlineBooking: true,
    stations: [{ ...walk('phaya-thai-arl', 2, 'ARL'), line: 'arl' }],
    station: walk('phaya-thai-arl', 2, 'ARL'),
    offered: [home(1, 8, 12)],
  }),
  card({ slug: 'no-price', price: aPrice(null), isNew: true }),
]

const PAST = [card({ slug: 'past', isCurrent: false })]

const slugs = (query: string) =>
  filterCards({ own: CARDS, past: PAST }, readListingFilter(query), PLACES).map(({ slug }) => slug)

describe('a listing', () => {
  it.each([
    ['no filter shows all', '', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['by brand', '?brand=nue', ['thonglor-nue']],
    ['by badge', '?badge=Ready_to_Move', ['thonglor-nue']],
    ['new by flag counts as new', '?badge=New_Project', ['no-price']],
    ['by group', '?group=Townhome', []],
    ['by place', '?place=ari', ['ari-noble', 'no-price']],
    ['by place, as older links spell it', '?area=ari', ['ari-noble', 'no-price']],
    ['online booking', '?badge=online_booking', ['thonglor-nue']],
    ['current ones are all but the past ones', '?badge=current', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['past ones only when asked for', '?badge=past', ['past']],
    ['past ones of a brand', '?badge=past&brand=nue', []],
    ['by bedrooms', '?beds=2', ['ari-noble']],
    ['a studio has no bedroom', '?beds=0,1', ['ari-noble', 'thonglor-nue']],
    ['bedrooms and price of one and the same unit type', '?beds=2&price=3000000-5000000', []],
    ['by station', '?station=ari', ['ari-noble']],
    ['by a station that two lines share', '?station=phaya-thai', ['thonglor-nue']],
    ['by features, all of them', '?tags=pet-friendly', ['ari-noble']],
    ['by features that none has together', '?tags=pet-friendly,river-view', []],
    ['a wider place holds the narrower', '?place=sukhumvit', ['thonglor-nue']],
    ['a price range that overlaps', '?price=3000000-8000000', ['ari-noble']],
    ['a price between those of its unit types', '?price=6000000-7000000', []],
    ['the upper bound is not part of a band', '?price=12000000-15000000', ['thonglor-nue']],
    ['two ranges are either', '?price=3000000-5000000,10000000-', ['ari-noble', 'thonglor-nue']],
    ['no price, no price match', '?price=-99000000', ['ari-noble', 'thonglor-nue']],
    ['nonsense is ignored', '?brand=other&price=abc', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['cheapest first, on request last', '?sort=price', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['as older links spell it', '?sort=price-asc', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['nearest to a station first', '?sort=nearest', ['thonglor-nue', 'ari-noble', 'no-price']],
    ['cheapest of the homes asked for first', '?beds=1,2&sort=price-desc', ['ari-noble', 'thonglor-nue']],
    ['dearest first, on request last', '?sort=price-desc', ['thonglor-nue', 'ari-noble', 'no-price']],
  ])('%s', (_, query, expected) => {
    expect(slugs(query)).toEqual(expected)
  })

  it('leaves out past projects and other kinds', () => {
    const cards = [
      card({ slug: 'past', isCurrent: false }),
      card({ slug: 'house', group: 'Townhome' }),
      card({ slug: 'tower' }),
    ]
    expect(cardsOfKind(cards, 'condominium').map(({ slug }) => slug)).toEqual(['tower'])
    expect(cardsOfKind(cards, 'house').map(({ slug }) => slug)).toEqual(['house'])
  })

  it('offers only places that have projects, wider ones included', () => {
    expect(placesOf([CARDS[1] as ProjectCard], PLACES).map(({ slug }) => slug)).toEqual(['sukhumvit', 'thonglor'])
  })
})
