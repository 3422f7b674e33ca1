import { describe, expect, test } from 'vitest'
import { aCard, aPrice } from '../../samples'
import type { ProjectCard } from '../project'
import { similarProjects } from './similar-projects'

const card = (slug: string, group: ProjectCard['group'], price: number | null, more: Partial<ProjectCard> = {}) =>
  aCard({ slug, group, price: aPrice(price), ...more })

const CARDS = [
  card('flat-3', 'Condominium', 3_000_000),
  card('flat-4', 'Condominium', 4_000_000),
  card('flat-9', 'Condominium', 9_000_000),
  card('flat-30', 'Condominium', 30_000_000),
  card('town-4', 'Townhome', 4_000_000),
  card('house-8', 'House', 8_000_000),
  card('villa-26', 'Single_detached_house', 26_000_000),
  card('plot-9', 'Land', 9_000_000),
  card('sold', 'House', 8_100_000, { badge: 'Sold_Out' }),
  card('past', 'House', 8_100_000, { isCurrent: false }),
]
const like = (slug: string) =>
  similarProjects(CARDS, CARDS.find((one) => one.slug === slug) as ProjectCard).map((one) => one.slug)

describe('similar projects', () => {
  test.each([
    ['of flats are flats, the nearest price first', 'flat-4', ['flat-3', 'flat-9', 'flat-30']],
    ['of houses are houses of any kind, filled up with land', 'villa-26', ['house-8', 'town-4', 'plot-9']],
    ['of land are land first, then houses near in price', 'plot-9', ['house-8', 'town-4', 'villa-26']],
  ])('%s', (_, slug, expected) => expect(like(slug)).toEqual(expected))

  test('never include what is sold out, past, or the project itself', () => {
    expect(like('house-8')).toEqual(['town-4', 'villa-26', 'plot-9'])
  })

  test('without a price come last', () => {
    const found = similarProjects([card('asked', 'House', null), ...CARDS], card('own', 'House', 5_000_000))
    expect(found.map(({ slug }) => slug)).toEqual(['town-4', 'house-8', 'villa-26'])
  })
})
