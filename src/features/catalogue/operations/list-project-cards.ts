import type { Where } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { ProjectCard } from '../rules/project'
import { PICTURE_SELECT } from './to-picture'
import { CARD_SELECT, toProjectCard } from './to-project'

/** What may be read of the documents that a project refers to. */
export const POPULATE = {
  media: PICTURE_SELECT,
  places: { slug: true, name: true },
  stations: { slug: true, name: true, line: true, system: true, colour: true, lat: true, lng: true },
} as const

/** Only what an editor has published is ever public. What is switched off has become a past project (C10). */
export const IS_PUBLIC: Where = { _status: { equals: 'published' } }

/** The cards of every public project, in the order editors gave them. */
export async function listProjectCards(ctx: Context, locale: Locale): Promise<ProjectCard[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: IS_PUBLIC,
    locale,
    depth: 1,
    pagination: false,
    sort: 'Order',
    select: CARD_SELECT,
    populate: POPULATE,
    req: ctx.req,
  })
  return docs.map((stored) => toProjectCard(stored))
}
