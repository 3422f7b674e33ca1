import type { Context } from '@/platform/context'
import type { PriceBand } from '../rules/price-band'

/** The price choices of one set, cheapest first: 1 for the search panel, 2 for results (C12). */
export async function listPriceBands(ctx: Context, set: 1 | 2): Promise<PriceBand[]> {
  const { docs } = await ctx.payload.find({
    collection: 'price-bands',
    where: { set: { equals: String(set) } },
    sort: 'order',
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
    req: ctx.req,
  })
  return docs.map(({ from, to }) => ({ from: from ?? null, to: to ?? null }))
}
