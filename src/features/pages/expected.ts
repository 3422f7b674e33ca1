import { EDITED, EVERY_ROLE, type Expected } from '@/kernel/feature-expected'

export const expected = {
  indexed: ['home', 'brand-noble', 'brand-nue'],
  sitemaps: ['pages'],
  collections: {
    'brand-pages': EDITED,
  },
  globals: {
    'home-page': { read: EVERY_ROLE, update: ['admin', 'publisher', 'editor'] },
  },
  drops: {
    'home-page': ['home'],
    'brand-pages': ['brand:'],
  },
} satisfies Expected
