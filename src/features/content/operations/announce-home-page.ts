import { homePath } from '@/features/addresses'
import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

/** Tells front doors and search engines that the home page was published anew. */
export async function announceHomePage(ctx: Context): Promise<void> {
  await announceContent(ctx, ['home'])
  await tellSearchEngines(ctx, [homePath(DEFAULT_LOCALE)])
}
