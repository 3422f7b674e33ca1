import { headers } from 'next/headers'
import { openDraft } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { readNewsCategory, type Story } from '../domain/story'
import { findNewsItem, findPost } from '../operations/find-stories'

type FindStory = (ctx: Context) => Promise<Story | null>

/** A story as its draft, for signed-in staff and for holders of a preview link (A2.12). */
async function readStoryDraft(collection: 'news' | 'posts', locale: Locale, token: unknown, find: FindStory) {
  const ctx = await contextOfHeaders(await headers(), { purpose: 'preview', token })
  const asker = { token, area: 'catalogue' } as const
  return openDraft(ctx, asker, async () => {
    const story = await find(ctx)
    return story && { collection, id: story.id, locale, story, savedAt: story.changedAt }
  })
}

/** The draft of a news item, at the address in the draft. */
export function readNewsPreview(locale: Locale, category: string, id: string, token: unknown) {
  return readStoryDraft('news', locale, token, async (ctx) => {
    const story = /^[1-9]\d{0,8}$/.test(id) ? await findNewsItem(ctx, locale, Number(id), true) : null
    return story?.topic === readNewsCategory(category) ? story : null
  })
}

/** The draft of a blog post, at the address in the draft. */
export function readPostPreview(locale: Locale, slug: string, token: unknown) {
  return readStoryDraft('posts', locale, token, (ctx) => findPost(ctx, locale, slug, true))
}
