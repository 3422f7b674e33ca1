import type { TransactionContext } from '@/platform/transaction'
import type { AlertStanding } from '../rules/asking'
import { fingerprintOf } from './alert-tokens'

/** One of the other alerts of a person. */
interface OtherAlert extends AlertStanding {
  id: number
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

/** How all alerts of a person stand, but for one of them. */
export async function otherAlertsOf(
  ctx: TransactionContext,
  email: string,
  but: { id: number } | null,
): Promise<OtherAlert[]> {
  const { docs } = await ctx.payload.find({
    collection: 'saved-searches',
    where: { fingerprint: { equals: fingerprintOf(email) } },
    depth: 0,
    pagination: false,
    select: { state: true, writtenAt: true, linkEndsAt: true },
    req: ctx.req,
  })
  return docs
    .filter(({ id }) => id !== but?.id)
    .map(({ id, state, writtenAt, linkEndsAt }) => ({
      id,
      state,
      writtenAt: dateOf(writtenAt),
      linkEndsAt: dateOf(linkEndsAt),
    }))
}
