import { pagePath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { kindOfMove } from '@/kernel/cache/content-change'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

interface StoredPage {
  _status?: 'draft' | 'published' | null
}

/** Invalidates the page when it is published or taken down, and notifies search engines. A draft changes nothing. */
export async function invalidateNobleId(
  ctx: Context,
  before: StoredPage | null | undefined,
  after: StoredPage,
): Promise<void> {
  requireActor(ctx, may.invalidateNobleId)

  const isPublic = (page: StoredPage | null | undefined) => page?._status === 'published'
  if (!isPublic(before) && !isPublic(after)) return
  const path = pagePath(DEFAULT_LOCALE, 'noble-id')
  await invalidateTags(ctx, ['noble-id'], kindOfMove(isPublic(before) ? path : null, isPublic(after) ? path : null))
  await submitToIndexNow(ctx, [path])
}
