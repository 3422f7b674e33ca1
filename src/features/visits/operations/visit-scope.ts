import type { Where } from 'payload'
import { findSalesScope, oneOf } from '@/features/staff/server'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

/**
 * The visits that somebody of sales sees: those they receive, those to the projects they sell, and those without a
 * project in a gallery that shows one of these. True for all of them.
 */
export async function findVisitScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findVisitScope)

  const scope = await findSalesScope(ctx)
  if (scope === 'all') return true
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select distinct parent_id as id from sales_galleries_rels
    where path = 'projects' and projects_id in ${[-1, ...scope.projects]}`)
  const galleries = rows.map(({ id }) => Number(id))
  return {
    or: [
      oneOf('host', scope.people),
      oneOf('project', scope.projects),
      { and: [{ project: { exists: false } }, oneOf('gallery', galleries)] },
    ],
  }
}
