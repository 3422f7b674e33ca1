import { IS_PUBLIC } from '@/features/catalogue/server'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The slugs of all public projects, in the editors' order. */
export async function listPublishedSlugs(ctx: Context): Promise<string[]> {
  requireActor(ctx, may.listPublishedSlugs)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: IS_PUBLIC,
    depth: 0,
    pagination: false,
    sort: ['Order', 'id'],
    select: { Slug_name: true },
  })
  return docs.map(({ Slug_name }) => Slug_name)
}
