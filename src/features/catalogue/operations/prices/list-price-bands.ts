import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'
import type { PriceBand } from '../../domain/prices/price-band'

/** The price bands of one set, cheapest first: 1 for the search panel, 2 for results (C12). */
export async function listPriceBands(ctx: Context, set: 1 | 2): Promise<PriceBand[]> {
  requireActor(ctx, may.listPriceBands)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'price-bands',
    where: { set: { equals: String(set) } },
    sort: 'order',
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
  })
  return docs.map(({ from, to }) => ({ from: from ?? null, to: to ?? null }))
}
