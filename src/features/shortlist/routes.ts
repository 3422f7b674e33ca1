import type { Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  // Shareable, but not cached: there are as many lists as visitors.
  {
    name: 'shortlist',
    pattern: 'shortlist',
    reads: ['homes'],
    tags: ['projects'],
    isShared: true,
    isCached: false,
    isIndexed: false,
  },
] as const satisfies readonly Route[]
