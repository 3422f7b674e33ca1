import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import type { CacheTag } from '@/kernel/cache/cache-tags'
import { kindOfMove } from '@/kernel/cache/content-change'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { landingPath } from '../../domain/lists/landing'
import { may } from '../../domain/permissions'
import { isOfferChanged, type StoredChoice } from '../../domain/prices/offered-choice'

/** The Thai address of a public landing page; null for one that is not public, or has no page of its own. */
function publicPath(landing: StoredChoice | null): string | null {
  if (landing?._status !== 'published') return null
  return landingPath(DEFAULT_LOCALE, { slugPath: landing.Slug_path, slug: landing.Slug_name })
}

/**
 * Invalidates landing pages, since each links to others, or every page when the choices of the search form change; and
 * notifies search engines.
 */
export async function invalidateLanding(
  ctx: Context,
  before: StoredChoice | null,
  after: StoredChoice | null,
): Promise<void> {
  requireActor(ctx, may.invalidateLanding)

  const seen = [before, after].filter((one) => one?._status === 'published').filter((one) => one !== null)
  if (seen.length === 0) return
  const [was, is] = [publicPath(before), publicPath(after)]
  const tags: CacheTag[] = isOfferChanged(before, after) ? ['landings', 'choices'] : ['landings']
  await invalidateTags(ctx, tags, kindOfMove(was, is))
  await submitToIndexNow(ctx, [...new Set([was, is].filter((path) => path !== null))])
}
