import type { Brand } from '@/kernel/vocabulary'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** When the edited pages were last published. */
export interface PageDates {
  /** null while unpublished. */
  home: string | null
  brands: readonly { brand: Brand; changedAt: string }[]
}

/** The dates of the published home page and brand pages. */
export async function listPageDates(ctx: Context): Promise<PageDates> {
  requireActor(ctx, may.listPageDates)

  const home = await localApi(ctx, 'everything').findGlobal({ slug: 'home-page', depth: 0 })
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'brand-pages',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    sort: 'brand',
    select: { brand: true, updatedAt: true },
  })
  return {
    home: home._status === 'published' ? (home.updatedAt ?? null) : null,
    brands: docs.map(({ brand, updatedAt }) => ({ brand, changedAt: updatedAt })),
  }
}
