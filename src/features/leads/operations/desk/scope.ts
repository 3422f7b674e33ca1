import type { Where } from 'payload'
import { findSalesScope, oneOf, sellersSeen } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'

/**
 * The condition that the actor may see a lead, which is `l`: admins all; sales those of the projects they sell and those
 * they own; supervisors also those of their team. Nobody else sees any.
 */
export function inScope(ctx: Readonly<Context>): SQL {
  const sellers = sellersSeen(ctx)
  if (sellers === 'all') return sql`true`
  if (sellers === 'none') return sql`false`
  return sql`(l.owner_id in ${sellers}
    or l.project_id in (select project_id from sales_projects where staff_id in ${sellers}))`
}

/** The condition that somebody with this email or phone asked about what the actor sees: a lead of theirs is in scope. */
export function personInScope(ctx: Readonly<Context>, email: SQL, phone: SQL): SQL {
  if (sellersSeen(ctx) === 'all') return sql`true`
  return sql`exists (select 1 from leads l where (l.email = ${email} or l.phone = ${phone}) and ${inScope(ctx)})`
}

/** The condition that somebody with this email or phone asked about a project, in a lead that the actor sees. */
export const askedAbout = (ctx: Readonly<Context>, project: number, email: SQL, phone: SQL): SQL =>
  sql`exists (select 1 from leads l where l.project_id = ${project} and (l.email = ${email} or l.phone = ${phone})
    and ${inScope(ctx)})`

/** The same as `inScope` for lists of the content system: true for every lead, or the condition. */
export async function findLeadScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findLeadScope)

  const scope = await findSalesScope(ctx)
  return scope === 'all' || { or: [oneOf('owner', scope.people), oneOf('project', scope.projects)] }
}
