import { type CacheTag, projectTag } from '@/kernel/cache/cache-tags'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Where a project and a promotion name their films. */
export const FILM_PLACES = {
  projects: [
    'films.bannerDesktop',
    'films.bannerMobile',
    'films.bannerPopup',
    'films.conceptDesktop',
    'films.conceptMobile',
    'films.conceptPopup',
    'films.info',
  ],
  promotions: ['Pre_video', 'Pre_video_mobile', 'Video', 'Video_mobile'],
} as const

const anyOf = (fields: readonly string[], id: number) => ({ or: fields.map((field) => ({ [field]: { equals: id } })) })

/** Invalidates the pages that show a film after its title, provider or captions changed. */
export async function invalidateFilm(ctx: Context, id: number): Promise<void> {
  requireActor(ctx, may.invalidateFilm)

  if (ctx.req?.context?.isSeeding === true) return
  const everything = localApi(ctx, 'everything')
  const projects = await everything.find({
    collection: 'projects',
    where: anyOf(FILM_PLACES.projects, id),
    depth: 0,
    pagination: false,
    joins: false,
    select: { Slug_name: true },
  })
  const promotions = await everything.count({ collection: 'promotions', where: anyOf(FILM_PLACES.promotions, id) })
  const tags: CacheTag[] = projects.docs.map(({ Slug_name: slug }) => projectTag(slug))
  if (promotions.totalDocs > 0) tags.push('promotions')
  await invalidateTags(ctx, tags)
}
