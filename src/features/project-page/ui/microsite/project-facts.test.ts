import { describe, expect, test } from 'vitest'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { aPrice, aProject, aUnitType } from '@/features/catalogue/samples'
import { projectFacts } from './project-facts'

const type = (change: Partial<UnitType> = {}) => aUnitType({ price: aPrice(5_000_000, 6_000_000), ...change })

const pageUnderTest = (change: Partial<ProjectPage> = {}) =>
  aProject({
    slug: 'noble-a',
    zone: 'Ari',
    tagline: 'A house of light',
    price: aPrice(4_900_000),
    unitTypes: [type(), type({ price: aPrice(5_000_000, 12_000_000) }), type({ price: aPrice(null) })],
    meta: { ...aProject().meta, description: 'For search' },
    ...change,
  })

const sections = (change: Partial<ProjectPage['sections']>) => ({ ...pageUnderTest().sections, ...change })

describe('the price in the structured data of a project', () => {
  test.each<[string, Partial<ProjectPage>, unknown]>([
    ['is that of its page', {}, { isSoldOut: false, lowPrice: 4_900_000, highPrice: 12_000_000, kinds: 2 }],
    ['is none where one has to ask', { price: aPrice(null) }, null],
    ['is none of a past project', { isCurrent: false }, null],
    ['is that it is sold out', { badge: 'Sold_Out' }, { isSoldOut: true }],
    [
      'has no end where the kinds of home are not shown',
      { sections: sections({ unit_type: false }) },
      { isSoldOut: false, lowPrice: 4_900_000, highPrice: null, kinds: 0 },
    ],
  ])('%s', (_, change, offer) => {
    expect(projectFacts('en', pageUnderTest(change)).offer).toEqual(offer)
  })
})

test('the position is published where the page shows it', () => {
  expect(projectFacts('en', pageUnderTest()).position).toEqual({ lat: 13.78, lng: 100.54 })
  expect(projectFacts('en', pageUnderTest({ sections: sections({ location: false }) })).position).toBeNull()
})

test('the number of units is published where the page shows it', () => {
  const { facts } = pageUnderTest()
  const unitsOf = (change: Partial<ProjectPage>) => projectFacts('en', pageUnderTest(change)).units
  expect(unitsOf({})).toBe(320)
  expect(unitsOf({ facts: { ...facts, units: 0 } })).toBeNull()
})
