import { type Route, STAFF_PAGE } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  { name: 'policy-preview', pattern: 'policy/preview', ...STAFF_PAGE },
  { name: 'cookies-notice-preview', pattern: 'cookies-privacy-notice/preview', ...STAFF_PAGE },
  { name: 'policy', pattern: 'policy', reads: ['page', 'edition'], tags: ['policies'], isShared: true },
  {
    name: 'policy-of-project',
    pattern: 'policy/{slug}',
    reads: [],
    tags: ['policies', 'project:{slug}'],
    isShared: true,
  },
  {
    name: 'cookies-notice',
    pattern: 'cookies-privacy-notice',
    aliases: ['cookie-privacy-notice'],
    reads: [],
    tags: ['policies'],
    isShared: true,
  },
] as const satisfies readonly Route[]
