import { type Route, STAFF_PAGE } from '@/kernel/route'

/**
 * News and blog (A2.2). A change invalidates all of their pages, since each shows teasers of others. The canonical
 * address of a news item contains its category; the address without it redirects (C27).
 */
export const routes = [
  {
    name: 'news',
    pattern: 'news',
    aliases: ['news/news', 'news/news-detail', 'news-detail'],
    reads: ['category', 'page'],
    tags: ['news'],
    isShared: true,
  },
  { name: 'news-item', pattern: 'news-detail/{category}/{id}', reads: [], tags: ['news'], isShared: true },
  // Only the database knows the category: the app answers with the 301 and keeps the query (C27).
  {
    name: 'news-item-by-id',
    pattern: 'news-detail/{id}',
    reads: [],
    tags: [],
    isShared: false,
    isIndexed: false,
    answersWithRedirect: true,
  },
  { name: 'news-item-preview', pattern: 'news-detail/{category}/{id}/preview', ...STAFF_PAGE },
  {
    name: 'blog',
    pattern: 'blog',
    aliases: ['blog/list', 'blog/content', 'blog/detail', 'blog/list-pagination', 'blog/all/page/1'],
    reads: [],
    tags: ['blog'],
    isShared: true,
  },
  { name: 'blog-post', pattern: 'blog/{slug}', reads: [], tags: ['blog'], isShared: true },
  { name: 'blog-post-preview', pattern: 'blog/{slug}/preview', ...STAFF_PAGE },
  // A filtered list: search engines follow its links but do not index it.
  {
    name: 'blog-tab',
    pattern: 'blog/{tab}/page/{number}',
    reads: [],
    tags: ['blog'],
    isShared: true,
    isIndexed: false,
  },
] as const satisfies readonly Route[]
