import type { Where } from 'payload'
import { IMAGE_SELECT } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { Story, StoryCard } from '../domain/story'
import { toNewsStory, toPostStory, toStoryCard } from './to-story'

const IS_PUBLIC: Where = { _status: { equals: 'published' } }

/** Newest first; of one day, the latest created first. */
const ORDER = ['-date', '-id']

const optionsFor = (locale: Locale) =>
  ({
    locale,
    depth: 1,
    populate: { media: IMAGE_SELECT },
    pagination: false,
    sort: ORDER,
  }) as const

/** All public news, newest first. */
export async function listNews(ctx: Context, locale: Locale): Promise<StoryCard[]> {
  requireActor(ctx, may.listNews)

  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor(locale),
    collection: 'news',
    where: IS_PUBLIC,
  })
  return docs.map((stored) => toStoryCard(toNewsStory(stored, locale)))
}

/** The public blog posts available in a language, newest first. */
export async function listPosts(ctx: Context, locale: Locale): Promise<StoryCard[]> {
  requireActor(ctx, may.listPosts)

  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor(locale),
    collection: 'posts',
    fallbackLocale: false,
    where: IS_PUBLIC,
  })
  return docs.flatMap((stored) => {
    const story = toPostStory(stored, locale)
    return story ? [toStoryCard(story)] : []
  })
}

/** One news item, published or as a draft; only authorised callers may ask for drafts (C19). */
export async function findNewsItem(ctx: Context, locale: Locale, id: number, isDraft = false): Promise<Story | null> {
  requireActor(ctx, isDraft ? may.previewStory : may.findNewsItem)

  const named: Where = { id: { equals: id } }
  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor(locale),
    collection: 'news',
    where: isDraft ? named : { and: [named, IS_PUBLIC] },
    draft: isDraft,
    limit: 1,
  })
  // A draft without a category has no address yet.
  return docs[0]?.category ? toNewsStory(docs[0], locale) : null
}

/** One blog post, likewise. A draft without a translation falls back to the nearest language. */
export async function findPost(ctx: Context, locale: Locale, slug: string, isDraft = false): Promise<Story | null> {
  requireActor(ctx, isDraft ? may.previewStory : may.findPost)

  const named: Where = { slug: { equals: slug } }
  const { docs } = await localApi(ctx, 'everything').find({
    ...optionsFor(locale),
    collection: 'posts',
    fallbackLocale: isDraft ? undefined : false,
    where: isDraft ? named : { and: [named, IS_PUBLIC] },
    draft: isDraft,
    limit: 1,
  })
  return docs[0] ? toPostStory(docs[0], locale) : null
}
