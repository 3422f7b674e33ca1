import type { Where } from 'payload'
import { personInScope } from '@/features/leads/server'
import { findSalesScope, oneOf } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/**
 * The requests that somebody of sales sees: those they or their team own, those of people who also asked about a project
 * they sell, and, for supervisors, those that nobody owns yet. True for all of them.
 */
export async function findRequestScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findRequestScope)

  const scope = await findSalesScope(ctx)
  if (scope === 'all') return true
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select r.id from requests r where ${personInScope(ctx, sql`r.email`, sql`r.phone`)}`)
  const isSupervisor = ctx.actor.kind === 'staff' && ctx.actor.role === 'supervisor'
  return {
    or: [
      oneOf('owner', scope.people),
      oneOf(
        'id',
        rows.map(({ id }) => Number(id)),
      ),
      ...(isSupervisor ? [{ owner: { exists: false } }] : []),
    ],
  }
}
