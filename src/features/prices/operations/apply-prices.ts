import { and, eq, isNull, lte, notExists } from '@payloadcms/db-postgres/drizzle'
import { setUnitPrice } from '@/features/catalogue/server'
import { units as unitsTable } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { type Queries, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf, timeIn } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { pricePlans, pricePlanUnits } from '../tables'
import { addPlanEvent } from './price-record'

/** What is due of a plan `p` and its units `pu`. */
const due = (now: Date): SQL => sql`p.state = 'approved' and p.starts_at <= ${timeIn(now)} and pu.applied_at is null`

/**
 * The price of a unit from now on in whole baht, as one expression: what the plan says, before its job has run. A plan
 * says the price before a promotion, whose cut stays (`keptCut`).
 */
export const duePriceInSql = (unit: SQL, otherwise: SQL, now: Date): SQL => sql`coalesce((
  select case when pu.price / 100.0 > c.baht then pu.price / 100.0 - c.baht else pu.price / 100.0 end
  from price_plan_units pu join price_plans p on p.id = pu.plan_id
    cross join lateral (select coalesce(price_before - price, 0) as baht from units where id = pu.unit_id) c
  where pu.unit_id = ${unit} and ${due(now)} order by p.starts_at desc, p.id desc limit 1), ${otherwise})`

/** The units of a plan whose price has not taken effect. */
const openUnits = (db: Queries) =>
  db
    .select({ unitId: pricePlanUnits.unitId })
    .from(pricePlanUnits)
    .where(and(eq(pricePlanUnits.planId, pricePlans.id), isNull(pricePlanUnits.appliedAt)))

/** A plan whose every unit is changed is done. */
async function finish(ctx: TransactionContext, plans: readonly number[]): Promise<void> {
  const db = await queriesOf(ctx)
  for (const plan of new Set(plans)) {
    const isApplied = and(eq(pricePlans.id, plan), eq(pricePlans.state, 'approved'), notExists(openUnits(db)))
    const [row] = await db.update(pricePlans).set({ state: 'done' }).where(isApplied).returning({ id: pricePlans.id })
    if (row) await addPlanEvent(ctx, plan, 'done')
  }
}

/**
 * Changes the prices of a unit that are due, each once, in the open transaction. The caller has locked the unit: who
 * holds it now holds it at the new price. Resolves to the plans that were changed by it.
 */
export async function applyDuePriceOf(ctx: TransactionContext, unit: number): Promise<number[]> {
  const rows = await rowsOf(
    ctx,
    sql`update price_plan_units u set applied_at = ${timeIn(ctx.now)},
        outcome = case when (select state from units where id = u.unit_id) = 'sold' then 'sold' else 'changed' end
      from (select pu.plan_id, p.number, p.starts_at from price_plan_units pu join price_plans p on p.id = pu.plan_id
        where pu.unit_id = ${unit} and ${due(ctx.now)}) d
      where u.plan_id = d.plan_id and u.unit_id = ${unit} and u.applied_at is null
      returning u.plan_id, u.price, u.outcome, d.number, d.starts_at`,
    {
      planId: pricePlanUnits.planId,
      price: pricePlanUnits.price,
      outcome: pricePlanUnits.outcome,
      number: pricePlans.number,
      startsAt: pricePlans.startsAt,
    },
  )
  const inOrder = rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.planId - b.planId)
  for (const { outcome, price, number } of inOrder)
    if (outcome === 'changed') await setUnitPrice(ctx, unit, { satang: price, plan: number })
  return inOrder.map(({ planId }) => planId)
}

/** Changes every price whose moment has come, unit by unit. Resolves to the number of units. */
export async function applyDuePrices(ctx: Context): Promise<number> {
  requireActor(ctx, may.applyDuePrices)

  const db = await queriesOf(ctx)
  const isDue = and(eq(pricePlans.state, 'approved'), lte(pricePlans.startsAt, ctx.now))
  const units = await db
    .selectDistinct({ unit: pricePlanUnits.unitId })
    .from(pricePlanUnits)
    .innerJoin(pricePlans, eq(pricePlans.id, pricePlanUnits.planId))
    .where(and(isDue, isNull(pricePlanUnits.appliedAt)))
  const plans: number[] = []
  for (const { unit } of units)
    await inTransaction(ctx, async (inside) => {
      const own = await queriesOf(inside)
      await own.select({ id: unitsTable.id }).from(unitsTable).where(eq(unitsTable.id, unit)).for('no key update')
      plans.push(...(await applyDuePriceOf(inside, unit)))
    })
  // Also those whose last unit was changed when somebody held it.
  const open = await db
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(and(isDue, notExists(openUnits(db))))
  await inTransaction(ctx, (inside) => finish(inside, [...plans, ...open.map(({ id }) => id)]))
  return units.length
}
