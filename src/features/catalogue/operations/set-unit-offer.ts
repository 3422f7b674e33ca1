import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import type { TransactionContext } from '@/platform/transaction'

/** What promotions make of the price of a unit. */
interface UnitOfferPrice {
  price: number | null
  priceBefore: number | null
  offers: readonly string[]
}

/** Whether a save comes from promotions: everybody else's price is the price before them. */
export const setsOffer = (context: Record<string, unknown>): boolean => context.setsOffer === true

/**
 * Writes the price of a unit under the promotions that run. Open pages show it when this commits; the prices of its unit
 * type and project follow, as of any price.
 */
export async function setUnitOffer(ctx: TransactionContext, unit: number, offer: UnitOfferPrice): Promise<void> {
  // Prices change through the system: whoever holds the unit just then has no rights on it.
  const system: Context = { ...ctx, actor: { kind: 'system', name: 'promotions' } }
  await localApi(system, 'everything').update({
    ...{ collection: 'units', id: unit, depth: 0, context: { setsOffer: true } },
    data: { ...offer, offers: [...offer.offers] },
  })
}
