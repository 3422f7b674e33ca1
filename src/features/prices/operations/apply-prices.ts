import { setUnitPrice } from '@/features/catalogue/server'
import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf, timeIn } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { addPlanEvent } from './price-record'

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

/** A plan whose every unit is changed is done. */
async function finish(ctx: TransactionContext, plans: readonly number[]): Promise<void> {
  for (const plan of new Set(plans)) {
    const [row] = await rowsOf(
      ctx,
      sql`update price_plans p set state = 'done' where p.id = ${plan} and p.state = 'approved' and not exists
        (select from price_plan_units where plan_id = p.id and applied_at is null) returning p.id`,
    )
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
  )
  const inOrder = rows
    .map((row) => ({ ...row, time: new Date(row.starts_at as string).getTime(), plan: Number(row.plan_id) }))
    .sort((a, b) => a.time - b.time || a.plan - b.plan) as ({ time: number; plan: number } & (typeof rows)[number])[]
  for (const row of inOrder)
    if (row.outcome === 'changed')
      await setUnitPrice(ctx, unit, { satang: Number(row.price), plan: String(row.number) })
  return inOrder.map(({ plan }) => plan)
}

/** Changes every price whose moment has come, unit by unit. Resolves to the number of units. */
export async function applyDuePrices(ctx: Context): Promise<number> {
  requireActor(ctx, may.applyDuePrices)

  const units = await rowsOf(
    ctx,
    sql`select distinct pu.unit_id from price_plan_units pu join price_plans p on p.id = pu.plan_id where ${due(ctx.now)}`,
  )
  const plans: number[] = []
  for (const { unit_id: unit } of units)
    await inTransaction(ctx, async (inside) => {
      await rowsOf(inside, sql`select id from units where id = ${unit} for no key update`)
      plans.push(...(await applyDuePriceOf(inside, Number(unit))))
    })
  // Also those whose last unit was changed when somebody held it.
  const open = await rowsOf(
    ctx,
    sql`select p.id from price_plans p where p.state = 'approved' and p.starts_at <= ${timeIn(ctx.now)} and not exists
      (select from price_plan_units where plan_id = p.id and applied_at is null)`,
  )
  await inTransaction(ctx, (inside) => finish(inside, [...plans, ...open.map(({ id }) => Number(id))]))
  return units.length
}
