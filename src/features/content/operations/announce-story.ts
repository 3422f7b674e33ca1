import { blogPath, newsPath, pagePath } from '@/features/addresses'
import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'
import { type NewsCategory, newsItemPath } from '../rules/story'

interface Stored {
  _status?: 'draft' | 'published' | null
}
/** What is read of a stored news item to tell of it. */
export type StoredNews = Stored & { id: number; category: NewsCategory }
/** The same of a post. */
export type StoredPost = Stored & { slug: string }

async function announce<Doc extends Stored>(
  ctx: Context,
  seen: readonly (Doc | null | undefined)[],
  { tag, list, pathOf }: { tag: string; list: string; pathOf: (story: Doc) => string },
): Promise<void> {
  const paths = seen.flatMap((story) => (story?._status === 'published' ? [pathOf(story)] : []))
  if (paths.length === 0) return
  await announceContent(ctx, [tag])
  await tellSearchEngines(ctx, [...new Set([...paths, list])])
}

/** Tells front doors and search engines that a public news item changed, came or went. Drafts concern none. */
export function announceNews(ctx: Context, before: StoredNews | null, after: StoredNews | null): Promise<void> {
  const pathOf = (item: StoredNews) => newsItemPath(DEFAULT_LOCALE, item)
  return announce(ctx, [before, after], { tag: 'news', list: newsPath(DEFAULT_LOCALE), pathOf })
}

/** The same for a post of the blog. */
export function announcePost(ctx: Context, before: StoredPost | null, after: StoredPost | null): Promise<void> {
  const pathOf = ({ slug }: StoredPost) => pagePath(DEFAULT_LOCALE, 'blog-post', { slug })
  return announce(ctx, [before, after], { tag: 'blog', list: blogPath(DEFAULT_LOCALE), pathOf })
}
