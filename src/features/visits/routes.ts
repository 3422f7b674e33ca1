import type { Route } from '@/kernel/route'

/** The public pages of this feature. Free times are as of now: neither page is cached. */
export const routes = [
  {
    name: 'book-visit',
    pattern: 'appointment',
    aliases: ['appointments', 'book-a-visit'],
    reads: ['gallery', 'day', 'project'],
    tags: [],
    isShared: true,
    isCached: false,
  },
  {
    name: 'appointment',
    pattern: 'appointment/{token=}',
    reads: ['day'],
    tags: [],
    isShared: false,
    audience: 'holder',
    isIndexed: false,
  },
] as const satisfies readonly Route[]
