import type { SavedDraft } from '@/features/previews'
import type { Listing } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type LandingAddress, landingAt } from '../../domain/lists/landing'
import { may } from '../../domain/permissions'

/** The search entry whose draft an address refers to. */
export type DraftOf = { location: string } | { listing: Listing }

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

  return findLanding(ctx, locale, (address) => {
    const found = landingAt(address)
    return 'location' in of
      ? found !== null && 'location' in found && found.location === of.location
      : found !== null && 'listing' in found && found.listing === of.listing
  })
}
