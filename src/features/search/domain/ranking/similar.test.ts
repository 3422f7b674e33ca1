import { expect, test } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import { projectFixture } from '../index/projects-fixture'
import { similarTo } from './similar'

const IN_ARI = { places: ['ari', 'phaya-thai'] }
const GONE = projectFixture('gone', {}, { ...IN_ARI, badge: 'Sold_Out', price: aPrice(5_000_000) })
const CATALOGUE = [
  GONE,
  projectFixture('far-but-equal', {}, { places: ['bangna'], price: aPrice(5_000_000) }),
  projectFixture('next-door-dear', {}, { ...IN_ARI, price: aPrice(15_000_000) }),
  projectFixture('next-door', {}, { ...IN_ARI, price: aPrice(6_000_000) }),
  projectFixture('same-district', {}, { places: ['sanam-pao', 'phaya-thai'], price: aPrice(5_000_000) }),
  projectFixture('a-house', {}, { ...IN_ARI, group: 'Townhome', price: aPrice(5_000_000) }),
  projectFixture('gone-too', {}, { ...IN_ARI, badge: 'Sold_Out' }),
  projectFixture('past', {}, { ...IN_ARI, isCurrent: false }),
]

test('homes like a sold-out project are for sale, of its kind, and nearest in place and then in price', () => {
  expect(similarTo(GONE, CATALOGUE, 9)).toEqual(['next-door', 'next-door-dear', 'same-district', 'far-but-equal'])
  expect(similarTo(GONE, CATALOGUE, 2)).toEqual(['next-door', 'next-door-dear'])
})
