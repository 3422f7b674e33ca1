import { FILTER_KEYS } from '@/kernel/listing-keys'
import { type Route, STAFF_PAGE } from '@/kernel/route'

/** One listing of projects: the header menu's address first, then the forms of S1 and of older links (C7). */
const listing = <Name extends string, Pattern extends string>(name: Name, pattern: Pattern, ...aliases: string[]) => ({
  name,
  pattern,
  aliases,
  reads: FILTER_KEYS,
  tags: ['projects', 'promotions', 'landings'] as const,
  isShared: true,
})

/** The public pages of this feature. */
export const routes = [
  { name: 'project-preview', pattern: '{group}/{slug}/preview', ...STAFF_PAGE },
  { name: 'listing-preview', pattern: 'project/{kind}/{category}/preview', ...STAFF_PAGE },
  { name: 'location-preview', pattern: 'location/{location}/preview', ...STAFF_PAGE },
  { name: 'search-seo', pattern: 'search-seo', reads: [], tags: [], isShared: true },
  listing('condominiums', 'project/condominium/all', 'project/condominium', 'condominium', 'microsite'),
  listing('new-condominiums', 'project/condominium/new-condo', 'condominium/new-condo'),
  listing('ready-condominiums', 'project/condominium/condo-ready-to-move', 'condominium/condo-ready-to-move'),
  listing('pet-friendly-condominiums', 'project/condominium/condo-pet-friendly', 'condominium/condo-pet-friendly'),
  listing('houses', 'project/house/all', 'project/house', 'house'),
  listing(
    'detached-houses',
    'project/house/single-detached-house',
    'house/single-detached-house',
    'project/single-detached-house',
    'single-detached-house',
  ),
  listing(
    'townhomes',
    'project/house/townhome',
    'project/house/townhouse',
    'house/townhome',
    'house/townhouse',
    'project/townhome',
    'townhome',
  ),
  listing('shophouses', 'project/house/shophouse', 'house/shophouse'),
  listing('past-projects', 'project/past-projects/all', 'project/past-projects', 'past-projects'),
  listing('location', 'location/{location}', 'location/sukhumvit/{location}'),
  {
    name: 'project',
    pattern: '{group}/{slug}',
    aliases: ['project/{group}/{slug}', 'microsite/{group}/{slug}'],
    reads: [],
    tags: ['project:{slug}', 'cards:{group}'],
    isShared: true,
  },
  {
    name: 'brochure',
    pattern: 'brochure/{slug}',
    reads: [],
    tags: ['project:{slug}'],
    isShared: true,
    isIndexed: false,
  },
  {
    name: 'ebrochure',
    pattern: 'ebrochure/{slug}',
    reads: [],
    tags: ['project:{slug}'],
    isShared: true,
    isIndexed: false,
  },
  // With the units as they are now: the same for everybody, but never kept.
  {
    name: 'floor-plan',
    pattern: 'floor-plan/{slug}',
    reads: ['type', 'unit', 'facing', 'floor'],
    tags: [],
    isShared: false,
    isIndexed: false,
  },
  {
    name: 'compare-plans',
    pattern: 'compare-plans/{slug}',
    reads: ['types', 'show'],
    readsEveryValue: true,
    tags: [],
    isShared: false,
    isIndexed: false,
  },
  // Only the content knows its group: the app answers the 301, with the query (C6).
  { name: 'project-by-slug', pattern: 'project/{slug}', reads: [], tags: [], isShared: false, isIndexed: false },
] as const satisfies readonly Route[]
