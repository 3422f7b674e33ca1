import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import type { ProjectPage } from '../rules/project'
import { IS_PUBLIC, POPULATE } from './list-project-cards'
import { toProjectPage } from './to-project'

/** Everything the microsite of one public project shows; null when there is none at that address. */
export async function findProjectPage(ctx: Context, locale: Locale, slug: string): Promise<ProjectPage | null> {
  const found = await ctx.payload.find({
    collection: 'projects',
    where: { and: [{ Slug_name: { equals: slug } }, IS_PUBLIC] },
    locale,
    depth: 1,
    limit: 1,
    pagination: false,
    joins: false,
    populate: POPULATE,
    req: ctx.req,
  })
  const stored = found.docs[0]
  if (!stored) return null
  const ofProject = { project: { equals: stored.id } }
  const types = await ctx.payload.find({
    collection: 'unit-types',
    where: ofProject,
    locale,
    depth: 0,
    pagination: false,
    sort: ['order', 'code'],
    req: ctx.req,
  })
  const { totalDocs } = await ctx.payload.count({ collection: 'units', where: ofProject, req: ctx.req })
  return toProjectPage(stored, types.docs, totalDocs)
}
