import { EDITED, type Expected } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'living-service': 'service/repairs',
    lifestyle: 'lifestyle/the-first-week',
    'living-event': 'noble-living/event-detail/film-under-the-trees',
    'living-benefit': 'noble-living/service-detail/moving-day',
    'living-members': 'noble-living/for-members/first-look',
  },
  pages: [
    ['noble care', '/noblecare'],
    ['a service with a part for members', '/service/air-conditioning'],
    ['the benefits of members', '/noble-living/service-detail'],
    ['the events of noble living', '/noble-living/event-detail'],
    ['a story about living', '/lifestyle/the-first-week'],
  ],
  indexed: ['noblecare', 'noble-living/event-detail', 'noble-living/service-detail'],
  sitemaps: ['living'],
  collections: {
    'living-entries': EDITED,
  },
  drops: {
    'living-entries': ['living'],
  },
} satisfies Expected
