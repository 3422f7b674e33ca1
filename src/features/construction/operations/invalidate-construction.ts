import { projectTag } from '@/kernel/cache/cache-tags'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

const idOf = (project: unknown): number =>
  typeof project === 'object' && project !== null ? (project as { id: number }).id : Number(project)

/** Invalidates the pages of the projects that a report or a document belongs to, before and after a save. */
export async function invalidateConstruction(ctx: Context, ...projects: readonly unknown[]): Promise<void> {
  requireActor(ctx, may.invalidateConstruction)

  if (ctx.req?.context?.isSeeding === true) return
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { id: { in: [...new Set(projects.filter(Boolean).map(idOf))] } },
    depth: 0,
    pagination: false,
    select: { Slug_name: true },
  })
  await invalidateTags(
    ctx,
    docs.map(({ Slug_name: slug }) => projectTag(slug)),
  )
}
