import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { DELIVERED_EDITION, editionInForce, type PolicyPart } from '../domain/policy'

/**
 * The number of the policy version in force now, to be stored with a consent. When editors have none in force, that of
 * the delivered text.
 */
export async function policyInForce(ctx: Context, part: PolicyPart): Promise<string> {
  requireActor(ctx, may.policyInForce)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'policies',
    where: { and: [{ part: { equals: part } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    select: { version: true, effectiveFrom: true },
  })
  const editions = docs.map(({ version, effectiveFrom }) => ({ version, effectiveFrom: effectiveFrom ?? '' }))
  return editionInForce(editions, ctx.now)?.version ?? DELIVERED_EDITION.version
}
