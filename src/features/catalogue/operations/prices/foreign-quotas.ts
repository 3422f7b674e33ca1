import { cardsTags, projectTag } from '@/kernel/cache/cache-tags'
import { dayIn } from '@/kernel/calendar-day'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../../domain/permissions'
import { type BuildingAreas, type ForeignQuota, quotaLeft } from '../../domain/prices/foreign-quota'
import { FOR_SALE } from './units-for-sale'

/** A figure that has not changed is shown with a newer day once its own is this old. */
const DAYS_SHOWN = 7

/** The areas of one building, reckoned. */
export interface ReckonedBuilding extends BuildingAreas {
  building: string
}

/** The quotas of each public condominium, or of one, by its database id. A building that nobody has counted is missing. */
export async function listForeignQuotas(ctx: Context, project?: number): Promise<ReadonlyMap<number, ForeignQuota[]>> {
  requireActor(ctx, may.listForeignQuotas)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select q.project_id as project, q.building, q.total, q.taken, q.reckoned_at as at,
      (select min(round(u.area * 100)) from units u
        where u.project_id = q.project_id and u.building = q.building and ${FOR_SALE}) as smallest
    from foreign_quotas q join projects p on p.id = q.project_id
    where p.project_group = 'Condominium' and ${project === undefined ? sql`true` : sql`p.id = ${project}`}
    order by q.building`)
  const quotas = new Map<number, ForeignQuota[]>()
  for (const { project: id, building, total, taken, at, smallest } of rows) {
    const left = quotaLeft({ total: Number(total), foreign: Number(taken) })
    const quota = {
      ...{ building: String(building), total: Number(total), left },
      isOpen: smallest !== null && Number(smallest) <= left,
      asOf: dayIn('Asia/Bangkok', new Date(String(at))),
    }
    quotas.set(Number(id), [...(quotas.get(Number(id)) ?? []), quota])
  }
  return quotas
}

/** Whether what is shown of the buildings differs from what is reckoned, or is too old to be shown any longer. */
async function isOutdated(ctx: Context, project: number, reckoned: readonly ReckonedBuilding[]): Promise<boolean> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const oldest = new Date(ctx.now.getTime() - DAYS_SHOWN * 86_400_000).toISOString()
  const { rows } = await database.execute(sql`
    select building, total, taken, reckoned_at <= ${oldest}::timestamptz as is_old from foreign_quotas
    where project_id = ${project} for update`)
  const isSame = (row: (typeof rows)[number]) =>
    reckoned.some(
      ({ building, total, foreign }) =>
        row.building === building &&
        Number(row.total) === total &&
        Number(row.taken) === foreign &&
        row.is_old !== true,
    )
  return rows.length !== reckoned.length || !rows.every(isSame)
}

/**
 * Publishes what booking has reckoned of the buildings of a project, with its day. Pages and the search are made anew only
 * where a figure differs, or its day is a week old.
 */
export async function publishForeignQuotas(
  ctx: Context,
  project: number,
  reckoned: readonly ReckonedBuilding[],
): Promise<void> {
  requireActor(ctx, may.publishForeignQuotas)

  await inTransaction(ctx, async (inside) => {
    if (!(await isOutdated(inside, project, reckoned))) return
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`delete from foreign_quotas where project_id = ${project}`)
    for (const { building, total, foreign } of reckoned)
      await database.execute(sql`
        insert into foreign_quotas (project_id, building, total, taken, reckoned_at)
        values (${project}, ${building}, ${total}, ${foreign}, ${inside.now.toISOString()}::timestamptz)`)
    const { Slug_name: slug, Project_group: group } = await localApi(inside, 'everything').findByID({
      collection: 'projects',
      id: project,
      depth: 0,
      select: { Slug_name: true, Project_group: true },
    })
    await invalidateTags(inside, [projectTag(slug), 'projects', ...cardsTags(group)])
  })
}
