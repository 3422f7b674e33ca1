import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'

/** Prices change through the system: whoever holds a unit just then has no rights on it. */
const asSystem = <Ctx extends Context>(ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'system', name: 'prices' } })

/**
 * Gives a unit its new price; every open page of the project shows it when this commits, and the prices of its unit type
 * and project follow. Under a promotion it is the price before it. The history of the unit names the plan.
 */
export async function setUnitPrice(
  ctx: TransactionContext,
  unit: number,
  { satang, plan }: { satang: number; plan: string },
): Promise<void> {
  await rowsOf(ctx, sql`select set_config('app.price_plan', ${plan}, true)`)
  const data = { price: satang / 100 }
  await localApi(asSystem(ctx), 'everything').update({ collection: 'units', id: unit, depth: 0, data })
  await rowsOf(ctx, sql`select set_config('app.price_plan', '', true)`)
}
