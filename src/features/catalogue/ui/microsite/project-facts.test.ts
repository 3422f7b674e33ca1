import { describe, expect, test } from 'vitest'
import { cardUnderTest } from '../../domain/card-samples'
import type { ProjectPage, UnitType } from '../../domain/project'
import { projectFacts } from './project-facts'

const type = (change: Partial<UnitType>): UnitType => ({
  id: '1',
  code: 'A',
  name: 'A',
  kind: 'bed1',
  beds: 1,
  baths: 1,
  parking: 0,
  area: 30,
  landWah: null,
  width: 5,
  depth: 6,
  floors: 1,
  isAvailable: true,
  priceFrom: 5_000_000,
  priceTo: 6_000_000,
  ...{ priceBefore: null, priceOffer: null },
  ...change,
})

const pageUnderTest = (change: Partial<ProjectPage> = {}): ProjectPage => ({
  ...cardUnderTest({ slug: 'noble-a', title: 'noble a', zone: 'Ari', priceFrom: 4_900_000 }),
  code: 'a',
  campaign: '',
  titleFull: 'noble a',
  tagline: 'A house of light',
  sections: {
    book_online: false,
    concept: true,
    project_highlight: true,
    location: true,
    master_plan: true,
    unit_type: true,
  },
  facts: {
    storeys: 20,
    buildings: 1,
    landRai: 2,
    completion: null,
    completionStage: 'ahead',
    units: 320,
    parkingPercent: null,
    commonFee: 60,
    facilities: [],
  },
  concept: { title: '', paragraphs: [] },
  highlights: [],
  location: { text: '', lat: 13.78, lng: 100.54, nearby: [], rails: [] },
  unitTypes: [type({}), type({ priceTo: 12_000_000 }), type({ priceFrom: null, priceTo: null })],
  blocks: [],
  faq: [],
  images: { hero: null, heroTall: null, square: null, facade: null, garden: null, lobby: null, room: null },
  films: { loop: null, banner: null, concept: null, info: null },
  virtualUrl: '',
  registerBanner: null,
  terms: { reservation: null, contractShare: null, downShare: null, instalments: null },
  loan: null,
  priceHistory: [],
  priceSince: null,
  particulars: { owner: '', registration: '', land: null, landNote: '' },
  hasOwnPolicy: false,
  chrome: { hidesHeader: false, hidesFooter: false, hasAffiliateHeader: false, hasAffiliateFooter: false },
  meta: {
    title: '',
    description: 'For search',
    ogTitle: '',
    ogDescription: '',
    twitterTitle: '',
    twitterDescription: '',
    image: null,
  },
  canonicalElsewhere: '',
  isIndexed: true,
  updatedAt: '2026-11-20T03:04:05.000Z',
  pricesAsOf: '2026-11-20T03:04:05.000Z',
  ...change,
})

const sections = (change: Partial<ProjectPage['sections']>) => ({ ...pageUnderTest().sections, ...change })

describe('the price in the structured data of a project', () => {
  test.each<[string, Partial<ProjectPage>, unknown]>([
    ['is that of its page', {}, { isSoldOut: false, lowPrice: 4_900_000, highPrice: 12_000_000, kinds: 2 }],
    ['is none where one has to ask', { priceFrom: null }, null],
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
