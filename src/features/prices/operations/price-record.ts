import { staffOf } from '@/platform/database/context'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { pricePlanEvents } from '../tables'

/** Whole satang of a price as units have it, in baht; null without one. */
export const satangOf = (baht: number | null): number | null =>
  baht === null || baht <= 0 ? null : Math.round(baht * 100)

/** Adds a line to the history of a plan. */
export async function addPlanEvent(
  ctx: TransactionContext,
  plan: number,
  step: 'propose' | 'approve' | 'callOff' | 'done',
  note = '',
): Promise<void> {
  const db = await queriesOf(ctx)
  await db.insert(pricePlanEvents).values({ planId: plan, step, staff: staffOf(ctx), note, at: ctx.now })
}
