import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { MEDIA_SELECT } from '../domain/media-record'
import { NEWS_SELECT, type NewsRecord, toNewsRecord } from '../domain/news-record'
import { may } from '../domain/permissions'

const IS_PUBLIC = { _status: { equals: 'published' } }

/** The ids of all public news, newest first. */
export async function listPublishedNews(ctx: Context): Promise<number[]> {
  requireActor(ctx, may.listPublishedNews)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'news',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    sort: ['-date', '-id'],
    select: { category: true },
  })
  return docs.map(({ id }) => id)
}

/** A public news item; null when there is none with that id. */
export async function findPublishedNews(ctx: Context, id: number): Promise<NewsRecord | null> {
  requireActor(ctx, may.findPublishedNews)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'news',
    where: { and: [{ id: { equals: id } }, IS_PUBLIC] },
    depth: 1,
    limit: 1,
    pagination: false,
    select: NEWS_SELECT,
    populate: { media: MEDIA_SELECT },
  })
  return docs[0] ? toNewsRecord(docs[0]) : null
}
