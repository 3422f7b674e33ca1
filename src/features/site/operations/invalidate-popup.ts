import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

const isPublic = (popup: unknown) =>
  typeof popup === 'object' && popup !== null && '_status' in popup && popup._status === 'published'

/** Invalidates every page when a published popup changes. Drafts invalidate nothing. */
export async function invalidatePopup(ctx: Context, before: unknown, after: unknown): Promise<void> {
  requireActor(ctx, may.invalidatePopup)

  const isTakenDown = isPublic(before) && !isPublic(after)
  if (isPublic(before) || isPublic(after)) await invalidateTags(ctx, ['site'], isTakenDown ? 'withdrawn' : 'edited')
}
