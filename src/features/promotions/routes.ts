import { type Route, STAFF_PAGE } from '@/kernel/route'

/** Promotions (A2.6). A change of one, and its start and end, make all of their pages anew. */
export const routes = [
  { name: 'promotion', pattern: 'promotion', reads: [], tags: ['promotions', 'projects'], isShared: true },
  { name: 'promotions-preview', pattern: 'promotion/preview', ...STAFF_PAGE },
  { name: 'promotion-page', pattern: 'promotion/{slug}', reads: [], tags: ['promotions', 'projects'], isShared: true },
  { name: 'promotion-page-preview', pattern: 'promotion/{slug}/preview', ...STAFF_PAGE },
] as const satisfies readonly Route[]
