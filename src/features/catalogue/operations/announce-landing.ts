import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'
import { landingPath } from '../rules/landing'
import type { SlugPath } from '../rules/vocabulary'

interface StoredLanding {
  Slug_path: SlugPath
  Slug_name: string
  _status?: 'draft' | 'published' | null
}

/** Tells front doors that landing pages changed, for each of them names others; and search engines of its own. */
export async function announceLanding(
  ctx: Context,
  before: StoredLanding | null,
  after: StoredLanding | null,
): Promise<void> {
  const seen = [before, after].filter((one) => one?._status === 'published').filter((one) => one !== null)
  if (seen.length === 0) return
  await announceContent(ctx, ['landings'])
  const paths = seen.flatMap(
    ({ Slug_path: slugPath, Slug_name: slug }) => landingPath(DEFAULT_LOCALE, { slugPath, slug }) ?? [],
  )
  await tellSearchEngines(ctx, [...new Set(paths)])
}
