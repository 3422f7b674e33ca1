import { shortLinkTag } from '@/kernel/cache/cache-tags'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Makes every gateway read these short links again: the previous and the new code. */
export async function invalidateShortLink(ctx: Context, codes: readonly (string | null | undefined)[]): Promise<void> {
  requireActor(ctx, may.invalidateShortLink)

  const named = new Set(codes.flatMap((code) => code || []))
  await invalidateTags(ctx, [...named].map(shortLinkTag))
}
