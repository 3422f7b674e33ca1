import type { Route } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  // The query is free text: there are as many pages as people can type, so each is cached for a moment only.
  {
    name: 'search-result',
    pattern: 'search-result',
    reads: [
      ...['keyword', 'price', 'brand', 'group', 'badge', 'place', 'station', 'line', 'beds', 'tags'],
      ...['type_tab', 'to', 'within', 'sort', 'view', 'area', 'guess', 'page'],
    ],
    tags: ['projects', 'promotions', 'results'],
    isShared: true,
    lifeSeconds: 45,
    isIndexed: false,
  },
] as const satisfies readonly Route[]
