import { headers } from 'next/headers'
import { openDraft, opensDraft } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { contextOfHeaders } from '@/platform/database/payload'
import { currentEdition, type PolicyPart } from '../domain/policy'
import { listPolicies, listPolicyDrafts } from '../operations/find-policies'

const readEditions = cachedRead(
  'policies',
  (ctx, locale: Locale, part: PolicyPart) => listPolicies(ctx, locale, part),
  () => ['policies'],
)

/**
 * A policy in one language, the requested version or the one in force, with the other versions. `policy` is null when
 * editors have none: the delivered text applies. Null for a version that does not exist.
 */
export async function readPolicy(locale: Locale, part: PolicyPart, version?: string) {
  const editions = await readEditions(locale, part)
  const current = currentEdition(editions)
  const policy = version === undefined ? current : (editions.find((one) => one.version === version) ?? null)
  if (version !== undefined && policy === null) return null
  return { policy, isCurrent: policy === current, editions: editions.filter((one) => one !== policy) }
}

/** A version as its draft: the one a preview link opens, or for staff without a link the latest. */
export async function readPolicyPreview(locale: Locale, part: PolicyPart, token: unknown) {
  const ctx = await contextOfHeaders(await headers(), { purpose: 'preview', token })
  const asker = { token, area: 'catalogue' } as const
  return openDraft(ctx, asker, async () => {
    const drafts = (await listPolicyDrafts(ctx, locale, part)).map((policy) => ({
      collection: 'policies',
      id: policy.id,
      locale,
      policy,
    }))
    const link = typeof token === 'string' ? token : undefined
    return drafts.find((draft) => opensDraft(draft, link, ctx.now)) ?? drafts[0] ?? null
  })
}
