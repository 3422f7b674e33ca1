import { blogPath, newsPath, pagePath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import type { CacheTag } from '@/kernel/cache/cache-tags'
import { kindOfMove } from '@/kernel/cache/content-change'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { type NewsCategory, newsItemPath } from '../domain/story'

interface Stored {
  _status?: 'draft' | 'published' | null
}
/** The fields of a stored news item that its invalidation needs. */
export type StoredNews = Stored & { id: number; category: NewsCategory }
/** The same for a post. */
export type StoredPost = Stored & { slug: string }

async function invalidate<Doc extends Stored>(
  ctx: Context,
  [before, after]: readonly [Doc | null, Doc | null],
  { tag, list, pathOf }: { tag: CacheTag; list: string; pathOf: (story: Doc) => string },
): Promise<void> {
  const publicPath = (story: Doc | null) => (story?._status === 'published' ? pathOf(story) : null)
  const [was, is] = [publicPath(before), publicPath(after)]
  const paths = [was, is].filter((path) => path !== null)
  if (paths.length === 0) return
  await invalidateTags(ctx, [tag], kindOfMove(was, is))
  await submitToIndexNow(ctx, [...new Set([...paths, list])])
}

/**
 * Invalidates pages and notifies search engines when a public news item is changed, published or removed. Drafts change
 * nothing.
 */
export function invalidateNews(ctx: Context, before: StoredNews | null, after: StoredNews | null): Promise<void> {
  requireActor(ctx, may.invalidateNews)

  const pathOf = (item: StoredNews) => newsItemPath(DEFAULT_LOCALE, item)
  return invalidate(ctx, [before, after], { tag: 'news', list: newsPath(DEFAULT_LOCALE), pathOf })
}

/** The same for a blog post. */
export function invalidatePost(ctx: Context, before: StoredPost | null, after: StoredPost | null): Promise<void> {
  requireActor(ctx, may.invalidatePost)

  const pathOf = ({ slug }: StoredPost) => pagePath(DEFAULT_LOCALE, 'blog-post', { slug })
  return invalidate(ctx, [before, after], { tag: 'blog', list: blogPath(DEFAULT_LOCALE), pathOf })
}
