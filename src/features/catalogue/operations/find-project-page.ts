import { isSlug } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/context'
import type { ProjectPage } from '../rules/project'
import { IS_PUBLIC, POPULATE } from './list-project-cards'
import { toProjectPage } from './to-project'

/** Of every read of a whole project. */
const WHOLE = { depth: 1, joins: false, populate: POPULATE } as const

async function withHomes(ctx: Context, locale: Locale, stored: StoredProject): Promise<ProjectPage> {
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

/** Everything the microsite of one public project shows; null when there is none at that address. */
export async function findProjectPage(ctx: Context, locale: Locale, slug: string): Promise<ProjectPage | null> {
  if (!isSlug(slug)) return null
  const found = await ctx.payload.find({
    collection: 'projects',
    where: { and: [{ Slug_name: { equals: slug } }, IS_PUBLIC] },
    locale,
    limit: 1,
    pagination: false,
    req: ctx.req,
    ...WHOLE,
  })
  return found.docs[0] ? withHomes(ctx, locale, found.docs[0]) : null
}

/** The same of a project as its draft stands; null when it is gone. Its homes have no drafts. */
export async function findProjectDraft(ctx: Context, locale: Locale, id: number): Promise<ProjectPage | null> {
  const stored = await ctx.payload.findByID({
    collection: 'projects',
    id,
    locale,
    draft: true,
    disableErrors: true,
    req: ctx.req,
    ...WHOLE,
  })
  return stored && withHomes(ctx, locale, stored)
}
