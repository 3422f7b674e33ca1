import type { Where } from 'payload'
import type { Context } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../../domain/permissions'

/** The sellers whose work an actor sees: themselves, and of a supervisor the team. */
const teamOf = (staff: number): SQL =>
  sql`(select ${staff}::int union select staff_id from sales_people where supervisor_id = ${staff})`

/**
 * The condition that the actor may see a lead, which is `l`: admins all; sales those of the projects they sell and those
 * they own; supervisors also those of their team. Nobody else sees any.
 */
export function inScope({ actor }: Readonly<Context>): SQL {
  if (actor.kind === 'system') return sql`true`
  if (actor.kind !== 'staff' || !['admin', 'sales', 'supervisor'].includes(actor.role)) return sql`false`
  if (actor.role === 'admin') return sql`true`
  const people = actor.role === 'supervisor' ? teamOf(actor.id) : sql`(select ${actor.id}::int)`
  return sql`(l.owner_id in ${people}
    or l.project_id in (select project_id from sales_projects where staff_id in ${people}))`
}

const idsIn = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => Number(id))

/** No document has this number. */
const NONE = -1

/** The same for lists of the content system: true for every lead, or the condition. */
export async function findLeadScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findLeadScope)

  const { actor } = ctx
  if (actor.kind !== 'staff' || actor.role === 'admin') return true
  const people = actor.role === 'supervisor' ? teamOf(actor.id) : sql`(select ${actor.id}::int)`
  const database = await databaseOf(ctx.payload, ctx.req)
  const team = await database.execute(sql`select t.id from ${people} as t(id)`)
  const projects = await database.execute(
    sql`select distinct project_id as id from sales_projects where staff_id in ${people}`,
  )
  return {
    or: [{ owner: { in: idsIn(team.rows) } }, { project: { in: [NONE, ...idsIn(projects.rows)] } }],
  }
}
