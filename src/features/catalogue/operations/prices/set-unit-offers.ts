import { keptPrice, type Price } from '@/kernel/price'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { publishUnits } from '../publish-unit'
import { queueDerivedPrices } from './derive-prices'

/** What promotions make of the price of a unit. */
export interface UnitOfferPrice {
  unit: number
  price: Price
  offers: readonly string[]
}

/**
 * Writes the prices of units of one project under the promotions that run: one statement for all of them, so that a cut
 * of a whole project takes no longer than one of a few units. As of any change of a price the database records the history
 * of each, open pages hear of each when this commits, and the prices of unit types and project follow. A unit that is
 * taken is left alone: its buyer has the terms of that moment.
 */
export async function setUnitOffers(
  ctx: TransactionContext,
  project: number,
  changes: readonly UnitOfferPrice[],
): Promise<void> {
  if (changes.length === 0) return
  const database = await databaseOf(ctx.payload, ctx.req)
  const stored = changes.map(({ price, ...one }) => ({ ...one, ...keptPrice(price) }))
  const { rows } = await database.execute(sql`
    update units u set price = d.price, price_before = d."priceBefore", offers = d.offers, updated_at = ${ctx.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as d(unit int, price numeric, "priceBefore" numeric, offers jsonb)
    where u.id = d.unit and u.project_id = ${project} and u.state = 'available' returning u.id`)
  // The system says so: whoever holds a unit just then has no rights on it.
  const system: Context = { ...ctx, actor: { kind: 'system', name: 'promotions' } }
  await publishUnits(
    system,
    project,
    rows.map(({ id }) => Number(id)),
  )
  await queueDerivedPrices(system, project)
}
