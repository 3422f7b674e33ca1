import { FILM_SELECT } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { MEDIA_SELECT } from '../domain/media-record'
import { may } from '../domain/permissions'
import type { PromotionRecord } from '../domain/promotion-record'
import { toPromotionRecord } from './to-promotion-record'

/** The promotions that are published and active and have not ended, newest first (A11.2). */
export async function listPublishedPromotions(ctx: Context, lang: Locale): Promise<PromotionRecord[]> {
  requireActor(ctx, may.listPublishedPromotions)

  const isOpen = { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: ctx.now.toISOString() } }] }
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'promotions',
    where: { and: [{ _status: { equals: 'published' } }, { Active: { equals: true } }, isOpen] },
    locale: lang,
    depth: 1,
    // Its units are read apart, and not all of them with every promotion.
    select: { benefits: false },
    pagination: false,
    sort: ['-startsAt', '-id'],
    populate: {
      media: MEDIA_SELECT,
      films: FILM_SELECT,
      projects: {
        ...{ Brand: true, Project_Title: true, Project_group: true, Slug_name: true },
        ...{ Badge: true, Project_type: true, Active: true },
      },
    },
  })
  return docs.map((stored) => toPromotionRecord(stored, lang))
}
