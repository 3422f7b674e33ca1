import { type Route, STAFF_PAGE } from '@/kernel/route'

/** The public pages of this feature. */
export const routes = [
  {
    name: 'home',
    pattern: 'home',
    aliases: [''],
    reads: [],
    tags: ['home', 'projects', 'promotions', 'news', 'blog'],
    isShared: true,
  },
  { name: 'home-preview', pattern: 'home/preview', ...STAFF_PAGE },
  {
    name: 'brand-noble',
    pattern: 'brand-noble',
    reads: [],
    tags: ['brand:noble', 'projects', 'promotions'],
    isShared: true,
  },
  { name: 'brand-noble-preview', pattern: 'brand-noble/preview', ...STAFF_PAGE },
  { name: 'brand-nue', pattern: 'brand-nue', reads: [], tags: ['brand:nue', 'projects', 'promotions'], isShared: true },
  { name: 'brand-nue-preview', pattern: 'brand-nue/preview', ...STAFF_PAGE },
] as const satisfies readonly Route[]
