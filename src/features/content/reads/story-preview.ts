import { headers } from 'next/headers'
import { openDraft } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { publicContext } from '@/platform/payload'
import { findNewsItem, findPost } from '../operations/find-stories'
import { readNewsCategory, type Story } from '../rules/story'

type FindStory = (ctx: Context) => Promise<Story | null>

/** A story as its draft stands, for staff who are signed in and for whoever has a link to it (A2.12). */
async function readStoryDraft(collection: 'news' | 'posts', locale: Locale, token: unknown, find: FindStory) {
  const ctx = await publicContext()
  const asker = { headers: await headers(), token, area: 'catalogue' } as const
  return openDraft(ctx, asker, async () => {
    const story = await find(ctx)
    return story && { collection, id: story.id, locale, story, savedAt: story.changedAt }
  })
}

/** The draft of a news item, at the address that it gives itself. */
export function readNewsPreview(locale: Locale, category: string, id: string, token: unknown) {
  return readStoryDraft('news', locale, token, async (ctx) => {
    const story = /^[1-9]\d{0,8}$/.test(id) ? await findNewsItem(ctx, locale, Number(id), true) : null
    return story?.topic === readNewsCategory(category) ? story : null
  })
}

/** The draft of a post of the blog, at the address that it gives itself. */
export function readPostPreview(locale: Locale, slug: string, token: unknown) {
  return readStoryDraft('posts', locale, token, (ctx) => findPost(ctx, locale, slug, true))
}
