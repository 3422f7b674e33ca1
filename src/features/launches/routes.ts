import type { Route } from '@/kernel/route'

/** The public pages of this feature. They say what is true now, and are never kept. */
export const routes = [
  { name: 'launch', pattern: 'launch/{code}', reads: [], tags: [], isShared: false, isIndexed: false },
  {
    name: 'launch-entry',
    pattern: 'launch/{code}/entry/{token=}',
    reads: [],
    tags: [],
    isShared: false,
    audience: 'holder',
    isIndexed: false,
  },
] as const satisfies readonly Route[]
