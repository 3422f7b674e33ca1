import { describe, expect, test } from 'vitest'
import { type EventFacts, eventData, filmData, listData, promotionData } from './listed-data'

const ORIGIN = 'https://homes.example'

const EVENT: EventFacts = {
  path: '/th/noble-living/event-detail/yoga',
  name: 'Yoga on the roof',
  description: 'An hour before breakfast',
  day: '2026-12-05',
  place: 'noble ploenchit\n18th floor',
  images: ['/media/yoga.webp'],
}

describe('an event', () => {
  test('is found with its day, its place and who invites', () => {
    expect(eventData(ORIGIN, EVENT)).toEqual([
      {
        '@type': 'Event',
        '@id': `${ORIGIN}/th/noble-living/event-detail/yoga#event`,
        name: 'Yoga on the roof',
        url: `${ORIGIN}/th/noble-living/event-detail/yoga`,
        description: 'An hour before breakfast',
        startDate: '2026-12-05',
        endDate: '2026-12-05',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: {
          '@type': 'Place',
          name: 'noble ploenchit',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'noble ploenchit, 18th floor',
            addressCountry: 'TH',
          },
        },
        image: [`${ORIGIN}/media/yoga.webp`],
        organizer: { '@type': 'Organization', '@id': `${ORIGIN}/#company`, name: 'noble & nue', url: ORIGIN },
      },
    ])
  })

  test.each([
    ['day', { day: null }],
    ['place', { place: '' }],
  ] as const)('without a %s is not told: a search engine would count it as a fault of the page', (_, change) => {
    expect(eventData(ORIGIN, { ...EVENT, ...change })).toEqual([])
  })
})

describe('a promotion', () => {
  const PROMOTION = {
    path: '/en/promotion/first-key',
    name: 'First key',
    description: 'Free transfer',
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-31T17:00:00.000Z',
    hasEnded: false,
    images: [],
    projects: [{ path: '/en/condominium/noble-a', name: 'noble a' }],
  }

  test('is an offer with its time, of the pages that list its projects', () => {
    expect(promotionData(ORIGIN, PROMOTION)).toEqual([
      {
        '@type': 'Offer',
        '@id': `${ORIGIN}/en/promotion/first-key#offer`,
        name: 'First key',
        url: `${ORIGIN}/en/promotion/first-key`,
        description: 'Free transfer',
        validFrom: '2026-11-01T00:00:00.000Z',
        validThrough: '2026-12-31T17:00:00.000Z',
        offeredBy: { '@type': 'Organization', '@id': `${ORIGIN}/#company`, name: 'noble & nue' },
        itemOffered: [
          {
            '@type': 'RealEstateListing',
            '@id': `${ORIGIN}/en/condominium/noble-a#listing`,
            name: 'noble a',
            url: `${ORIGIN}/en/condominium/noble-a`,
          },
        ],
      },
    ])
  })

  test('without an end or projects claims neither', () => {
    const [offer] = promotionData(ORIGIN, { ...PROMOTION, startsAt: null, endsAt: null, projects: [] })
    expect(Object.keys(offer ?? {})).toEqual(['@type', '@id', 'name', 'url', 'description', 'offeredBy'])
  })

  test('that has ended offers nothing any more', () => {
    expect(promotionData(ORIGIN, { ...PROMOTION, hasEnded: true })).toEqual([])
  })
})

describe('a list', () => {
  test('has its entries in the order of the page', () => {
    const list = listData(ORIGIN, '/en/project/condominium/all', [
      { path: '/en/condominium/noble-a', name: 'noble a' },
      { path: '/en/condominium/nue-b', name: 'nue b' },
    ])
    expect(list).toEqual([
      {
        '@type': 'ItemList',
        '@id': `${ORIGIN}/en/project/condominium/all#list`,
        url: `${ORIGIN}/en/project/condominium/all`,
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'noble a', url: `${ORIGIN}/en/condominium/noble-a` },
          { '@type': 'ListItem', position: 2, name: 'nue b', url: `${ORIGIN}/en/condominium/nue-b` },
        ],
      },
    ])
  })

  test('that is empty is none', () => {
    expect(listData(ORIGIN, '/en/promotion', [])).toEqual([])
  })
})

describe('a film', () => {
  const OURS = { title: '', file: '/media/dusk.mp4', provider: null, tracks: [], addedAt: '2026-11-02T03:00:00.000Z' }
  const SHOWN = { film: OURS, name: 'noble a', description: 'A house of light', poster: '/media/a.webp' }

  test('has what Google asks of a video, and where it is', () => {
    expect(filmData(ORIGIN, [SHOWN])).toEqual([
      {
        '@type': 'VideoObject',
        '@id': `${ORIGIN}/media/dusk.mp4#film`,
        name: 'noble a',
        description: 'A house of light',
        thumbnailUrl: `${ORIGIN}/media/a.webp`,
        uploadDate: '2026-11-02T03:00:00.000Z',
        contentUrl: `${ORIGIN}/media/dusk.mp4`,
      },
    ])
  })

  test.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['vimeo', 'https://player.vimeo.com/video/dQw4w9WgXcQ'],
  ] as const)('at %s has the address of its player, and its own title', (name, embedUrl) => {
    const film = { ...OURS, title: 'Dusk', file: null, provider: { name, id: 'dQw4w9WgXcQ' } }
    expect(filmData(ORIGIN, [{ ...SHOWN, film, description: '' }])).toEqual([
      expect.objectContaining({ name: 'Dusk', description: 'Dusk', embedUrl }),
    ])
  })

  test('that is shown twice is one film', () => {
    expect(filmData(ORIGIN, [SHOWN, SHOWN])).toHaveLength(1)
  })

  test.each([
    ['a picture', { poster: undefined }],
    ['the day it came', { film: { ...OURS, addedAt: undefined } }],
  ])('without %s is not told: it would be refused', (_, change) => {
    expect(filmData(ORIGIN, [{ ...SHOWN, ...change }])).toEqual([])
  })
})
