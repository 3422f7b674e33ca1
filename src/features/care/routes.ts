import type { Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  {
    name: 'complaint-case',
    pattern: 'complaint/{token=}',
    reads: [],
    tags: [],
    isShared: false,
    audience: 'holder',
    isIndexed: false,
  },
] as const satisfies readonly Route[]
