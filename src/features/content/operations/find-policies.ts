import type { Where } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import type { Policy as StoredPolicy } from '@/payload-types'
import type { Context } from '@/platform/context'
import { inOrder, type Policy, type PolicyPart } from '../rules/policy'

/** An edition that is kept, and when it was last saved. */
export interface KeptPolicy extends Policy {
  id: number
  changedAt: string
}

function toPolicy(stored: StoredPolicy, lang: Locale): KeptPolicy {
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

/** Whether an edition was written whole in the language it was read in: half a legal text is none. */
const isWhole = ({ title, sections }: Policy) =>
  title !== '' && sections.length > 0 && sections.every((section) => section.title !== '' && section.text !== '')

async function find(ctx: Context, locale: Locale, isDraft: boolean, where: Where): Promise<KeptPolicy[]> {
  const { docs } = await ctx.payload.find({
    collection: 'policies',
    where,
    locale,
    fallbackLocale: false,
    draft: isDraft,
    depth: 0,
    pagination: false,
    req: ctx.req,
  })
  return docs.map((stored) => toPolicy(stored, locale))
}

/** The editions, the latest first, each in the language asked for, or whole in Thai, which counts in law. */
async function findWhole(ctx: Context, locale: Locale, isDraft: boolean, where: Where): Promise<KeptPolicy[]> {
  const found = await find(ctx, locale, isDraft, where)
  if (locale === DEFAULT_LOCALE || found.every(isWhole)) return inOrder(found)
  const thai = await find(ctx, DEFAULT_LOCALE, isDraft, where)
  return inOrder(
    found.map((policy) => (isWhole(policy) ? policy : (thai.find(({ id }) => id === policy.id) ?? policy))),
  )
}

/** Every published edition of a part of the policy, the latest first. */
export const listPolicies = (ctx: Context, locale: Locale, part: PolicyPart): Promise<KeptPolicy[]> =>
  findWhole(ctx, locale, false, { and: [{ part: { equals: part } }, { _status: { equals: 'published' } }] })

/** Every edition of a part as its draft stands, the latest first. */
export const listPolicyDrafts = (ctx: Context, locale: Locale, part: PolicyPart): Promise<KeptPolicy[]> =>
  findWhole(ctx, locale, true, { part: { equals: part } })
