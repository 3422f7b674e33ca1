import { EDITED, EVERY_ROLE, type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    location: 'location/thonglor',
    project: 'condominium/nue-district-r9',
    'project-by-slug': 'project/nue-district-r9',
    brochure: 'brochure/nue-district-r9',
    ebrochure: 'ebrochure/nue-district-r9',
    'floor-plan': 'floor-plan/nue-district-r9',
    'compare-plans': 'compare-plans/nue-district-r9',
  },
  indexed: ['search-seo'],
  sitemaps: ['listings', 'locations', 'projects'],
  collections: {
    projects: EDITED,
    'unit-types': EDITED,
    units: {
      read: EVERY_ROLE,
      create: ['admin', 'publisher', 'editor'],
      update: ['admin', 'editor', 'publisher', 'sales', 'supervisor'],
      delete: ['admin', 'publisher'],
    },
    places: EDITED,
    stations: EDITED,
    'search-seos': EDITED,
    'price-bands': PUBLISHED,
    brochures: PUBLISHED,
  },
  drops: {
    'search-seos': ['landings', 'choices'],
    'unit-types': ['project:', 'cards:', 'projects', 'choices'],
    units: ['project:', 'brand:'],
    places: 'everything',
    stations: 'everything',
    'price-bands': 'everything',
  },
} satisfies Expected
