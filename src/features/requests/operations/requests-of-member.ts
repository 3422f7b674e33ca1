import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { FormName } from '../domain/form-descriptions'
import { may } from '../domain/permissions'

/** A sent form as its sender sees it. What was written is not among it: anybody can enter an address. */
export interface OwnRequest {
  reference: string
  form: FormName
  state: 'waiting' | 'inHand' | 'answered' | 'done'
  at: Date
}

const SHOWN_STATE = {
  new: 'waiting',
  in_hand: 'inHand',
  answered: 'answered',
  closed: 'done',
  spam: 'waiting',
} as const

/** The forms that were sent with a member's proven address, newest first. */
export async function listRequestsOfMember(ctx: Context, email: string): Promise<OwnRequest[]> {
  requireActor(ctx, may.listRequestsOfMember)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'requests',
    where: { email: { equals: email } },
    sort: '-createdAt',
    limit: 50,
    depth: 0,
  })
  return docs.map(({ reference, form, state, createdAt }) => ({
    reference,
    form,
    state: SHOWN_STATE[state],
    at: new Date(createdAt),
  }))
}
