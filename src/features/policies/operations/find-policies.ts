import type { Where } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import type { Policy as StoredPolicy } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { inOrder, type Policy, type PolicyPart } from '../domain/policy'

/** A stored version and when it was last saved. */
export interface FoundPolicy extends Policy {
  id: number
  changedAt: string
}

function toPolicy(stored: StoredPolicy, lang: Locale): FoundPolicy {
  return {
    id: stored.id,
    part: stored.part,
    version: stored.version ?? '',
    effectiveFrom: stored.effectiveFrom ?? stored.updatedAt,
    lang,
    title: stored.title ?? '',
    lead: stored.lead ?? '',
    sections: (stored.sections ?? []).map(({ anchor, title, text }) => ({
      id: anchor ?? '',
      title: title ?? '',
      text: text ?? '',
    })),
    meta: {
      title: stored.metaTitle || (stored.title ?? ''),
      description: stored.metaDescription || (stored.lead ?? ''),
    },
    changedAt: stored.updatedAt,
  }
}

/** Whether a version is complete in the language it was read in: half a legal text must not be shown. */
const isWhole = ({ title, sections }: Policy) =>
  title !== '' && sections.length > 0 && sections.every((section) => section.title !== '' && section.text !== '')

async function find(ctx: Context, locale: Locale, isDraft: boolean, where: Where): Promise<FoundPolicy[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'policies',
    where,
    locale,
    fallbackLocale: false,
    draft: isDraft,
    depth: 0,
    pagination: false,
  })
  return docs.map((stored) => toPolicy(stored, locale))
}

/**
 * The versions, latest first, each in the requested language if complete, otherwise in Thai, which is legally binding.
 */
async function findWhole(ctx: Context, locale: Locale, isDraft: boolean, where: Where): Promise<FoundPolicy[]> {
  const found = await find(ctx, locale, isDraft, where)
  if (locale === DEFAULT_LOCALE || found.every(isWhole)) return inOrder(found)
  const thai = await find(ctx, DEFAULT_LOCALE, isDraft, where)
  return inOrder(
    found.map((policy) => (isWhole(policy) ? policy : (thai.find(({ id }) => id === policy.id) ?? policy))),
  )
}

/** Every published version of a policy, latest first. */
export const listPolicies = (ctx: Context, locale: Locale, part: PolicyPart): Promise<FoundPolicy[]> => {
  requireActor(ctx, may.listPolicies)
  return findWhole(ctx, locale, false, { and: [{ part: { equals: part } }, { _status: { equals: 'published' } }] })
}

/** Every version of a policy as its draft, latest first. */
export const listPolicyDrafts = (ctx: Context, locale: Locale, part: PolicyPart): Promise<FoundPolicy[]> => {
  requireActor(ctx, may.listPolicyDrafts)
  return findWhole(ctx, locale, true, { part: { equals: part } })
}
