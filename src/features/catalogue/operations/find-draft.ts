import type { Listing } from '@/features/addresses'
import type { Draft } from '@/features/previews'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { type LandingAddress, landingAt } from '../rules/landing'
import { type Brand, groupSegment } from '../rules/vocabulary'

/** Whose draft an address asks for. */
export type DraftOf =
  | 'home'
  | { brand: Brand }
  | { group: string; slug: string }
  | { location: string }
  | { listing: Listing }

/** A draft that is there, and when it was last saved (ISO instant). */
export interface FoundDraft extends Draft {
  savedAt: string
}

async function findHome(ctx: Context, locale: Locale): Promise<FoundDraft> {
  const { updatedAt } = await ctx.payload.findGlobal({ slug: 'home-page', draft: true, depth: 0, req: ctx.req })
  return { collection: 'home-page', id: null, locale, savedAt: updatedAt ?? ctx.now.toISOString() }
}

async function findBrand(ctx: Context, locale: Locale, brand: Brand): Promise<FoundDraft | null> {
  const { docs } = await ctx.payload.find({
    collection: 'brand-pages',
    where: { brand: { equals: brand } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req: ctx.req,
  })
  return docs[0] ? { collection: 'brand-pages', id: docs[0].id, locale, savedAt: docs[0].updatedAt } : null
}

/** By the address that the draft gives itself, which may differ from the published one. */
async function findProject(ctx: Context, locale: Locale, group: string, slug: string): Promise<FoundDraft | null> {
  const { docs } = await ctx.payload.find({
    collection: 'projects',
    where: { Slug_name: { equals: slug } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    joins: false,
    sort: 'id',
    select: { Slug_name: true, Project_group: true, updatedAt: true },
    req: ctx.req,
  })
  const stored = docs[0]
  if (!stored || groupSegment(stored.Project_group) !== group) return null
  return { collection: 'projects', id: stored.id, locale, savedAt: stored.updatedAt }
}

/** The search entry of a location page or of a list, by the address that its draft gives itself. */
async function findLanding(
  ctx: Context,
  locale: Locale,
  isIt: (address: LandingAddress) => boolean,
): Promise<FoundDraft | null> {
  const { docs } = await ctx.payload.find({
    collection: 'search-seos',
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { Slug_path: true, Slug_name: true, updatedAt: true },
    req: ctx.req,
  })
  const stored = docs.find(({ Slug_path: slugPath, Slug_name: slug }) => isIt({ slugPath, slug }))
  return stored ? { collection: 'search-seos', id: stored.id, locale, savedAt: stored.updatedAt } : null
}

/** The draft behind the address of a preview; null when there is none. A document without changes is its own draft. */
export async function findDraft(ctx: Context, locale: Locale, of: DraftOf): Promise<FoundDraft | null> {
  if (of === 'home') return findHome(ctx, locale)
  if ('brand' in of) return findBrand(ctx, locale, of.brand)
  if ('group' in of) return findProject(ctx, locale, of.group, of.slug)
  return findLanding(ctx, locale, (address) => {
    const found = landingAt(address)
    return 'location' in of
      ? found !== null && 'location' in found && found.location === of.location
      : found !== null && 'listing' in found && found.listing === of.listing
  })
}
