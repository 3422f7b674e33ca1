import type { Context } from '@/platform/context'
import type { Brand } from '../rules/vocabulary'

/** How many homes stand in the public projects of a brand, sold ones too. */
export async function countBrandHomes(ctx: Context, brand: Brand): Promise<number> {
  const { totalDocs } = await ctx.payload.count({
    collection: 'units',
    where: { and: [{ 'project.Brand': { equals: brand } }, { 'project._status': { equals: 'published' } }] },
    req: ctx.req,
  })
  return totalDocs
}
