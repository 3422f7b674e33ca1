import type { Where } from 'payload'
import { findSalesScope, oneOf } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The units whose state the actor changes: sales those of the projects they sell, everybody else with the right all. */
export async function findUnitScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findUnitScope)

  if (ctx.actor.kind !== 'staff' || ctx.actor.role !== 'sales') return true
  const scope = await findSalesScope(ctx)
  return scope === 'all' || oneOf('project', scope.projects)
}
