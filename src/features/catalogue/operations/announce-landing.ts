import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'
import { landingPath } from '../rules/landing'
import { isOfferChanged, type StoredChoice } from '../rules/offered-choice'

/**
 * Tells front doors that landing pages changed, for each of them names others, and every page when it is offered in
 * another way; and search engines of its own.
 */
export async function announceLanding(
  ctx: Context,
  before: StoredChoice | null,
  after: StoredChoice | null,
): Promise<void> {
  const seen = [before, after].filter((one) => one?._status === 'published').filter((one) => one !== null)
  if (seen.length === 0) return
  await announceContent(ctx, isOfferChanged(before, after) ? ['landings', 'choices'] : ['landings'])
  const paths = seen.flatMap(
    ({ Slug_path: slugPath, Slug_name: slug }) => landingPath(DEFAULT_LOCALE, { slugPath, slug }) ?? [],
  )
  await tellSearchEngines(ctx, [...new Set(paths)])
}
