import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'
import { findSalesScope, oneOf } from '@/features/staff/server'
import { sales_galleries_rels } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
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
  const rows = await database
    .selectDistinct({ id: sales_galleries_rels.parent })
    .from(sales_galleries_rels)
    .where(
      and(eq(sales_galleries_rels.path, 'projects'), inArray(sales_galleries_rels.projectsID, [...scope.projects])),
    )
  const galleries = rows.map(({ id }) => id)
  return {
    or: [
      oneOf('host', scope.people),
      oneOf('project', scope.projects),
      { and: [{ project: { exists: false } }, oneOf('gallery', galleries)] },
    ],
  }
}
