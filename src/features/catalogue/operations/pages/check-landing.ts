import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type LandingAddress, type LandingFault, landingFault } from '../../domain/lists/landing'
import { may } from '../../domain/permissions'

/** The conflict of a search entry's address with all others, drafts included; null when it is valid (C8). */
export async function checkLanding(
  ctx: Context,
  address: LandingAddress,
  id: number | null,
): Promise<LandingFault | null> {
  requireActor(ctx, may.checkLanding)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'search-seos',
    where: id === null ? {} : { id: { not_equals: id } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { Slug_path: true, Slug_name: true },
  })
  const others = docs.map(({ Slug_path: slugPath, Slug_name: slug }) => ({ slugPath, slug }))
  return landingFault(address, others)
}
