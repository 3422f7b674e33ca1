import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { may } from '../domain/permissions'

const KEPT = sql`launch_plan_kept, launch_units_kept, launch_names_kept`

/**
 * Lets the database say now, and not at the end of the transaction, whether a change of a campaign would bend the plan of
 * a committed launch. Refused, the transaction is over. Called after every write of a campaign.
 */
export async function savePlan(ctx: Context): Promise<Result<null, 'committed'>> {
  requireActor(ctx, may.savePlan)

  try {
    await rowsOf(ctx, sql`set constraints ${KEPT} immediate`)
    await rowsOf(ctx, sql`set constraints ${KEPT} deferred`)
    return ok(null)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    if (cause.includes('committed launch')) return refuse('committed')
    throw error
  }
}

/** Whether a campaign is a committed launch: it can be withdrawn, and not deleted. */
export async function isCommitted(ctx: Context, campaign: number): Promise<boolean> {
  requireActor(ctx, may.isCommitted)
  return (await rowsOf(ctx, sql`select 1 from launch_commitments where campaign_id = ${campaign}`)).length > 0
}
