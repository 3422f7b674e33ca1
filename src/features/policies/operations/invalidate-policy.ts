import { policyPath } from '@/features/routing'
import { submitToIndexNow } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { PolicyPart } from '../domain/policy'

interface StoredPolicy {
  part: PolicyPart
  _status?: 'draft' | 'published' | null
}

/** Invalidates the pages of a policy and notifies search engines. A draft that was never public changes nothing. */
export async function invalidatePolicy(
  ctx: Context,
  before: StoredPolicy | null,
  after: StoredPolicy | null,
): Promise<void> {
  requireActor(ctx, may.invalidatePolicy)

  const seen = [before, after].filter((one) => one?._status === 'published').filter((one) => one !== null)
  if (seen.length === 0) return
  // An edition that is no longer in force is never shown again.
  await invalidateTags(ctx, ['policies'], 'withdrawn')
  const paths = seen.map(({ part }) => policyPath(DEFAULT_LOCALE, part === 'cookies' ? part : undefined))
  await submitToIndexNow(ctx, [...new Set(paths)])
}
