import type { Context } from '@/platform/context'
import { DELIVERED_EDITION, editionInForce, type PolicyPart } from '../rules/policy'

/**
 * The number of the edition of a part of the policy that is in force now, for whoever keeps a consent that was given
 * on it. Where editors keep none, or none that has begun, it is that of the text the program brings.
 */
export async function policyInForce(ctx: Context, part: PolicyPart): Promise<string> {
  const { docs } = await ctx.payload.find({
    collection: 'policies',
    where: { and: [{ part: { equals: part } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    select: { version: true, effectiveFrom: true },
    req: ctx.req,
  })
  const editions = docs.map(({ version, effectiveFrom }) => ({ version, effectiveFrom: effectiveFrom ?? '' }))
  return editionInForce(editions, ctx.now)?.version ?? DELIVERED_EDITION.version
}
