import { projectTag } from '@/kernel/cache/cache-tags'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

const idOf = (project: unknown): number =>
  Number(typeof project === 'object' && project !== null && 'id' in project ? project.id : project)

/** Invalidates the pages of the projects whose campaign was changed, as they link to it, and the pages of campaigns. */
export async function invalidateCampaign(ctx: Context, projects: readonly unknown[]): Promise<void> {
  requireActor(ctx, may.invalidateCampaign)

  await invalidateTags(ctx, ['campaigns'])
  const database = await databaseOf(ctx.payload, ctx.req)
  for (const id of new Set(projects.map(idOf).filter((one) => one > 0))) {
    const { rows } = await database.execute(sql`select slug_name from projects where id = ${id}`)
    await invalidateTags(
      ctx,
      rows.map((row) => projectTag(String(row.slug_name))),
    )
  }
}
