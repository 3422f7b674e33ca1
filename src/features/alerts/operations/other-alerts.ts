import { localApi } from '@/platform/database/local-api'
import type { TransactionContext } from '@/platform/database/transaction'
import type { AlertOptIn } from '../domain/asking'

/** Another alert of the same person. */
interface OtherAlert extends AlertOptIn {
  id: number
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

/** The states of all other alerts of a person. */
export async function otherAlertsOf(
  ctx: TransactionContext,
  fingerprint: string,
  but: { id: number } | null,
): Promise<OtherAlert[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'saved-searches',
    where: { fingerprint: { equals: fingerprint } },
    depth: 0,
    pagination: false,
    select: { state: true, writtenAt: true, linkEndsAt: true },
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
