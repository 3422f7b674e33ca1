import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The brochure of a public project: the file that an editor stored for this language, null without one. */
export interface FoundBrochure {
  project: number
  file: string | null
}

/** Finds the brochure of a project; null when there is no such public project. */
export async function findBrochure(ctx: Context, locale: Locale, slug: string): Promise<FoundBrochure | null> {
  requireActor(ctx, may.findBrochure)

  if (!isSlug(slug)) return null
  const everything = localApi(ctx, 'everything')
  const { docs } = await everything.find({
    collection: 'projects',
    where: { Slug_name: { equals: slug }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { Slug_name: true },
  })
  const project = docs[0]?.id
  if (project === undefined) return null
  const stored = await everything.find({
    collection: 'brochures',
    where: { project: { equals: project }, locale: { equals: locale } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { filename: true },
  })
  return { project, file: stored.docs[0]?.filename ?? null }
}
