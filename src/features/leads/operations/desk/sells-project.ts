import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../../domain/permissions'

/** Whether a project is the actor's to sell: sales those that a supervisor gave them; supervisors and admins all. */
export async function sellsProject(ctx: Context, project: number | null): Promise<boolean> {
  requireActor(ctx, may.sellsProject)

  const { actor } = ctx
  if (actor.kind !== 'staff' || actor.role !== 'sales') return true
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select 1 from sales_projects where staff_id = ${actor.id} and project_id = ${project} limit 1`,
  )
  return rows.length > 0
}
