import type { Context } from '@/platform/context'
import { type LandingAddress, type LandingFault, landingFault } from '../rules/landing'

/** What is wrong with the address of a search entry among all others, drafts too; null when nothing is (C8). */
export async function checkLanding(
  ctx: Context,
  address: LandingAddress,
  id: number | null,
): Promise<LandingFault | null> {
  const { docs } = await ctx.payload.find({
    collection: 'search-seos',
    where: id === null ? {} : { id: { not_equals: id } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { Slug_path: true, Slug_name: true },
    req: ctx.req,
  })
  const others = docs.map(({ Slug_path: slugPath, Slug_name: slug }) => ({ slugPath, slug }))
  return landingFault(address, others)
}
