import type { Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  { name: 'styleguide', pattern: 'styleguide', reads: [], tags: [], isShared: true, isIndexed: false },
] as const satisfies readonly Route[]
