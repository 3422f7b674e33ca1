import type { Where } from 'payload'
import { personInScope } from '@/features/leads/server'
import { findSalesScope, oneOf } from '@/features/staff/server'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'

/** The saved searches that somebody of sales sees: those of people who asked about a project they sell. True for all. */
export async function findAlertScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findAlertScope)

  if ((await findSalesScope(ctx)) === 'all') return true
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select s.id from saved_searches s where ${personInScope(ctx, sql`s.email`, sql`null`)}`)
  return oneOf(
    'id',
    rows.map(({ id }) => Number(id)),
  )
}
