import { describe, expect, it } from 'vitest'
import { readListingFilter } from '@/features/routing'
import { cardUnderTest as card } from './card-samples'
import { cardsOfKind, filterCards, placesOf } from './listing'
import type { ProjectCard } from './project'

const PLACES = [
  { slug: 'sukhumvit', name: 'Sukhumvit', parent: null },
  { slug: 'thonglor', name: 'Thonglor', parent: 'sukhumvit' },
  { slug: 'ari', name: 'Ari', parent: null },
]

const CARDS = [
  card({ slug: 'ari-noble' }),
  card({
    slug: 'thonglor-nue',
    brand: 'nue',
    place: { slug: 'thonglor', name: 'Thonglor' },
    badge: 'Ready_to_Move',
    priceFrom: 8_000_000,
    priceTo: 12_000_000,
  }),
  card({ slug: 'no-price', priceFrom: null, priceTo: null, isNew: true }),
]

const slugs = (query: string) => filterCards(CARDS, readListingFilter(query), PLACES).map(({ slug }) => slug)

describe('a listing', () => {
  it.each([
    ['no filter shows all', '', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['by brand', '?brand=nue', ['thonglor-nue']],
    ['by badge', '?badge=Ready_to_Move', ['thonglor-nue']],
    ['new by flag counts as new', '?badge=New_Project', ['no-price']],
    ['by group', '?group=Townhome', []],
    ['by place', '?area=ari', ['ari-noble', 'no-price']],
    ['a wider place holds the narrower', '?area=sukhumvit', ['thonglor-nue']],
    ['a price range that overlaps', '?price=3000000-8000000', ['ari-noble']],
    ['the upper bound is not part of a band', '?price=12000000-15000000', ['thonglor-nue']],
    ['two ranges are either', '?price=3000000-5000000,10000000-', ['ari-noble', 'thonglor-nue']],
    ['no price, no price match', '?price=-99000000', ['ari-noble', 'thonglor-nue']],
    ['nonsense is ignored', '?brand=other&price=abc', ['ari-noble', 'thonglor-nue', 'no-price']],
    ['cheapest first, on request last', '?sort=price-asc', ['ari-noble', 'thonglor-nue', 'no-price']],
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
