import type { Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  {
    name: 'find-by-line',
    pattern: 'find/by-line',
    aliases: ['find'],
    reads: ['line', 'station', 'to', 'within', 'sort'],
    tags: ['projects'],
    isShared: true,
  },
  {
    name: 'find-by-map',
    pattern: 'find/by-map',
    reads: ['area', 'to', 'within', 'sort'],
    tags: ['projects'],
    isShared: true,
  },
] as const satisfies readonly Route[]
