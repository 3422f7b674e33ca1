import { headers } from 'next/headers'
import { openDraft, opensDraft } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { publicContext } from '@/platform/payload'
import { listPolicies, listPolicyDrafts } from '../operations/find-policies'
import { currentEdition, type PolicyPart } from '../rules/policy'

const readEditions = cachedRead(
  'policies',
  (ctx, locale: Locale, part: PolicyPart) => listPolicies(ctx, locale, part),
  () => ['policies'],
)

/**
 * A part of the policy in one language, the edition asked for or the one that applies, with the names of the others.
 * `policy` is null when editors keep none: the program's own text applies then. Null for an edition that is not there.
 */
export async function readPolicy(locale: Locale, part: PolicyPart, version?: string) {
  const editions = await readEditions(locale, part)
  const current = currentEdition(editions)
  const policy = version === undefined ? current : (editions.find((one) => one.version === version) ?? null)
  if (version !== undefined && policy === null) return null
  return { policy, isCurrent: policy === current, editions: editions.filter((one) => one !== policy) }
}

/** An edition as its draft stands: the one that a link opens, for staff without a link the latest. */
export async function readPolicyPreview(locale: Locale, part: PolicyPart, token: unknown) {
  const ctx = await publicContext()
  const asker = { headers: await headers(), token, area: 'catalogue' } as const
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
