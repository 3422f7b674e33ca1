import { staffOf } from '@/platform/context'
import { sql } from '@/platform/database'
import { rowsOf, timeIn } from '@/platform/rows'
import type { TransactionContext } from '@/platform/transaction'

/** Whole satang of a price as units have it, in baht; null without one. */
export const satangOf = (baht: unknown): number | null =>
  baht === null || baht === undefined || Number(baht) <= 0 ? null : Math.round(Number(baht) * 100)

/** Adds a line to the history of a plan. */
export async function addPlanEvent(
  ctx: TransactionContext,
  plan: number,
  step: 'propose' | 'approve' | 'callOff' | 'done',
  note = '',
): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into price_plan_events (plan_id, step, staff, note, at)
      values (${plan}, ${step}, ${staffOf(ctx)}, ${note}, ${timeIn(ctx.now)})`,
  )
}
