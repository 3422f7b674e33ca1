import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { sql } from '@/platform/database'
import { enqueueOnce } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { PlanState } from '../domain/plan'
import { addPlanEvent } from './price-record'
import { APPLY_PRICES_TASK } from './price-tasks'

/** Why nothing was decided: no such plan, decided or begun already, by no second person, or without a reason. */
export type PlanRefusal = 'unknown' | 'notNow' | SecondPersonFault | 'noReason'

async function lockPlan(ctx: TransactionContext, number: string) {
  const [row] = await rowsOf(ctx, sql`select * from price_plans where number = ${number} for update`)
  return (
    row && {
      id: Number(row.id),
      state: row.state as PlanState,
      proposedBy: Number(row.proposed_by),
      startsAt: new Date(row.starts_at as string),
    }
  )
}

/**
 * Approves a plan that somebody else proposed. It takes effect at its moment; one that is approved later takes effect
 * at once.
 */
export function approvePlan(ctx: Context, number: string): Promise<Result<null, PlanRefusal>> {
  requireActor(ctx, may.approvePlan)

  return inTransaction(ctx, async (inside): Promise<Result<null, PlanRefusal>> => {
    const plan = await lockPlan(inside, number)
    if (!plan) return refuse('unknown')
    if (plan.state !== 'proposed') return refuse('notNow')
    // The database refuses the same person too (`price_plans_four_eyes`).
    const fault = await checkSecondPerson(inside, plan.proposedBy)
    if (fault) return refuse(fault)
    await rowsOf(
      inside,
      sql`update price_plans set state = 'approved', decided_by = ${staffOf(inside)} where id = ${plan.id}`,
    )
    await addPlanEvent(inside, plan.id, 'approve')
    await enqueueOnce(inside, APPLY_PRICES_TASK, {}, { key: `prices.apply-${plan.id}`, notBefore: plan.startsAt })
    return ok(null)
  })
}

/** Calls a plan off before it has changed any price, with the reason that its history keeps. */
export function callOffPlan(ctx: Context, number: string, reason: string): Promise<Result<null, PlanRefusal>> {
  requireActor(ctx, may.callOffPlan)

  return inTransaction(ctx, async (inside): Promise<Result<null, PlanRefusal>> => {
    const why = reason.replaceAll('\0', '').trim().slice(0, 500)
    if (why === '') return refuse('noReason')
    const plan = await lockPlan(inside, number)
    if (!plan) return refuse('unknown')
    const [begun] = await rowsOf(
      inside,
      sql`select 1 from price_plan_units where plan_id = ${plan.id} and applied_at is not null limit 1`,
    )
    const isDue = plan.state === 'approved' && plan.startsAt <= inside.now
    if (begun || isDue || (plan.state !== 'proposed' && plan.state !== 'approved')) return refuse('notNow')
    await rowsOf(inside, sql`update price_plans set state = 'called_off' where id = ${plan.id}`)
    await addPlanEvent(inside, plan.id, 'callOff', why)
    return ok(null)
  })
}
