import { STAFF_PAGE } from './preview-routes'

/**
 * News and the blog (A2.2). One change of either is told to all of its pages, for each shows some of the others.
 * A news item has one address with its category, and is found without it as well (C27).
 */
export const STORY_ROUTES = [
  {
    name: 'news',
    pattern: 'news',
    twins: ['news/news', 'news/news-detail', 'news-detail'],
    reads: ['category', 'page'],
    tags: ['news'],
    isShared: true,
  },
  { name: 'news-item', pattern: 'news-detail/{category}/{id}', reads: [], tags: ['news'], isShared: true },
  // Which category it is in only the content knows: the app answers the 301, with the query (C27).
  { name: 'news-item-by-id', pattern: 'news-detail/{id}', reads: [], tags: [], isShared: false, isIndexed: false },
  { name: 'news-item-preview', pattern: 'news-detail/{category}/{id}/preview', ...STAFF_PAGE },
  {
    name: 'blog',
    pattern: 'blog',
    twins: ['blog/list', 'blog/content', 'blog/detail', 'blog/list-pagination', 'blog/all/page/1'],
    reads: [],
    tags: ['blog'],
    isShared: true,
  },
  { name: 'blog-post', pattern: 'blog/{slug}', reads: [], tags: ['blog'], isShared: true },
  { name: 'blog-post-preview', pattern: 'blog/{slug}/preview', ...STAFF_PAGE },
  // A part of a list that is whole elsewhere: followed by search engines, and not shown by them.
  {
    name: 'blog-tab',
    pattern: 'blog/{tab}/page/{number}',
    reads: [],
    tags: ['blog'],
    isShared: true,
    isIndexed: false,
  },
] as const
