import type { Brand } from '@/kernel/vocabulary'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The number of units in the public projects of a brand, including sold ones. */
export async function countBrandHomes(ctx: Context, brand: Brand): Promise<number> {
  requireActor(ctx, may.countBrandHomes)

  const { totalDocs } = await localApi(ctx, 'everything').count({
    collection: 'units',
    where: { and: [{ 'project.Brand': { equals: brand } }, { 'project._status': { equals: 'published' } }] },
  })
  return totalDocs
}
