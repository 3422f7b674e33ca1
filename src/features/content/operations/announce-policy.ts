import { policyPath } from '@/features/addresses'
import { tellSearchEngines } from '@/features/seo/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'
import type { PolicyPart } from '../rules/policy'

interface StoredPolicy {
  part: PolicyPart
  _status?: 'draft' | 'published' | null
}

/** Tells front doors and search engines that a policy changed. A draft that was never public concerns nobody. */
export async function announcePolicy(
  ctx: Context,
  before: StoredPolicy | null,
  after: StoredPolicy | null,
): Promise<void> {
  const seen = [before, after].filter((one) => one?._status === 'published').filter((one) => one !== null)
  if (seen.length === 0) return
  await announceContent(ctx, ['policies'])
  const paths = seen.map(({ part }) => policyPath(DEFAULT_LOCALE, part === 'cookies' ? part : undefined))
  await tellSearchEngines(ctx, [...new Set(paths)])
}
