import { IS_PUBLIC } from '@/features/catalogue/server'
import type { Context } from '@/platform/context'

/** The slugs of all public projects, in the order editors gave them. */
export async function listPublishedSlugs(ctx: Context): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    sort: ['Order', 'id'],
    select: { Slug_name: true },
    req: ctx.req,
  })
  return docs.map(({ Slug_name }) => Slug_name)
}
