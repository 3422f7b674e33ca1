import { pagePath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { kindOfMove } from '@/kernel/cache/content-change'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { LivingKind } from '../domain/entry'
import { entryPath } from '../domain/entry-path'
import { may } from '../domain/permissions'

/** The fields of a stored entry that its invalidation needs. */
export interface StoredEntry {
  _status?: 'draft' | 'published' | null
  kind: LivingKind
  slug: string
}

/** Invalidates what shows an entry when a public one is changed, published or taken down. Drafts change nothing. */
export async function invalidateEntry(
  ctx: Context,
  before: StoredEntry | null,
  after: StoredEntry | null,
): Promise<void> {
  requireActor(ctx, may.invalidateEntry)

  const pathOf = (entry: StoredEntry | null) =>
    entry?._status === 'published' ? entryPath(DEFAULT_LOCALE, entry) : null
  const [was, is] = [pathOf(before), pathOf(after)]
  const paths = [was, is].filter((path) => path !== null)
  if (paths.length === 0) return
  await invalidateTags(ctx, ['living'], kindOfMove(was, is))
  await submitToIndexNow(ctx, [...new Set([...paths, pagePath(DEFAULT_LOCALE, 'noblecare')])])
}
