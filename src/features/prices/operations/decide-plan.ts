import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import type { SecondPersonFault } from '@/features/staff'
import { checkSecondPerson } from '@/features/staff/server'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueueOnce } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { pricePlans, pricePlanUnits } from '../tables'
import { addPlanEvent } from './price-record'
import { APPLY_PRICES_TASK } from './price-tasks'

/** Why nothing was decided: no such plan, decided or begun already, by no second person, or without a reason. */
export type PlanRefusal = 'unknown' | 'notNow' | SecondPersonFault | 'noReason'

async function lockPlan(ctx: TransactionContext, number: string) {
  const db = await queriesOf(ctx)
  const [plan] = await db.select().from(pricePlans).where(eq(pricePlans.number, number)).for('update')
  return plan
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
    const db = await queriesOf(inside)
    const approved = { state: 'approved', decidedBy: staffOf(inside) } as const
    await db.update(pricePlans).set(approved).where(eq(pricePlans.id, plan.id))
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
    const db = await queriesOf(inside)
    const begun = await db.$count(
      pricePlanUnits,
      and(eq(pricePlanUnits.planId, plan.id), isNotNull(pricePlanUnits.appliedAt)),
    )
    const isDue = plan.state === 'approved' && plan.startsAt <= inside.now
    if (begun > 0 || isDue || (plan.state !== 'proposed' && plan.state !== 'approved')) return refuse('notNow')
    await db.update(pricePlans).set({ state: 'called_off' }).where(eq(pricePlans.id, plan.id))
    await addPlanEvent(inside, plan.id, 'callOff', why)
    return ok(null)
  })
}
