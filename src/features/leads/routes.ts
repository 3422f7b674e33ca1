import { LINK_OF_A_MAIL, type Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  // Names the reference of one enquiry: as many pages as visitors.
  {
    name: 'success',
    pattern: 'success',
    reads: ['project', 'unit', 'ref'],
    tags: ['projects'],
    isShared: true,
    isCached: false,
    isIndexed: false,
  },
  { name: 'newsletter', pattern: 'newsletter', reads: [], tags: [], isShared: true, isIndexed: false },
  { name: 'newsletter-confirm', pattern: 'newsletter/confirm/{token=}', ...LINK_OF_A_MAIL },
  { name: 'newsletter-leave', pattern: 'newsletter/leave/{token=}', ...LINK_OF_A_MAIL },
] as const satisfies readonly Route[]
