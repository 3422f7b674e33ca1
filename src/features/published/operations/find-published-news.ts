import type { Context } from '@/platform/context'
import { MEDIA_SELECT } from '../rules/media-record'
import { NEWS_SELECT, type NewsRecord, toNewsRecord } from '../rules/news-record'

const IS_PUBLIC = { _status: { equals: 'published' } }

/** The numbers of all public news, the newest first. */
export async function listPublishedNews(ctx: Context): Promise<number[]> {
  const { docs } = await ctx.payload.find({
    collection: 'news',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    sort: ['-date', '-id'],
    select: { category: true },
    req: ctx.req,
  })
  return docs.map(({ id }) => id)
}

/** One public item of news; null when there is none of that number. */
export async function findPublishedNews(ctx: Context, id: number): Promise<NewsRecord | null> {
  const { docs } = await ctx.payload.find({
    collection: 'news',
    where: { and: [{ id: { equals: id } }, IS_PUBLIC] },
    depth: 1,
    limit: 1,
    pagination: false,
    select: NEWS_SELECT,
    populate: { media: MEDIA_SELECT },
    req: ctx.req,
  })
  return docs[0] ? toNewsRecord(docs[0]) : null
}
