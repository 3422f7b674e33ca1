import { type Route, STAFF_PAGE } from '@/kernel/route'

/** The same for everybody: what is for members is loaded afterwards. */
const SHARED = { reads: [], tags: ['living'], isShared: true } as const

/** Noble care and living (A2.2). Every list shows teasers of the others, so that a change makes all of them anew. */
export const routes = [
  { name: 'noblecare', pattern: 'noblecare', aliases: ['noble-living', 'service', 'lifestyle'], ...SHARED },
  { name: 'living-service', pattern: 'service/{slug}', ...SHARED },
  { name: 'living-service-preview', pattern: 'service/{slug}/preview', ...STAFF_PAGE },
  { name: 'lifestyle', pattern: 'lifestyle/{slug}', ...SHARED },
  { name: 'lifestyle-preview', pattern: 'lifestyle/{slug}/preview', ...STAFF_PAGE },
  { name: 'living-events', pattern: 'noble-living/event-detail', aliases: ['noble-living/events'], ...SHARED },
  { name: 'living-event', pattern: 'noble-living/event-detail/{slug}', ...SHARED },
  { name: 'living-event-preview', pattern: 'noble-living/event-detail/{slug}/preview', ...STAFF_PAGE },
  { name: 'living-benefits', pattern: 'noble-living/service-detail', aliases: ['noble-living/services'], ...SHARED },
  { name: 'living-benefit', pattern: 'noble-living/service-detail/{slug}', ...SHARED },
  { name: 'living-benefit-preview', pattern: 'noble-living/service-detail/{slug}/preview', ...STAFF_PAGE },
  // A page with its part for members, also without scripts.
  {
    name: 'living-members',
    pattern: 'noble-living/for-members/{slug}',
    reads: [],
    tags: [],
    isShared: false,
    audience: 'member',
    isIndexed: false,
  },
] as const satisfies readonly Route[]
