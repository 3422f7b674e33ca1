import type { SavedDraft } from '@/features/previews'
import type { Listing } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { groupSegment } from '@/kernel/vocabulary'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import { type LandingAddress, landingAt } from '../domain/landing'
import { may } from '../domain/permissions'

/** The draft an address refers to. */
export type DraftOf = { group: string; slug: string } | { location: string } | { listing: Listing }

/** Looks up by the slug in the draft, which may differ from the published one. */
async function findProject(ctx: Context, locale: Locale, group: string, slug: string): Promise<SavedDraft | null> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { Slug_name: { equals: slug } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    joins: false,
    sort: 'id',
    select: { Slug_name: true, Project_group: true, updatedAt: true },
  })
  const stored = docs[0]
  if (!stored || groupSegment(stored.Project_group) !== group) return null
  return { collection: 'projects', id: stored.id, locale, savedAt: stored.updatedAt }
}

/** Finds the search entry of a location page or listing by the address in its draft. */
async function findLanding(
  ctx: Context,
  locale: Locale,
  isIt: (address: LandingAddress) => boolean,
): Promise<SavedDraft | null> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'search-seos',
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { Slug_path: true, Slug_name: true, updatedAt: true },
  })
  const stored = docs.find(({ Slug_path: slugPath, Slug_name: slug }) => isIt({ slugPath, slug }))
  return stored ? { collection: 'search-seos', id: stored.id, locale, savedAt: stored.updatedAt } : null
}

/** The draft behind a preview address; null when there is none. A document without changes is its own draft. */
export async function findDraft(ctx: Context, locale: Locale, of: DraftOf): Promise<SavedDraft | null> {
  requireActor(ctx, may.findDraft)

  if ('group' in of) return findProject(ctx, locale, of.group, of.slug)
  return findLanding(ctx, locale, (address) => {
    const found = landingAt(address)
    return 'location' in of
      ? found !== null && 'location' in found && found.location === of.location
      : found !== null && 'listing' in found && found.listing === of.listing
  })
}
