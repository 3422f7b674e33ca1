import type { Context } from '@/platform/context'
import type { Brand } from '../rules/vocabulary'

/** When the pages that editors write were last published. */
export interface PageDates {
  /** null while nothing is published. */
  home: string | null
  brands: readonly { brand: Brand; changedAt: string }[]
}

/** The dates of the published home page and brand pages. */
export async function listPageDates(ctx: Context): Promise<PageDates> {
  const home = await ctx.payload.findGlobal({ slug: 'home-page', depth: 0, req: ctx.req })
  const { docs } = await ctx.payload.find({
    collection: 'brand-pages',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    sort: 'brand',
    select: { brand: true, updatedAt: true },
    req: ctx.req,
  })
  return {
    home: home._status === 'published' ? (home.updatedAt ?? null) : null,
    brands: docs.map(({ brand, updatedAt }) => ({ brand, changedAt: updatedAt })),
  }
}
