import { type Route, STAFF_PAGE } from '@/kernel/route'

/** Made for one member: never cached, never indexed. */
const OWN = { reads: [], audience: 'member', tags: [], isShared: false, isIndexed: false } as const

/** noble ID (A13.1, C26): the page of its benefits, and the member's own card and codes. */
export const routes = [
  { name: 'noble-id', pattern: 'noble-id', reads: [], tags: ['noble-id'], isShared: true },
  { name: 'noble-id-preview', pattern: 'noble-id/preview', ...STAFF_PAGE },
  { name: 'noble-id-card', pattern: 'noble-id/card', ...OWN },
  { name: 'noble-id-code', pattern: 'noble-id/code/{id}', ...OWN },
] as const satisfies readonly Route[]
