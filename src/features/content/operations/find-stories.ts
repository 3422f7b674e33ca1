import type { Where } from 'payload'
import { PICTURE_SELECT } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { Story, StoryCard } from '../rules/story'
import { toNewsStory, toPostStory, toStoryCard } from './to-story'

const IS_PUBLIC: Where = { _status: { equals: 'published' } }

/** The newest first; of one day the one that was written last. */
const ORDER = ['-date', '-id']

const optionsFor = (ctx: Context, locale: Locale) =>
  ({
    locale,
    depth: 1,
    populate: { media: PICTURE_SELECT },
    pagination: false,
    sort: ORDER,
    req: ctx.req,
  }) as const

/** All public news, the newest first. */
export async function listNews(ctx: Context, locale: Locale): Promise<StoryCard[]> {
  const { docs } = await ctx.payload.find({ ...optionsFor(ctx, locale), collection: 'news', where: IS_PUBLIC })
  return docs.map((stored) => toStoryCard(toNewsStory(stored, locale)))
}

/** The public posts of the blog that are written in a language, the newest first. */
export async function listPosts(ctx: Context, locale: Locale): Promise<StoryCard[]> {
  const { docs } = await ctx.payload.find({
    ...optionsFor(ctx, locale),
    collection: 'posts',
    fallbackLocale: false,
    where: IS_PUBLIC,
  })
  return docs.flatMap((stored) => {
    const story = toPostStory(stored, locale)
    return story ? [toStoryCard(story)] : []
  })
}

/** One news item: as it is public, or as its draft stands, which the caller may show to few (C19). */
export async function findNewsItem(ctx: Context, locale: Locale, id: number, isDraft = false): Promise<Story | null> {
  const named: Where = { id: { equals: id } }
  const { docs } = await ctx.payload.find({
    ...optionsFor(ctx, locale),
    collection: 'news',
    where: isDraft ? named : { and: [named, IS_PUBLIC] },
    draft: isDraft,
    limit: 1,
  })
  // A draft without a category has no address yet.
  return docs[0]?.category ? toNewsStory(docs[0], locale) : null
}

/** One post of the blog, likewise. A draft is shown in a language it is not written in as its nearest one has it. */
export async function findPost(ctx: Context, locale: Locale, slug: string, isDraft = false): Promise<Story | null> {
  const named: Where = { slug: { equals: slug } }
  const { docs } = await ctx.payload.find({
    ...optionsFor(ctx, locale),
    collection: 'posts',
    fallbackLocale: isDraft ? undefined : false,
    where: isDraft ? named : { and: [named, IS_PUBLIC] },
    draft: isDraft,
    limit: 1,
  })
  return docs[0] ? toPostStory(docs[0], locale) : null
}
