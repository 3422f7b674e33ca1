import { brandTag, projectTag } from '@/kernel/cache-tags'
import type { Context } from '@/platform/context'
import { invalidateTags } from '@/platform/invalidation'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

/** The project a document belongs to; null during demo seeding and when the project is gone. */
async function projectBehind(ctx: Context, project: unknown) {
  if (ctx.req?.context?.isSeeding === true) return null
  const id = typeof project === 'object' && project !== null ? (project as { id: number }).id : Number(project)
  return localApi(ctx, 'everything').findByID({
    collection: 'projects',
    id,
    depth: 0,
    disableErrors: true,
    select: { Slug_name: true, Brand: true },
  })
}

/** Invalidates the pages of a project when one of its unit types changes. */
export async function invalidateProjectPage(ctx: Context, project: unknown): Promise<void> {
  requireActor(ctx, may.invalidateProjectPage)

  const found = await projectBehind(ctx, project)
  if (found) await invalidateTags(ctx, [projectTag(found.Slug_name)])
}

/** Invalidates the pages that show the number of units of a project or its brand. */
export async function invalidateHomeCount(ctx: Context, project: unknown): Promise<void> {
  requireActor(ctx, may.invalidateHomeCount)

  const found = await projectBehind(ctx, project)
  if (found) await invalidateTags(ctx, [projectTag(found.Slug_name), brandTag(found.Brand)])
}
