import type { Where } from 'payload'
import { personInScope } from '@/features/leads/server'
import { findSalesScope, oneOf } from '@/features/staff/server'
import { saved_searches } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The saved searches that somebody of sales sees: those of people who asked about a project they sell. True for all. */
export async function findAlertScope(ctx: Context): Promise<true | Where> {
  requireActor(ctx, may.findAlertScope)

  if ((await findSalesScope(ctx)) === 'all') return true
  const database = await databaseOf(ctx.payload, ctx.req)
  const rows = await database
    .select({ id: saved_searches.id })
    .from(saved_searches)
    .where(personInScope(ctx, sql`${saved_searches.email}`, sql`null`))
  return oneOf(
    'id',
    rows.map(({ id }) => id),
  )
}
