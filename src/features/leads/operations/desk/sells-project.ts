import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'

/** The condition that a project in this column is the actor's to sell. The same rule as `sellsProject`, for many rows. */
export const sellsInSql = ({ actor }: Readonly<Context>, project: SQL): SQL =>
  actor.kind === 'staff' && actor.role === 'sales'
    ? sql`${project} in (select project_id from sales_projects where staff_id = ${actor.id})`
    : sql`true`

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
