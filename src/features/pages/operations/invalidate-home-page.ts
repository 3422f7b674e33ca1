import { homePath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Invalidates the home page and notifies search engines after it was published. */
export async function invalidateHomePage(ctx: Context): Promise<void> {
  requireActor(ctx, may.invalidateHomePage)

  await invalidateTags(ctx, ['home'])
  await submitToIndexNow(ctx, [homePath(DEFAULT_LOCALE)])
}
